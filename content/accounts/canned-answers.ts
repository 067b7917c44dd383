// Canned answers from which staff can start, used until the business enters its own in the settings of the back office.
// Placeholders: {name} and {company} of the sender (left empty without a value), {booking}: the address to book a call,
// {brand}: our name, {staff} and {signature}: name and signature of the answering person.

export const PLACEHOLDERS = ["name", "company", "booking", "brand", "staff", "signature"] as const;

export interface CannedAnswer {
  title: string;
  texts: { en: string; de: string };
}

const END = "{staff}\n{brand}\n{signature}";

export const cannedAnswers: readonly CannedAnswer[] = [
  {
    title: "Offer a call",
    texts: {
      en: `Hello {name},\n\nthank you for your message. The quickest way to an answer is a call: please pick a time that suits you.\n\n{booking}\n\nKind regards,\n${END}`,
      de: `Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Am schnellsten klären wir das in einem Gespräch: Bitte wählen Sie eine Zeit, die Ihnen passt.\n\n{booking}\n\nFreundliche Grüße\n${END}`,
    },
  },
  {
    title: "Ask for details",
    texts: {
      en: `Hello {name},\n\nthank you for your message. So that we can say what it takes, please tell us three things: which programs you use today, how often the task comes up in a week, and what should be there in the end.\n\nKind regards,\n${END}`,
      de: `Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Damit wir sagen können, was es braucht, schreiben Sie uns bitte dreierlei: welche Software Sie heute nutzen, wie oft die Aufgabe in der Woche anfällt, und was am Ende vorliegen soll.\n\nFreundliche Grüße\n${END}`,
    },
  },
  {
    title: "Not our field",
    texts: {
      en: `Hello {name},\n\nthank you for your message. This is not something we do well, so we would rather say so than try. We wish you good luck with it.\n\nKind regards,\n${END}`,
      de: `Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Das ist nichts, was wir gut können, darum sagen wir es lieber gleich. Wir wünschen Ihnen viel Erfolg damit.\n\nFreundliche Grüße\n${END}`,
    },
  },
  {
    title: "We are on it",
    texts: {
      en: `Hello {name},\n\nthank you for your message. We are looking into it and come back to you.\n\nKind regards,\n${END}`,
      de: `Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Wir sehen uns das an und melden uns.\n\nFreundliche Grüße\n${END}`,
    },
  },
];
