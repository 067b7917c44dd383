import type { detailWords } from "./detail-words.ts";

// Details that visitors ask or add after a template or a task, such as a second receiver. For each, a sentence says what
// holds of any workflow. The assistant gives this sentence where no text of the website answers the question.

interface Detail {
  id: keyof typeof detailWords;
  en: string;
  de: string;
}

/** The assistant gives the first two that a message names. The rarer ones therefore stand first. */
export const details: readonly Detail[] = [
  {
    id: "large-files",
    en: "large files stay where they are, and a message carries a link to them; n8n itself should move only small ones.",
    de: "Große Dateien bleiben, wo sie sind, und eine Nachricht trägt einen Link darauf; durch n8n selbst sollten nur kleine laufen.",
  },
  {
    id: "money-back",
    en: "refunds, returns and credit notes are a case of their own: if your shop or program reports them, a second path of the workflow can enter them.",
    de: "Erstattungen, Retouren und Gutschriften sind ein eigener Fall: Meldet Ihr Shop oder Programm sie, kann ein zweiter Weg im Workflow sie eintragen.",
  },
  {
    id: "moved-dates",
    en: "if a date moves, change it where the workflow reads it, in the list or the calendar: each run reads it anew, and what was not sent yet follows the new date. A message about the change itself is a further step.",
    de: "Verschiebt sich ein Termin, ändern Sie ihn dort, wo der Workflow ihn liest, in der Liste oder im Kalender: Jeder Lauf liest ihn neu, und was noch nicht hinausging, folgt dem neuen Termin. Eine Nachricht über die Änderung selbst ist ein weiterer Schritt.",
  },
  {
    id: "closed-days",
    en: "it knows closed days and holidays only if they are written down, in a list or a calendar of yours; a condition then looks there before anything goes out, and waits.",
    de: "Ruhetage und Feiertage kennt es nur, wenn sie irgendwo stehen, in einer Liste oder einem Kalender von Ihnen; eine Bedingung sieht dann dort nach, bevor etwas hinausgeht, und wartet.",
  },
  {
    id: "grouping",
    en: "several entries of one person or case can become one message: a step groups them before the message is written.",
    de: "Mehrere Einträge zu einer Person oder einem Fall können eine Nachricht werden: Ein Schritt fasst sie zusammen, bevor die Nachricht geschrieben wird.",
  },
  {
    id: "fees",
    en: "fees and rates are a calculation in a step: you say when they apply and how high they are, in a column or as a number.",
    de: "Gebühren und Sätze sind eine Rechnung in einem Schritt: Sie sagen, wann sie gelten und wie hoch sie sind, in einer Spalte oder als Zahl.",
  },
  {
    id: "part-payments",
    en: "a part payment or a deposit has to stand somewhere that the workflow reads, such as a column with what is still open; it then names only the rest, or goes on only after the payment.",
    de: "Eine Teilzahlung oder Anzahlung muss dort stehen, wo der Workflow liest, etwa in einer Spalte mit dem offenen Rest; er nennt dann nur den Rest oder macht erst nach der Zahlung weiter.",
  },
  {
    id: "counting",
    en: "counting works from your list: the workflow adds up the entries of each person and acts when the number is reached.",
    de: "Zählen geht aus Ihrer Liste: Der Workflow zählt die Einträge jeder Person und handelt, wenn die Zahl erreicht ist.",
  },
  {
    id: "columns",
    en: "one list is simplest, but several can be read: each has a reading step of its own, which says what its columns mean, and a further step puts them together.",
    de: "Eine Liste ist am einfachsten, doch auch mehrere lassen sich lesen: Jede bekommt einen eigenen Leseschritt, der sagt, was ihre Spalten bedeuten, und ein weiterer Schritt fügt sie zusammen.",
  },
  {
    id: "free-slots",
    en: "before it answers, a step can look in your calendar or list whether that is still free; what is taken or full gets another answer or goes to you.",
    de: "Bevor es antwortet, kann ein Schritt in Ihrem Kalender oder Ihrer Liste nachsehen, ob noch etwas frei ist; was belegt oder voll ist, bekommt eine andere Antwort oder geht an Sie.",
  },
  {
    id: "at-once",
    en: "it can tell you at once: as soon as a run sees such a case, a step sends a message to your phone (SMS, WhatsApp or a chat). How soon that is depends on how often it looks, from every minute to once a day.",
    de: "Es kann Ihnen sofort Bescheid geben: Sobald ein Lauf so einen Fall sieht, schickt ein Schritt eine Nachricht aufs Handy (SMS, WhatsApp oder Chat). Wie bald das ist, hängt davon ab, wie oft es nachsieht: von jeder Minute bis einmal am Tag.",
  },
  {
    id: "human-first",
    en: "it can wait for a yes: what is ready goes to you as a draft by email or chat, and nothing goes on before somebody of yours confirms it, always or only in the cases that you name.",
    de: "Es kann auf ein Ja warten: Das Fertige kommt als Entwurf per E-Mail oder Chat zu Ihnen, und nichts geht weiter, bevor jemand von Ihnen es bestätigt, immer oder nur in den Fällen, die Sie nennen.",
  },
  {
    id: "left-out",
    en: "whoever is to be left out needs a mark that the workflow reads, such as a word in a column, a tag or a date; a condition before the message then skips them. Nobody is left out because of something that only you know.",
    de: "Wer ausgelassen werden soll, braucht ein Merkmal, das der Workflow liest, etwa ein Wort in einer Spalte, ein Etikett oder ein Datum; eine Bedingung vor der Nachricht überspringt ihn dann. Was nur Sie wissen, kann niemanden auslassen.",
  },
  {
    id: "threshold",
    en: "such a limit is a number in a condition, which you or we set: what lies above it goes another way than the rest, for example to you first.",
    de: "So eine Grenze ist eine Zahl in einer Bedingung, die Sie oder wir setzen: Was darüber liegt, geht einen anderen Weg als der Rest, etwa zuerst zu Ihnen.",
  },
  {
    id: "routing",
    en: "different cases take different ways: a step looks at a column, a field of the form, a place or a word, and each case then has its own text, receiver or list. What tells them apart has to stand in the data, such as a field in the form.",
    de: "Verschiedene Fälle gehen verschiedene Wege: Ein Schritt sieht auf eine Spalte, ein Feld im Formular, einen Ort oder ein Wort, und jeder Fall hat dann seinen Text, seinen Empfänger oder seine Liste. Woran man sie unterscheidet, muss in den Daten stehen, etwa als Feld im Formular.",
  },
  {
    id: "receivers",
    en: "one message can go to several people: with further addresses in the step that sends it, or with a copy of this step that has its own text and time.",
    de: "Eine Nachricht kann an mehrere gehen: mit weiteren Adressen in dem Schritt, der sie sendet, oder mit einer Kopie dieses Schritts mit eigenem Text und eigener Zeit.",
  },
  {
    id: "stop",
    en: "it stops as soon as something says so that the workflow reads, such as a reply, a payment or a mark in the list; it can look that up right before each message.",
    de: "Es hört auf, sobald das irgendwo steht, wo der Workflow liest: eine Antwort, eine Zahlung oder ein Vermerk in der Liste; das kann er direkt vor jeder Nachricht nachsehen.",
  },
  {
    id: "once-only",
    en: "so that nothing happens twice, the workflow looks first whether it knows the person or the case already, by email, number or place, within the time that you name.",
    de: "Damit nichts doppelt geschieht, sieht der Workflow zuerst nach, ob er die Person oder den Fall schon kennt, an E-Mail, Nummer oder Ort und in der Zeit, die Sie nennen.",
  },
  {
    id: "missing-data",
    en: "where something needed is missing, it does not guess: the case goes on a list or to a person, who completes it.",
    de: "Wo etwas Nötiges fehlt, rät es nicht: Der Fall kommt auf eine Liste oder zu einem Menschen, der ihn ergänzt.",
  },
  {
    id: "own-texts",
    en: "the texts stand in the steps and are yours to write; what differs from person to person, such as the salutation or the text of a group, comes from a column of your list.",
    de: "Die Texte stehen in den Schritten und gehören Ihnen; was sich von Mensch zu Mensch unterscheidet, etwa die Anrede oder der Text einer Gruppe, kommt aus einer Spalte Ihrer Liste.",
  },
  {
    id: "languages",
    en: "each receiver's language needs a column, and each language its text; a step can also translate, and somebody should read that over.",
    de: "Die Sprache jedes Empfängers braucht eine Spalte und jede Sprache ihren Text; ein Schritt kann auch übersetzen, und jemand sollte das gegenlesen.",
  },
  {
    id: "form-field",
    en: "a form gets a further field easily, and what somebody enters there can decide what happens next.",
    de: "Ein Formular bekommt leicht ein weiteres Feld, und was jemand dort einträgt, kann entscheiden, wie es weitergeht.",
  },
  {
    id: "own-design",
    en: "a PDF with your letterhead or logo takes a step that fills in a template of yours and attaches it.",
    de: "Ein PDF mit Ihrem Briefkopf oder Logo braucht einen Schritt, der eine Vorlage von Ihnen ausfüllt und anhängt.",
  },
  {
    id: "rhythm",
    en: "on which days, how often and at what hour it runs stands in its first step: from every minute to once a year.",
    de: "An welchen Tagen, wie oft und um welche Uhrzeit es läuft, steht im ersten Schritt: von jeder Minute bis einmal im Jahr.",
  },
  {
    id: "waits",
    en: "how long it waits, or how long before a date it writes, is a number that you or we set; several times, such as 90, 30 and 7 days before, are several such numbers.",
    de: "Wie lange es wartet oder wie lange vor einem Termin es schreibt, ist eine Zahl, die Sie oder wir setzen; mehrere Zeiten, etwa 90, 30 und 7 Tage vorher, sind mehrere solche Zahlen.",
  },
];
