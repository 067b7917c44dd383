// German texts of the chat panel, for visitors who get German answers.
import type { ChatWords } from "./chat.ts";

export const germanChat: ChatWords = {
  disclosure: { model: "KI-Assistent", site: "Antworten aus dieser Website" },
  placeholder: "Schreiben Sie Ihre Nachricht …",
  inputLabel: "Ihre Nachricht",
  buttons: {
    send: "Nachricht senden",
    stop: "Anhalten",
    retry: "Noch einmal versuchen",
    minimize: "Chat verkleinern",
    close: "Chat beenden",
    closeMobile: "Beenden",
    bookCall: "Termin buchen",
    talkToPerson: "Mit uns sprechen",
    viewTemplate: "Ansehen",
    jumpToNewest: "Zur neuesten Nachricht",
  },
  setUp: "Einrichten: {minutes} Min.",
  newTab: "(öffnet einen neuen Tab)",
  closeQuestion: {
    text: "Möchten Sie den Chat wirklich beenden? Der Verlauf wird dabei gelöscht.",
    cancel: "Abbrechen",
    confirm: "Beenden",
  },
  labels: {
    conversation: "Gespräch mit dem Automation Assistant",
    bot: "Assistent",
    user: "Sie",
    typing: "Der Assistent schreibt",
    yesterday: "Gestern",
    stopped: "Angehalten",
    sources: "Quelle (auf Englisch):",
  },
  errors: {
    apiKey:
      "Entschuldigung, an der Einrichtung der Schnittstelle scheint etwas nicht zu stimmen. Bitte wenden Sie sich an den Support, damit es behoben wird.",
    connection:
      "Entschuldigung, ich habe gerade Schwierigkeiten mit der Verbindung. Möchten Sie stattdessen ein Gespräch mit unserem Team vereinbaren?",
    empty:
      "Entschuldigung, mir gelingt gerade keine Antwort. Könnten Sie Ihre Nachricht bitte anders formulieren?",
  },
  notices: {
    offline: "Sie sind offline. Ihre Nachricht bleibt hier, bis die Verbindung wieder da ist.",
    budgetSpent:
      "Heute antworte ich aus den Texten dieser Website und zeige Ihnen, wo ich es gefunden habe.",
    tooLong: "Das ist länger, als ich auf einmal lesen kann. Bitte kürzen Sie es.",
    workflow: {
      before: "Das ist ein Workflow für n8n. Ich habe ihn niemandem geschickt. ",
      link: "Prüfen Sie ihn in Ihrem Browser (auf Englisch)",
      path: "/check",
      after: ": Dort verlässt er ihn nicht.",
    },
  },
  privacy: {
    before: "Bleibt in Ihrem Browser. Unser Server liest jede Nachricht, um zu antworten. ",
    link: "Datenschutz (auf Englisch)",
    path: "/privacy#chat",
    after: "",
  },
  feedback: {
    open: "Das hat nicht geholfen",
    text: "Wir bekommen Ihre Frage und diese Antwort und nichts darüber, wer Sie sind.",
    label: "Was hatten Sie sich erhofft? (freiwillig)",
    submit: "Senden",
    cancel: "Abbrechen",
    sent: "Danke. Wir sehen es uns an.",
    failed: "Das ließ sich nicht senden. Bitte versuchen Sie es noch einmal.",
  },
  person: {
    title: "Mit einem Menschen sprechen",
    text: "Hinterlassen Sie eine Nachricht mit einer E-Mail-Adresse oder einer Telefonnummer, dann meldet sich jemand aus unserem Team.",
  },
  details: {
    open: "Ansehen, was wir senden",
    title: "Das werden wir senden",
    text: "So hat es der Assistent verstanden. Ändern oder entfernen Sie, was nicht stimmt; unser Team bekommt es, wenn Sie auf den Knopf drücken. Eine E-Mail-Adresse oder eine Telefonnummer genügt.",
    labels: {
      name: "Name",
      email: "E-Mail",
      phone: "Telefon",
      message: "Worum es geht",
      trade: "Branche",
      template: "Vorlage",
      numbers: "Zahlen",
      transcript: "Dieses Gespräch mitsenden",
    },
    remove: "Entfernen: {label}",
    privacy: {
      before: "Ihre Angaben nutzen wir, um Ihnen zu antworten, und für nichts sonst. ",
      link: "Was wir speichern (auf Englisch)",
      path: "/privacy",
      after: "",
    },
    submit: "Nachricht senden",
    cancel: "Abbrechen",
    sent: "Ihre Nachricht ist angekommen. Wir melden uns bald.",
  },
  faults: {
    name: "Bitte nennen Sie Ihren Namen.",
    email: "Bitte geben Sie eine gültige E-Mail-Adresse oder eine Telefonnummer an.",
    phone: "Bitte prüfen Sie die Telefonnummer.",
    message: "Bitte schreiben Sie eine Nachricht, höchstens 10.000 Zeichen.",
    offline:
      "Es gibt gerade keine Verbindung. Was Sie geschrieben haben, bleibt stehen. Bitte senden Sie es noch einmal, sobald Sie wieder online sind.",
    other:
      "Ihre Nachricht ließ sich gerade nicht senden. Was Sie geschrieben haben, bleibt stehen. Bitte versuchen Sie es später noch einmal.",
  },
};
