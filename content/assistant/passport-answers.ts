// Sentences with which the assistant quotes a template's passport, the report on what the template's tests proved. In
// English and German.

interface PassportAnswers {
  /** Headings of the answers. {title}: the template's title. */
  proof: string;
  fails: string;
  writes: string;
  /**
   * {situations}, {errors}: number of tested situations, and of those in which something fails. {releases}: of n8n,
   * such as "2.41.1, 2.0.0".
   */
  played: string;
  /** {made}, {noticed}: numbers of mistakes put into copies of the workflow. */
  faults: string;
  /** {steps}: names of the steps whose failure no run shows. */
  untried: string;
  allTried: string;
  ownRecord: string;
  /** {path}: address of the template's passport page. {template}: link to the template. */
  link: string;
  /** Sentences on the failure of a step's service: its effect, and how the owner hears of it. */
  outcomes: Record<"branch" | "on" | "stop", string>;
  learns: Record<"message" | "same" | "lost" | "list" | "nobody" | "unknown", string>;
  noService: string;
  /** {companies}: names of the companies whose AI takes part. */
  ai: string;
  noAi: string;
  /** {steps}: names of the steps that write messages. */
  draft: string;
  asks: string;
  shown: string;
  alone: string;
  onlyOwn: string;
  /** Which personal data other companies get. {path}: address of the passport. */
  receivers: string;
  noReceivers: string;
  /** Words for what a company gets besides the passport's kinds of data, and for a company that gets none. */
  gets: Record<"ai" | "words" | "documents" | "messages" | "nothing", string>;
  /** Data that the company itself already has, such as entries of a calendar. {fields}: such as "name, email address". */
  holds: string;
  /** Says that no other company gets names, if a message asks for them. */
  noNames: string;
  /** Says what decides in which country data is stored. */
  country: string;
  /** The passport's kinds of personal data in this language. */
  kinds: Readonly<Record<string, string>>;
}

export const passportAnswers: Record<"en" | "de", PassportAnswers> = {
  en: {
    proof: "What was tested of “{title}”",
    fails: "What “{title}” does when a service fails",
    writes: "Who checks what “{title}” writes",
    played:
      "{situations} situations were played in n8n {releases}, with simulated services; in {errors} of them something fails.",
    faults:
      "We broke copies of it {made} times on purpose: our tests caught {noticed} of these mistakes. The template itself has none of them.",
    untried: "Not tested: what happens when these steps fail: {steps}.",
    allTried: "The failure of each of its steps was tested.",
    ownRecord:
      "We recorded it ourselves, and nobody independent checked it. That the files are those that were tested, you can check; repeating the runs takes the source of this website.",
    link: "The [passport]({path}) of {template} says all of it, including what was not tested.",
    outcomes: {
      branch: "the work goes another way, made for that",
      on: "the step is left out and the rest goes on",
      stop: "the run ends and can be repeated in n8n",
    },
    learns: {
      message: "you get a message",
      same: "the message about it goes by the same service, so look into n8n as well",
      lost: "the message about it failed as well when we tried",
      list: "you see it in n8n under “Executions”",
      nobody: "nothing tells you",
      unknown: "who hears about it was not tested",
    },
    noService: "No step of it needs a service that can fail.",
    ai: "An AI takes part ({companies}). Now and then it makes something up or misreads something, so the last word belongs to a person where that would do harm.",
    noAi: "No AI takes part: it writes texts that you word once, by fixed rules.",
    draft: "These wait as drafts until you send them: {steps}.",
    asks: "These go out only after somebody has said yes: {steps}.",
    shown: "These are shown at once, on a page or in a chat: {steps}.",
    alone: "These go out by themselves, from your own account: {steps}.",
    onlyOwn: "It writes to nobody but you and your team.",
    receivers: "What other companies get of personal data, according to its [passport]({path}):",
    noReceivers: "According to its [passport]({path}), no other company gets personal data.",
    gets: {
      ai: "AI",
      words: "what people wrote in their own words",
      documents: "whatever is in your documents",
      messages: "whatever is in the texts that it reads",
      nothing: "nothing about a person, as far as the recorded runs show",
    },
    holds: "Already there, and read by your n8n: {fields}",
    noNames: "Names are not among it, as far as the recorded runs show.",
    country:
      "In which country a company stores this, your agreement with it says. Google, Microsoft, OpenAI, Slack and Twilio, for example, are companies from the USA.",
    kinds: {},
  },
  de: {
    proof: "Was an „{title}“ getestet wurde",
    fails: "Was „{title}“ tut, wenn ein Dienst ausfällt",
    writes: "Wer prüft, was „{title}“ schreibt",
    played:
      "{situations} Fälle wurden in n8n {releases} durchgespielt, mit simulierten Diensten; in {errors} davon geht etwas schief.",
    faults:
      "In Kopien haben wir {made} Mal absichtlich einen Fehler eingebaut: {noticed} davon haben unsere Tests bemerkt. In der Vorlage selbst steckt keiner.",
    untried: "Nicht versucht: was geschieht, wenn diese Schritte scheitern: {steps}.",
    allTried: "Das Scheitern jedes Schritts wurde versucht.",
    ownRecord:
      "Aufgezeichnet haben wir es selbst, unabhängig geprüft hat es niemand. Ob die Dateien die getesteten sind, können Sie prüfen; um die Läufe zu wiederholen, braucht man den Quelltext dieser Website.",
    link: "Alles, auch was nicht versucht wurde, sagt der [Pass]({path}) (auf Englisch) von {template}.",
    outcomes: {
      branch: "es geht einen anderen Weg, der dafür gemacht ist",
      on: "der Schritt entfällt und der Rest geht weiter",
      stop: "der Lauf endet und lässt sich in n8n wiederholen",
    },
    learns: {
      message: "Sie bekommen eine Nachricht",
      same: "die Nachricht darüber geht über denselben Dienst, also sehen Sie auch in n8n nach",
      lost: "die Nachricht darüber ist beim Versuch auch gescheitert",
      list: "Sie sehen es in n8n unter „Executions“",
      nobody: "es sagt Ihnen niemand",
      unknown: "wer davon erfährt, wurde nicht versucht",
    },
    noService: "Kein Schritt braucht einen Dienst, der ausfallen kann.",
    ai: "Eine KI ist beteiligt ({companies}). Ab und zu erfindet sie etwas oder liest etwas falsch; wo das schaden würde, gehört das letzte Wort also einem Menschen.",
    noAi: "Keine KI ist beteiligt: Die Texte formulieren Sie einmal, der Rest sind feste Regeln.",
    draft: "Das wartet als Entwurf, bis Sie es absenden: {steps}.",
    asks: "Das geht erst hinaus, wenn jemand Ja gesagt hat: {steps}.",
    shown: "Das wird sofort gezeigt, auf einer Seite oder im Chat: {steps}.",
    alone: "Das geht von selbst hinaus, von Ihrem eigenen Konto: {steps}.",
    onlyOwn: "Sie schreibt nur Ihnen und Ihrem Team.",
    receivers:
      "Was andere Firmen an personenbezogenen Daten bekommen, laut ihrem [Pass]({path}) (auf Englisch):",
    noReceivers:
      "Laut ihrem [Pass]({path}) (auf Englisch) bekommt keine andere Firma personenbezogene Daten.",
    gets: {
      ai: "KI",
      words: "was Leute in eigenen Worten schrieben",
      documents: "alles, was in Ihren Dokumenten steht",
      messages: "alles, was in den Texten steht, die sie liest",
      nothing: "nichts über Menschen, soweit die aufgezeichneten Läufe zeigen",
    },
    holds: "Steht schon dort, und Ihr n8n liest es: {fields}",
    noNames: "Namen sind nicht darunter, soweit die aufgezeichneten Läufe zeigen.",
    country:
      "In welchem Land eine Firma das speichert, sagt Ihr Vertrag mit ihr. Google, Microsoft, OpenAI, Slack und Twilio zum Beispiel sind Firmen aus den USA.",
    kinds: {
      name: "Name",
      "email address": "E-Mail-Adresse",
      "phone number": "Telefonnummer",
      "dates or times": "Tage oder Uhrzeiten",
      "date of birth": "Geburtsdatum",
      "postal address": "Anschrift",
      payment: "Zahlung",
      account: "Konto",
      document: "Dokument",
      company: "Firma",
      location: "Ort",
      health: "Gesundheit",
    },
  },
};
