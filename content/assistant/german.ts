// German versions of the website's texts that the assistant quotes, because the website is in English. The ids are
// those of src/features/chat/server/answer/passages.ts. A test requires an entry for each id.
import { brand } from "../site/brand.ts";
import {
  asSentence,
  claims as english,
  germanClaims as claims,
  languagesIn,
} from "../site/claims.ts";
import { industries } from "../landing/industries.ts";
import { figuresNote } from "../landing/reasons.ts";
import { listPeople } from "../site/people.ts";
import { rareQuestionsInGerman } from "./rare-questions.ts";

export interface GermanPassage {
  title: string;
  text: string;
}

const CODES = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26)),
);

/** German names of all languages with a two-letter code (ISO 639-1), by their English names in small letters. */
const languageNames = new Map(
  CODES.flatMap((code): [string, string][] => {
    const [name, ours] = ["en", "de"].map((locale) =>
      new Intl.DisplayNames(locale, { type: "language", fallback: "none" }).of(code),
    );
    return name && ours ? [[name.toLowerCase(), ours]] : [];
  }),
);

/** Returns the German names of languages. A language that is in no list keeps the name from the settings. */
export function germanLanguages(spoken = english.languages): string[] {
  return spoken.map((language) => languageNames.get(language.toLowerCase()) ?? language);
}

const ourPeople = () =>
  listPeople((languages) => germanLanguages(languagesIn(languages)).join(", "));

const DELIVERED = { name: brand.name, description: brand.description };

/** Returns the business's own description of itself; undefined if the settings still have the delivered sample. */
function ownDescription(): string | undefined {
  const sample = DELIVERED.description.replaceAll(DELIVERED.name, brand.name);
  return brand.description === sample ? undefined : brand.description;
}

/** German names of pages and sections of the website, by their paths. */
export const germanPages: Readonly<Record<string, string>> = {
  "/#faq": "Fragen von Inhabern",
  "/#features": "Was wir liefern",
  "/#process": "So gehen wir vor",
  "/#reasons": "Warum wir",
  "/#industries": "Branchen",
  "/#contact": "Kontakt",
  "/#people": "Wer antwortet",
  "/templates": "Vorlagen",
  "/connect#get-n8n": "Woher man n8n bekommt, und was es kostet",
  "/check": "Prüfung",
  "/imprint": "Impressum",
};

export const german: Readonly<Record<string, GermanPassage>> = {
  ...rareQuestionsInGerman,
  price: {
    title: "Was kostet das?",
    get text() {
      const listed = (brand.prices ?? []).map(({ label, text }) => `${label}: ${text}`);
      const prices =
        listed.join("\n\n") || "Das hängt von der Aufgabe ab, darum gibt es keine Preisliste.";
      const isFixed =
        listed.length === 0 && "Es ist also ein Festpreis und keine Abrechnung nach Stunden.";
      return [
        prices,
        "Nach einem Gespräch von 30 Minuten bekommen Sie ein festes Angebot in Schriftform: was gebaut wird, was es kostet und welche Gebühren Ihre Programme im Monat verlangen.",
        "Wir rechnen mit Ihnen aus, was die Aufgabe Sie heute kostet. Lohnt sich die Automatisierung nicht, sagen wir es.",
        isFixed,
      ]
        .filter(Boolean)
        .join("\n\n");
    },
  },
  "pay-back": {
    title: "Wann rechnet es sich?",
    get text() {
      const usual = claims.payBack && `Unser Ziel: nach ${claims.payBack}. `;
      return `${usual}Wie lange es bei Ihnen dauert, hängt davon ab, wie oft die Aufgabe anfällt und wie lange sie von Hand dauert; beides steht in der Rechnung, die Sie vor der Entscheidung bekommen.`;
    },
  },
  time: {
    title: "Wie lange dauert es, bis etwas läuft?",
    get text() {
      const usual = claims.live
        ? `Unser Ziel: Ein erster Ablauf ist nach ${claims.live} im Einsatz.`
        : "Das hängt von der Aufgabe ab.";
      return `${usual} Es beginnt mit einer Aufgabe, nicht mit dem ganzen Betrieb. Von Ihnen brauchen wir ein Gespräch, Zugang zu den Programmen und jemanden, der weiß, wie die Arbeit heute gemacht wird. Wann wir anfangen könnten und ob ein fester Tag zu schaffen ist, sagt diese Website nicht: Nennen Sie den Tag in einer Nachricht, dann antwortet ein Mensch.`;
    },
  },
  tools: {
    title: "Müssen wir unsere Programme wechseln?",
    text: "Nein. Wir verbinden, was Sie haben: E-Mail, Kalender, CRM, Tabellen, Shop, Buchungssystem, Telefon. Ein Programm mit einer Schnittstelle lässt sich meist anbinden; wenn nicht, sagen wir es, bevor Sie bestellen. Wechseln Sie später ein Programm, werden die Schritte geändert, die es nutzen, von Ihnen oder von uns.",
  },
  n8n: {
    title: "Was ist n8n, und warum nutzen Sie es?",
    text: "n8n ist ein Programm, das andere Programme verbindet. Jeden Ablauf sehen Sie als Zeichnung, die Sie lesen und ändern können. Es kann auf Ihrem eigenen Server laufen, und viele Leute kennen es; Sie sind also nicht von uns abhängig.",
  },
  hosting: {
    title: "Wo läuft das?",
    text: "Wo Sie möchten: in der Cloud von n8n oder auf einem Server, den Sie mieten oder besitzen. In beiden Fällen gehört das Konto Ihnen. Wir helfen beim Auswählen und Einrichten.",
  },
  data: {
    title: "Was ist mit unseren Daten und der DSGVO?",
    text: "Jede Verbindung bekommt nur die Rechte, die sie braucht, und Sie bekommen eine Liste, welche Daten wohin gehen. Wo personenbezogene Daten in Ihrem Auftrag verarbeitet werden, gehört der nötige Vertrag (AVV) zum Angebot.\n\nKI-Modelle werden nur dort eingesetzt, wo Sie zugestimmt haben. Daten über Gesundheit und Bewerber bleiben draußen, es sei denn, Sie entscheiden anders.\n\nEs läuft in der Cloud von n8n oder auf einem Server von Ihnen; in welchem Land ein Anbieter speichert und wer von uns beim Bauen Zugang hat, sagt ein Mensch, bevor Sie entscheiden.",
  },
  failure: {
    title: "Was, wenn etwas ausfällt?",
    text: "Jeder Ablauf, den wir für Sie bauen, hat einen Weg für Fehler: Er hält beim gescheiterten Schritt an, behält, was er hatte, und sagt einem Menschen, den Sie bestimmt haben, was geschehen ist. Meist ist ein Passwort abgelaufen oder ein Formular geändert; wie man beides behebt, steht in der Anleitung. Der Pass einer kostenlosen Vorlage sagt, welche ihrer Fehler Ihnen niemand meldet. Wer haftet und wie schnell nachts oder am Wochenende jemand von uns hilft, sagt diese Website nicht; fragen Sie, bevor Sie bestellen.",
  },
  maintenance: {
    title: "Wer kümmert sich später darum?",
    text: "Sie selbst, jemand, den Sie kennen, oder wir. Zu jedem Ablauf gehört eine Anleitung, und Ihr Team lernt, ihn zu lesen, anzuhalten und wieder zu starten. Sollen wir uns kümmern, ist das ein eigenes Angebot, das sich auch wieder beenden lässt. Der Ablauf gehört Ihnen, in Ihrem Konto, und läuft ohne uns weiter, wenn wir nicht mehr zusammenarbeiten. Eine Mindestlaufzeit oder Kündigungsfrist nennt diese Website nicht: Was gilt, steht in Ihrem Angebot.",
  },
  "templates-free": {
    title: "Sind die Vorlagen wirklich kostenlos?",
    text: "Ja. Sie geben eine E-Mail-Adresse an und bekommen den Ablauf mit Anleitung; nutzen und ändern dürfen Sie ihn nach der Lizenz, die auf seiner Seite steht. Mit dem Herunterladen bestellen Sie nichts; für die wöchentlichen Tipps gibt es ein eigenes Kästchen. Die Lizenz erlaubt auch bezahlte Arbeit für Ihre eigenen Kunden.",
  },
  "what-can-be-automated": {
    title: "Was ließe sich in einem Betrieb wie meinem automatisieren?",
    text: "Alles, was täglich wiederkommt und Regeln folgt: E-Mails sortieren, Anfragen beantworten, Erinnerungen, Rechnungen, Berichte, Daten von einem Programm ins nächste bringen. Achten Sie auf das, was abgetippt, wiederholt oder vergessen wird.\n\nIn einem Gespräch von 30 Minuten zeigen Sie uns einen normalen Tag, und wir sagen, was sich automatisieren lässt und was nicht.",
  },
  "which-templates": {
    title: "Welche kostenlosen Vorlagen gibt es?",
    text: "Die [Bibliothek](/templates) (auf Englisch) enthält vollständige Abläufe für n8n, etwa für E-Mail, Anfragen, Termine, Gäste und Patienten, den Onlineshop, Rechnungen, Personal, Social Media, Dokumente und Berichte. Sie lässt sich nach Aufgabe, Programm und Bereich durchsuchen, auch mit deutschen Wörtern.",
  },
  "use-a-template": {
    title: "Was brauche ich für eine Vorlage?",
    text: "Ein eigenes n8n (in seiner Cloud gegen eine Gebühr im Monat, oder kostenlos auf einem Server; [wo und für wie viel](/connect#get-n8n), auf Englisch) und Zugang zu den Programmen, die die Vorlage verbindet. Ihre Seite nennt sie. Die Anleitung im Download führt durch jeden Schritt, ganz ohne Programmieren.",
  },
  "set-up-time": {
    title: "Wie lange brauche ich, um eine Vorlage selbst einzurichten?",
    text: "Die Seite jeder kostenlosen Vorlage (auf Englisch) schätzt die Minuten, ganz ohne Programmieren: herunterladen, die Datei in Ihr n8n importieren und Ihre Konten verbinden. Wie lange Sie brauchen, hängt auch davon ab, ob es n8n und diese Konten schon gibt. Kommen Sie nicht weiter, antwortet ein Mensch; auf Wunsch richten wir die Vorlage für Sie ein.",
  },
  "set-up-for-me": {
    title: "Können Sie eine Vorlage für mich einrichten?",
    text: "Ja. Buchen Sie ein Gespräch oder hinterlassen Sie eine Nachricht und nennen Sie die Vorlage: Wir verbinden sie mit Ihren Programmen, passen sie an und zeigen Ihrem Team, wie sie arbeitet.",
  },
  "change-a-template": {
    title: "Lässt sich eine Vorlage anpassen?",
    text: "Ja. Eine Vorlage ist eine Zeichnung, die Sie ändern können: Texte und Schritte lassen sich ändern, hinzufügen, weglassen und mit anderen Programmen verbinden. Ihre Lizenz erlaubt das, und auf Wunsch tun wir es für Sie.",
  },
  "for-clients": {
    title: "Darf ich die Vorlagen für meine eigenen Kunden nutzen?",
    text: "Ja, die Lizenz auf der Seite der Vorlage erlaubt es: Sie dürfen sie in bezahlter Arbeit nutzen, ändern und verkaufen, auch unter eigenem Namen, und lassen die Datei LICENSE dabei. Betreiben Sie n8n für Kunden, gilt dafür n8ns eigene Lizenz: Was sie erlaubt, sagt n8n. Sind Sie eine Agentur oder ein Wiederverkäufer und möchten, dass wir für Ihre Kunden bauen, schreiben Sie uns; ein Mensch sagt, ob und wie das geht.",
  },
  "human-or-robot": {
    title: "Mensch oder Maschine?",
    text: "Ich bin ein Programm: Hier tippt kein Mensch. Möchten Sie mit einem sprechen, hinterlassen Sie eine Nachricht, und jemand aus unserem Team antwortet.",
  },
  "who-answers": {
    title: "Wer antwortet, und wie schnell?",
    get text() {
      const spoken = new Intl.ListFormat("de", { type: "disjunction" }).format(germanLanguages());
      return `Menschen aus unserem Team; nur dieser Chat ist ein Programm. Wer Ihre Nachricht liest, spricht danach auch mit Ihnen${spoken && `, auf ${spoken}`}. ${claims.answerTime ? `Innerhalb${claims.answerTime.slice("innerhalb".length)}` : "Danach"} bekommen Sie eine E-Mail: ein Ja, ein Nein oder die eine Frage, auf die es ankommt. Gebaut wird nichts, und Sie zahlen nichts, bis Sie Ja sagen.${ourPeople()}`;
    },
  },
  where: {
    title: "Wo sitzen Sie?",
    get text() {
      const place = brand.place ? `Von hier aus arbeiten wir: ${asSentence(brand.place)} ` : "";
      return `${place}Wer für diese Website verantwortlich ist, mit Anschrift und Register, steht im [Impressum](/imprint). Für ein erstes Gespräch muss niemand reisen: Es ist ein Anruf von ${brand.bookingMinutes} Minuten. Ob jemand zu Ihnen kommen kann, klären Sie dort.`;
    },
  },
  "weekly-tips": {
    title: "Gibt es einen Newsletter mit Tipps?",
    text: "Es gibt eine wöchentliche E-Mail mit Tipps, auf Englisch. Wenn Sie sie möchten, schreiben Sie Ihre E-Mail-Adresse und „ja“ in einer Nachricht; dann bekommen Sie einen Link zum Bestätigen.",
  },
  services: {
    title: "Was wir tun",
    text: "Neun Arbeiten nehmen wir Ihnen ab: Abläufe nach Maß, KI zum Lesen und Entwerfen, Daten abgleichen und berichten, Anfragen gewinnen und bewerten, Marketing, Aufnahme neuer Kunden, Chatbots, Telefonassistent und CRM. Die meisten Betriebe beginnen mit einer und nehmen die nächste dazu, wenn die erste von selbst läuft.",
  },
  "custom-workflow-development": {
    title: "Abläufe nach Maß",
    text: "Die Schritte, die Ihr Team jeden Tag wiederholt, werden einmal aufgezeichnet und dann von einem Ablauf nach Ihren Regeln ausgeführt, mit den Programmen, die Sie schon haben. Wo jemand entscheiden muss, wartet er auf einen Menschen. Er meldet, was gescheitert ist und warum, und ist so beschrieben, dass auch andere ihn ändern können.",
  },
  "ai-integration-services": {
    title: "KI einbinden",
    text: "Sprachmodelle, wo sie helfen: lesen, sortieren, zusammenfassen und entwerfen. Was hinausgeht, entscheidet ein Mensch. Zum Beispiel: E-Mails sortieren, Rechnungen, Formulare und Verträge lesen, Antworten in Ihrem Ton zur Freigabe entwerfen.",
  },
  "data-automation": {
    title: "Daten abgleichen und berichten",
    text: "Zahlen aus Kasse, Tabellen und Datenbanken kommen an einem Ort zusammen: geprüft, aktuell und nie von Hand kopiert. Programme bleiben abgeglichen, fehlende und doppelte Werte fallen auf, Berichte kommen an dem Tag, den Sie wählen.",
  },
  "lead-generation-automation": {
    title: "Anfragen gewinnen und bewerten",
    text: "Jede Anfrage wird erfasst, ergänzt und bewertet, aus Formularen, E-Mails und Anzeigen. Die vielversprechenden erreichen sofort den richtigen Menschen, nach Regeln, die Sie lesen können.",
  },
  "marketing-campaign-automation": {
    title: "Marketing",
    text: "Einmal planen: Beiträge, Newsletter und Nachfassmails gehen pünktlich hinaus und hören auf, wenn jemand kauft oder Nein sagt. Nichts wird ohne Ihr Ja veröffentlicht.",
  },
  "customer-onboarding-automation": {
    title: "Aufnahme neuer Kunden",
    text: "Vom unterschriebenen Angebot bis zum ersten Tag: Begrüßung, Konten, Unterlagen und Aufgaben in der richtigen Reihenfolge. Unterlagen werden eingesammelt und freundlich angemahnt, und Ihr Team sieht, wer worauf wartet.",
  },
  "conversational-chatbots": {
    title: "Chatbots",
    text: "Ein Assistent auf Ihrer Website oder in WhatsApp, der nur aus Ihren eigenen Unterlagen antwortet, Bestellungen und Termine nachschlägt und an einen Menschen übergibt, wenn es nötig ist. Er sagt, dass er eine KI ist.",
  },
  "ai-caller-and-receptionist": {
    title: "Telefonassistent",
    text: "Das Telefon wird angenommen, wenn Ihr Team nicht kann: Übliche Fragen werden beantwortet, Termine in Ihren Kalender eingetragen und Nachrichten schriftlich weitergegeben. Auf Wunsch wird zu einem Menschen durchgestellt.",
  },
  "crm-integration": {
    title: "CRM anbinden",
    text: "E-Mails, Anrufe, Formulare und Rechnungen finden von selbst zum richtigen Kunden. Es gibt eine Geschichte je Kunde, Dubletten werden gefunden und zusammengeführt, und aus einem gewonnenen Auftrag wird ein Projekt.",
  },
  process: {
    title: "So läuft ein Projekt ab",
    text: "**Kennenlernen:** In einem Gespräch von 30 Minuten zeigen Sie uns einen normalen Tag.\n\n**Plan:** Wir wählen mit Ihnen eine Aufgabe, zeichnen sie auf und legen fest, wo ein Mensch entscheidet.\n\n**Bauen:** Wir bauen mit Testdaten und zeigen alle paar Tage, was es kann.\n\n**Anschließen:** Ihre Konten werden verbunden, jedes mit möglichst wenig Rechten; die Sonderfälle testen wir.\n\n**Start:** Es läuft erst neben dem alten Weg, dann an seiner Stelle. Ihr Team lernt, es zu lesen und anzuhalten.\n\n**Verbessern:** Wir sehen uns echte Läufe an und schlagen den nächsten Schritt nur vor, wo er sich lohnt.",
  },
  reasons: {
    title: "Warum wir",
    get text() {
      const { served, live, payBack } = claims;
      const trades = brand.isNameSample ? ", Hotels, Praxen, Läden und Agenturen" : "";
      const all = [
        served && `Betriebe bisher: ${served}${trades}. `,
        live && `Ein erster Ablauf läuft nach ${live}. `,
        payBack && `Er rechnet sich nach ${payBack}. `,
      ];
      return `${all.join("")}Ihre Programme bleiben, Menschen entscheiden, wo es darauf ankommt, jemand erfährt es, wenn ein für Sie gebauter Ablauf anhält, jede Verbindung bekommt nur die nötigen Rechte, und was wir bauen, gehört Ihnen.${figuresNote() && " Die Zahlen sind Beispiele."}`;
    },
  },
  served: {
    get title() {
      if (figuresNote()) return "Haben Sie Referenzen?";
      return claims.served ? `Betriebe bisher: ${claims.served}` : "Erfahrung";
    },
    get text() {
      const trades = brand.isNameSample ? "Hotels, Praxen, Läden und Agenturen. " : "";
      const studies = brand.isNameSample
        ? "Die [Fallstudien](/#testimonials) (auf Englisch) sind Beispiele, soweit sie so gekennzeichnet sind: Namen und Zitate darin sind erfunden. "
        : "";
      return `${trades}Was wir in einer Branche lernen, hilft der nächsten. ${studies}Was Sie ohne uns prüfen können: Der Pass jeder [kostenlosen Vorlage](/templates) (auf Englisch) nennt ihre aufgezeichneten Läufe und was nicht versucht wurde. Ob wir einen Kunden nennen können und ob es etwas aus Ihrer Branche gibt, sagt Ihnen ein Mensch.`;
    },
  },
  industries: {
    title: "Branchen",
    get text() {
      const names = industries.map(({ slug }) => german[slug]?.title ?? "");
      const listed = new Intl.ListFormat("de").format(names);
      return `Jede Branche hat ihre Routine. Einige, in denen sie schon von selbst läuft: ${listed}. Andere sind ebenso willkommen.`;
    },
  },
  "hotels-hospitality": {
    title: "Hotels und Gastgewerbe",
    text: "Angaben zum Check-in vor der Anreise, ein Dank und die Bitte um eine Bewertung nach der Abreise.",
  },
  restaurants: {
    title: "Restaurants",
    text: "Tische bestätigt, Gäste erinnert, die Mittagskarte überall zugleich veröffentlicht.",
  },
  "care-homes": {
    title: "Pflegeheime",
    text: "Übergabenotizen werden zu einer Seite für das nächste Team; dringende gehen sofort hinaus.",
  },
  "real-estate": {
    title: "Immobilien",
    text: "Anfragen bekommen passende Objekte und Besichtigungszeiten, solange das Interesse frisch ist.",
  },
  "travel-agencies": {
    title: "Reisebüros",
    text: "Aus einer Reiseanfrage wird ein Entwurf der Reise; Reisende hören von geänderten Flügen.",
  },
  "professional-coaches": {
    title: "Coaches",
    text: "Buchung, Fragebogen, Erinnerung und Rechnung folgen von selbst aufeinander.",
  },
  "e-commerce": {
    title: "Onlinehandel",
    text: "Bestellungen, Lager und Buchhaltung stimmen überein; vergessene Warenkörbe bekommen eine freundliche Erinnerung.",
  },
  healthcare: {
    title: "Gesundheit",
    text: "Terminerinnerungen ohne medizinische Angaben; abgesagte Termine gehen an die Warteliste.",
  },
  education: {
    title: "Bildung",
    text: "Kursanfrage, freier Platz, Anmeldung und Zahlungserinnerung, in dieser Reihenfolge.",
  },
  call: {
    title: "Was geschieht im ersten Gespräch?",
    get text() {
      return `${brand.bookingMinutes} Minuten, keine Folien: Sie zeigen uns einen normalen Tag, wir sagen, was sich automatisieren lässt und was nicht. Es kostet nichts und verpflichtet zu nichts, und vorbereiten müssen Sie nichts. Lohnt sich etwas, folgt ein festes Angebot in Schriftform.`;
    },
  },
  "others-workflows": {
    title: "Sehen Sie sich auch Abläufe an, die jemand anderes gebaut hat?",
    text: "Die [Prüfung](/check) (auf Englisch) liest jeden n8n-Workflow, wer auch immer ihn gebaut hat: einfügen, und sie nennt, was ihn aufhält und wie man es behebt. Das kostet nichts, und nichts verlässt Ihren Browser. Ob wir reparieren, umziehen oder übernehmen, was jemand anderes gebaut hat, sagt diese Website nicht: Schreiben Sie uns, was es gibt, oder zeigen Sie es im Gespräch, dann sagt es Ihnen ein Mensch. Was Sie anderswo haben und bezahlen, kann weiterlaufen, bis etwas Neues daneben geprüft ist.",
  },
  confidential: {
    title: "Behandeln Sie vertraulich, was wir Ihnen sagen?",
    text: "Eine Nachricht an uns sieht nur unser Team, und wer unsere Kunden sind, sagt dieser Chat niemandem. Ob wir eine Vereinbarung zur Verschwiegenheit (NDA) unterschreiben und was Ihre Schweigepflicht verlangt, sagt diese Website nicht: Fragen Sie, bevor Sie etwas zeigen, dann antwortet Ihnen ein Mensch. Wo personenbezogene Daten in Ihrem Auftrag verarbeitet werden, gehört der nötige Vertrag (AVV) zum Angebot.",
  },
  "our-staff": {
    title: "Ersetzt das unsere Leute, und was müssen sie tun?",
    text: "Automatisiert wird Arbeit, die täglich wiederkommt und Regeln folgt; wo es darauf ankommt, entscheidet ein Mensch. Was das für die Stellen bei Ihnen heißt, entscheiden Sie und nicht wir. Ihr Team lernt, einen Ablauf zu lesen, anzuhalten und wieder zu starten, mit einer Anleitung, die ohne Programmieren auskommt; solange wir bauen, brauchen wir jemanden, der weiß, wie die Arbeit heute gemacht wird.",
  },
  who: {
    get title() {
      return brand.name;
    },
    get text() {
      return `${ownDescription() ?? `${brand.name} baut Automatisierungen für Hotels, Praxen, Läden und andere kleine Betriebe: E-Mail, Anrufe, Formulare, CRM, Kalender und Rechnungen werden verbunden, damit Routinearbeit von selbst läuft.`}\n\nKein Callcenter und keine Ticketnummer: Wer Ihre Nachricht liest, spricht danach auch mit Ihnen. Firma, Anschrift und Register stehen im [Impressum](/imprint).${ourPeople() || " Wie viele wir sind, sagt diese Website nicht, ein Mensch schon."}`;
    },
  },
  ownership: {
    title: "Gehört es am Ende uns?",
    text: "Ja, es gehört Ihnen: gebaut in n8n, beschrieben und in einem Konto, das Ihres ist, damit Sie oder jemand anderes ohne uns weitermachen können, auch wenn wir nicht mehr zusammenarbeiten. Sie sind nicht von uns abhängig. Was im Vertrag über die Rechte steht, sagt Ihnen ein Mensch.",
  },
  commitment: {
    title: "Bin ich vertraglich gebunden?",
    text: "Gebaut wird nach einem festen Angebot in Schriftform, eine Aufgabe nach der anderen. Sollen wir uns danach kümmern, ist das ein eigenes Angebot, das sich auch wieder beenden lässt. Eine Mindestlaufzeit oder Kündigungsfrist nennt diese Website nicht: Was gilt, steht in Ihrem Angebot.",
  },
  "data-location": {
    title: "Wo liegen unsere Daten, und wer sieht sie?",
    text: "Dort, wo Ihr Ablauf läuft: in der Cloud von n8n oder auf einem Server, den Sie mieten oder besitzen, in einem Konto, das Ihnen gehört. Jede Verbindung bekommt nur die Rechte, die sie braucht, und Sie bekommen eine Liste, welche Daten wohin gehen. In welchem Land die Cloud von n8n oder ein Anbieter speichert und wer von uns beim Bauen Zugang hat, sagt diese Website nicht; ein Mensch sagt es Ihnen, bevor Sie entscheiden.",
  },
  passwords: {
    title: "Müssen wir Ihnen unsere Passwörter geben?",
    text: "Ihre Konten werden in Ihrem eigenen n8n verbunden, jedes mit möglichst wenig Rechten, und Sie bekommen eine Liste, was jede Verbindung darf. Bitte schreiben Sie hier nie ein Passwort. Wie der Zugang bei Ihnen übergeben wird, sagt ein Mensch, bevor etwas verbunden wird.",
  },
  "running-costs": {
    title: "Was kostet es im Monat, wenn es läuft?",
    text: "Was Ihre Programme verlangen: n8n (in seiner Cloud gegen eine Gebühr im Monat, auf einem eigenen Server kostenlos) und die Dienste, die es verbindet; die Seite jeder kostenlosen Vorlage (auf Englisch) nennt sie mit Preisen. Bei etwas, das wir bauen, stehen diese monatlichen Gebühren vorher im schriftlichen Angebot. Sollen wir uns danach kümmern, ist das ein eigenes Angebot.",
  },
  payment: {
    title: "Wie bezahle ich, und was ist mit Rechnung, Raten und Rabatt?",
    text: "Das sagt diese Website nicht: Sie nennt keine Zahlungsarten, keine Raten, keine Rabatte und nichts zur Steuer auf Rechnungen. Was sie sagt: Zuerst bekommen Sie ein festes Angebot in Schriftform, und Sie zahlen nichts, bis Sie Ja sagen. Fragen Sie im Gespräch, oder schreiben Sie einem Menschen.",
  },
  trial: {
    title: "Kann man es erst ausprobieren?",
    text: "Die Vorlagen sind kostenlos: Jede können Sie in Ihrem eigenen n8n ausprobieren. Was wir bauen, läuft zuerst mit Testdaten, Sie sehen alle paar Tage, was es kann, und dann läuft es neben dem alten Weg, bevor es ihn ersetzt. Eine Testphase für bezahlte Arbeit nennt diese Website nicht; fragen Sie im Gespräch, das nichts kostet und zu nichts verpflichtet.",
  },
  "ai-use": {
    title: "Braucht man dafür KI?",
    text: "Nein, vieles läuft nach festen Regeln und ganz ohne KI: Erinnerungen, Listen, Abgleiche, Berichte. KI-Modelle werden nur dort eingesetzt, wo Sie zugestimmt haben, und was hinausgeht, entscheidet ein Mensch. Wo ein Fehler teuer wäre, nehmen wir feste Regeln und gar kein Modell. Die Seite einer Vorlage nennt die Dienste, mit denen sie arbeitet; dort sehen Sie, ob eine KI dabei ist.",
  },
  "ai-mistakes": {
    title: "Was, wenn die KI einen Fehler macht?",
    text: "Das wird ab und zu vorkommen: Sie erfindet etwas, liest einen Betrag falsch oder hält Dringendes für harmlos. Wie oft, sagt diese Website nicht: Es wird mit Ihren eigenen Fällen ausprobiert, bevor Sie entscheiden. Darum bekommt eine KI Tatsachen, mit denen sie arbeitet, ihre Ergebnisse werden geprüft, Zweifelhaftes geht an einen Menschen, und das letzte Wort hat einer. Wo ein Fehler teuer oder gefährlich wäre, etwa bei Preisen, Allergien oder Notfällen, nehmen wir feste Regeln und gar kein Modell.",
  },
  "ai-training": {
    title: "Wird mit meinen Nachrichten eine KI trainiert?",
    text: "Dieser Chat antwortet aus Texten und Beispielen, die unser Team geschrieben hat, und lernt nicht aus dem, was Sie schreiben. Nur wenn hier ein KI-Anbieter eingerichtet ist, bekommt er Ihre Nachrichten, um die Antwort zu schreiben; ob er damit trainiert, sagt diese Website nicht. In dem, was wir bauen, wird KI nur eingesetzt, wo Sie zugestimmt haben, von einem Anbieter, den Sie kennen; was dessen Vertrag zum Training sagt, fragen Sie im Gespräch. Das Gespräch bleibt in Ihrem Browser; wir behalten, was Sie neben eine E-Mail-Adresse schreiben, was Sie einem Menschen schicken und Antworten, die Sie als nicht hilfreich melden. Genaues steht auf der [Datenschutzseite](/privacy#chat) (auf Englisch).",
  },
  "change-later": {
    title: "Lässt es sich später ändern?",
    text: "Ja, Sie fangen nicht von vorne an. Texte, Grenzen und Empfänger stehen an einer Stelle am Anfang des Ablaufs, jeweils mit einer Notiz; das ändern Sie selbst. Für einen neuen Zweig braucht es jemanden, der n8n kennt: jemanden bei Ihnen, jemand anderen oder uns. Solange wir bauen, sehen Sie alle paar Tage, was es kann, und sagen, was noch nicht stimmt; was eine spätere Änderung kostet, sagt diese Website nicht.",
  },
  pause: {
    title: "Lässt es sich anhalten oder abschalten?",
    text: "Ja. Ein Ablauf lässt sich anhalten, ohne dass etwas verloren geht, und Ihr Team lernt, ihn anzuhalten und wieder zu starten. Was Ihre Programme für ruhige Monate verlangen, steht im Angebot; Sie wissen es also vorher.",
  },
  prepare: {
    title: "Was soll ich vorbereiten, und was brauchen Sie von uns?",
    text: "Für das Gespräch nichts als einen normalen Tag und die Aufgabe, die am meisten Zeit kostet. Aufgeschrieben sein muss nichts; wir zeichnen auf, was wir hören. Zum Bauen brauchen wir ein Gespräch, Zugang zu den Programmen und jemanden, der weiß, wie die Arbeit heute gemacht wird.",
  },
  "other-work": {
    title: "Machen Sie auch Websites, Apps, Logos oder Werbung?",
    text: "Das gehört nicht zu den Leistungen auf dieser Website: Wir automatisieren Routinearbeit, also E-Mail, Anrufe, Formulare, CRM, Kalender, Daten und Rechnungen. Ob wir daneben etwas anderes tun oder jemanden kennen, sagt Ihnen ein Mensch.",
  },
  difference: {
    title: "Was ist anders, als es selbst zu machen oder andere zu nehmen?",
    text: "Mit einem Baukasten wie Zapier, Make, Power Automate oder n8n bauen, testen und pflegen Sie alles selbst; dabei helfen unsere kostenlosen Vorlagen. Tut ein solcher Baukasten oder eine Funktion Ihres Programms, was Sie brauchen, und hat jemand Zeit dafür, kostet das weniger. Wir nehmen Ihnen diese Arbeit ab: Wir wählen mit Ihnen die Aufgabe, bauen um Ihre Programme herum, testen die Sonderfälle und übergeben es mit Anleitung. Gebaut wird in n8n; es gehört Ihnen, und Sie hängen nicht von uns ab. Wie wir im Vergleich zu einer bestimmten Firma sind, kann ich nicht beurteilen.",
  },
  "check-up": {
    title: "Was ist die Prüfung von Workflows?",
    text: "Auf der Seite [Prüfung](/check) (auf Englisch) fügen Sie einen n8n-Workflow ein und lesen, was er tut, was ihn aufhalten wird, was Ihnen schaden kann und wie man es behebt. Das kostet nichts, und nichts verlässt Ihren Browser.",
  },
  account: {
    title: "Brauche ich hier ein Konto?",
    text: "Nein. Seiten, Vorlagen und dieser Chat gehen ohne; zum Herunterladen genügt eine E-Mail-Adresse. Wenn Sie ein [Konto anlegen](/sign-up) (auf Englisch), sehen Sie dort, was über Sie gespeichert ist, und können es mitnehmen oder löschen.",
  },
  region: {
    title: "Arbeiten Sie auch in meinem Land?",
    text: "Diese Website nennt kein Land und keine Gegend, in der wir nicht arbeiten. Das erste Gespräch ist ein Anruf, und niemand muss reisen. Die Zeit wählen Sie; was ein Zeitunterschied sonst für die Arbeit bedeutet und ob jemand zu Ihnen kommen kann, sagt Ihnen ein Mensch.",
  },
  "reach-us": {
    title: "Wann und wie erreiche ich Sie?",
    get text() {
      const hours = brand.openingHours
        ? `Wir sind da: ${asSentence(brand.openingHours)}`
        : "Öffnungszeiten und einen Dienst nachts oder am Wochenende nennt diese Website nicht.";
      return `Schreiben Sie jederzeit hier, im Formular oder an ${brand.email.hello}; ein Mensch antwortet${claims.answerTime && ` ${claims.answerTime}`}. ${hours} Eine Telefonnummer nennt diese Website nicht: Telefoniert wird nach Verabredung, ${brand.bookingMinutes} Minuten zu einer Zeit, die Sie wählen.`;
    },
  },
  stuck: {
    title: "Wer hilft, wenn ich mit einer Vorlage nicht weiterkomme?",
    get text() {
      return `Die Anleitung im Download führt durch jeden Schritt, das [Verbinden der Konten](/connect) (auf Englisch) ist eigens erklärt, und die [Prüfung](/check) nennt, was an einem Workflow nicht stimmt. Hilft das nicht, hinterlassen Sie unten eine Nachricht oder schreiben an ${brand.email.support}: Ein Mensch antwortet. Auf Wunsch richten wir sie auch ein; dafür bekommen Sie ein Angebot. Ob jemand auch nur für eine Stunde hilft, sagt diese Website nicht: Fragen Sie einen Menschen.`;
    },
  },
  "small-business": {
    title: "Arbeiten Sie auch mit kleinen Betrieben?",
    text: "Ja, für kleine Betriebe ist das hier gemacht: Hotels, Praxen, Läden und ähnliche. Eine Mindestgröße nennt diese Website nicht. Es beginnt mit einer einzigen Aufgabe, und wenn sie sich bei Ihrer Größe nicht lohnt, sagen wir es.",
  },
  training: {
    title: "Bieten Sie Schulungen an?",
    text: "Zu jedem Ablauf, den wir bauen, gehören eine Anleitung und eine Einweisung: Ihr Team lernt, ihn zu lesen, anzuhalten und wieder zu starten. Eigene Kurse nennt diese Website nicht; fragen Sie einen Menschen, ob das möglich ist.",
  },
  "ai-law": {
    title: "Ist der Einsatz von KI erlaubt?",
    text: "Rechtsrat kann ich nicht geben. Was wir tun: KI nur dort einsetzen, wo Sie zugestimmt haben, sagen, dass eine KI antwortet, und einen Menschen entscheiden lassen, wo es darauf ankommt. Was die KI-Verordnung (EU AI Act) und Ihr Beruf bei Ihnen verlangen, besprechen Sie bitte mit uns und mit jemandem, der Rechtsrat geben darf.",
  },
  guarantee: {
    title: "Gibt es eine Garantie?",
    text: "Eine Garantie nennt diese Website nicht, und ich darf nichts versprechen. Fest steht: Vor der Entscheidung bekommen Sie ein schriftliches Angebot mit einer Rechnung, ob es sich lohnt, und jeder Ablauf läuft erst mit Testdaten und neben dem alten Weg. Was gilt, wenn etwas nicht klappt, fragen Sie bitte im Gespräch.",
  },
  "privacy-controller": {
    title: "Datenschutz: Wer verantwortlich ist",
    get text() {
      return `Wer für diese Website verantwortlich ist, steht auf der [Datenschutzseite](/privacy#controller) (auf Englisch). Fragen dazu gehen an ${brand.email.privacy}.`;
    },
  },
  "privacy-stored": {
    title: "Datenschutz: Was wir speichern",
    text: "Die ganze Website und alle Vorlagen können Sie lesen, ohne uns etwas zu sagen. Was gespeichert wird, wenn Sie schreiben oder herunterladen, und wie lange, steht in einer Tabelle auf der [Datenschutzseite](/privacy#stored) (auf Englisch).",
  },
  "privacy-chat": {
    title: "Datenschutz: Der Chat",
    text: "Das Gespräch bleibt in Ihrem Browser und verschwindet, wenn Sie den Chat dort schließen. Wir behalten nur, was Sie neben eine E-Mail-Adresse schreiben, was Sie einem Menschen mitschicken und Antworten, die Sie uns als nicht hilfreich melden. Ist ein KI-Anbieter eingerichtet, bekommt er die Nachrichten, aber nicht Ihre Netzadresse. Genaues steht auf der [Datenschutzseite](/privacy#chat) (auf Englisch).",
  },
  "privacy-browser": {
    title: "Datenschutz: In Ihrem Browser",
    text: "Es gibt keine Cookies, die Sie verfolgen, und die Seiten laden nichts von anderen Firmen. Was der Browser für Sie behält, können Sie in seinen Einstellungen löschen; die Liste steht auf der [Datenschutzseite](/privacy#browser) (auf Englisch).",
  },
  "privacy-others": {
    title: "Datenschutz: Andere, die Daten bekommen",
    text: "Wer außer uns Daten bekommt und wofür, steht auf der [Datenschutzseite](/privacy#others) (auf Englisch).",
  },
  "privacy-basis": {
    title: "Datenschutz: Die Rechtsgrundlage",
    text: "Nachrichten, Downloads und Konten: um zu tun, worum Sie gebeten haben (Art. 6 Abs. 1 b DSGVO). Die wöchentlichen Tipps: Ihre Einwilligung, die Sie jederzeit widerrufen können (Art. 6 Abs. 1 a). Zählen von Besuchen und Schutz vor Missbrauch: berechtigtes Interesse (Art. 6 Abs. 1 f). Vollständig steht es auf der [Datenschutzseite](/privacy#basis) (auf Englisch).",
  },
  "privacy-rights": {
    title: "Datenschutz: Ihre Rechte",
    text: "Sie dürfen sehen, was wir über Sie gespeichert haben, es berichtigen, löschen oder einschränken lassen, mitnehmen und einer Nutzung widersprechen. Genaues steht auf der [Datenschutzseite](/privacy#rights) (auf Englisch).",
  },
};
