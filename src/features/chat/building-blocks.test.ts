import { expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { buildingBlocks } from "#content/assistant/building-blocks.ts";
import { describeSteps } from "./server/answer/building-blocks.ts";

const voices = {
  en: { language: "en", words: assistant.site.en },
  de: { language: "de", words: assistant.site.de },
} as const;

/** For each building block (a step of a workflow), an English and a German message that mention it. */
const TOLD: Record<(typeof buildingBlocks)[number]["id"], readonly [en: string, de: string]> = {
  schedule: ["every Monday at six", "jeden Freitag um drei"],
  form: ["they fill in a form", "über unser Kontaktformular"],
  mailbox: ["it all lands in our inbox", "liegt alles im Posteingang"],
  pdf: ["as a pdf please", "der Chef will es als PDF"],
  photos: ["he snaps a photo of the page", "alles auf einem Zettel"],
  receipts: ["collecting receipts by hand", "ich tippe Belege ab"],
  speech: ["they leave a voicemail", "kommt als Sprachnachricht"],
  phone: ["missed calls all day", "verpasste Anrufe"],
  table: ["it is all in a spreadsheet", "steht in einer Tabelle"],
  export: ["it gives us a csv", "die kann nur CSV"],
  folder: ["from a shared drive", "in einem Ordner"],
  calendar: ["into our calendar", "in den Kalender"],
  portal: ["inquiries from Rightmove", "Anfragen über ImmoScout24"],
  orders: ["when an order comes in", "wenn der Bestand niedrig ist"],
  bank: ["by direct debit", "per SEPA-Lastschrift"],
  duplicates: ["some are listed twice", "manche stehen doppelt drin"],
  conditions: ["only for those above 500", "nur bei Neukunden"],
  wait: ["two days later", "nach drei Tagen"],
  stop: ["remind them if they don't pay", "wenn niemand antwortet"],
  limit: ["not more than twice", "höchstens zweimal"],
  ai: ["summarize the calls", "die Mails vorsortieren"],
  languages: ["translate it", "auf Türkisch übersetzen"],
  approval: ["I want to approve it", "ich will vorher drüberschauen"],
  document: ["generate a contract", "Verträge erstellen"],
  signature: ["they sign the contract", "das unterschreibt der Kunde"],
  report: ["a report for the boss", "eine Auswertung"],
  batches: ["we have 1,400 customers", "das sind 1.400 Kunden"],
  email: ["a confirmation email goes out", "sie kriegen eine Terminbestätigungsmail per Mail"],
  sms: ["by sms", "per SMS"],
  whatsapp: ["by whatsapp", "über Whatsapp"],
  print: ["print it", "und ausdrucken"],
  letters: ["as letters by post", "als Brief per Post"],
  networks: ["to instagram", "auf Facebook"],
  notice: ["alert me", "gib mir Bescheid"],
};

test.each(buildingBlocks)("the step $id is recognized in both languages", ({ id, en, de }) => {
  expect(describeSteps(TOLD[id][0], voices.en)).toContain(en);
  expect(describeSteps(TOLD[id][1], voices.de)).toContain(de);
});

test.each([
  ["en", "can you tell me if it is free?"],
  ["en", "in brief, what do you do"],
  ["en", "in order to save time"],
  ["en", "any form of payment is fine"],
  ["en", "is that workable? we are in constant contact with our guests"],
  ["en", "sign people up"],
  ["en", "we export wine"],
  ["en", "the day after tomorrow"],
  ["en", "I can't do that"],
  ["de", "nach Rücksprache mit dem Chef"],
  ["de", "die Aufnahme neuer Bewohner"],
  ["de", "Tausend Dank"],
  ["de", "ab 2027 bin ich in Rente"],
  ["en", "ok, thanks, bye"],
  ["de", "das ist mir zu teuer"],
] as const)("everyday words are no step (%s): %s", (language, message) => {
  expect(describeSteps(message, voices[language])).toBeUndefined();
});

test.each([
  ["en", "they don't fill out forms, they call", "form"],
  ["de", "kein Excel, die schicken Sprachnachrichten", "Excel"],
  ["en", "not as a pdf, and by whatsapp", "PDF"],
] as const)("what a message refuses is no step (%s): %s", (language, message, refused) => {
  expect(describeSteps(message, voices[language]) ?? "").not.toContain(refused);
});

test("a step that somebody cannot do by hand stays a step", () => {
  expect(describeSteps("I can't keep up with WhatsApp messages", voices.en)).toContain("WhatsApp");
});

test("of a long list the beginning and the end are named", () => {
  const message =
    "every Friday from a form, our inbox, a pdf, a spreadsheet, a folder and the calendar, then by whatsapp";
  const steps = describeSteps(message, voices.en);
  expect(steps).toContain("a start at a fixed time");
  expect(steps).toContain("WhatsApp");
  expect(steps).not.toContain("a table");
});

test("of programs without a guide the assistant says what has to be found out", () => {
  const open = describeSteps("we are on Mindbody and Dentally", voices.en);
  expect(open).toContain("a way into Mindbody and Dentally: an interface");
  expect(open).not.toContain("n8n has steps for that");
  const known = describeSteps("our orders are in WooCommerce", voices.en);
  expect(known).toContain("a way into [WooCommerce](/connect/woocommerce)");
  expect(known).toContain("n8n has steps for that");
});
