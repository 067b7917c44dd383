import { beforeAll, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { replies } from "#content/assistant/replies.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { lastAnswer as lastAnswerOf } from "#tests/support/conversation.ts";
import { fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";

/* Questions after an answer that they must not be confused with: a guessed template, one shown long before, a passage
that was quoted already. */

const { en, de } = assistant.site;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await fillLibrary(platform);
});

const lastAnswer = (...messages: string[]) => lastAnswerOf(platform, messages);

test("a template shown some answers ago counts only if the message comes back to it", async () => {
  const before = ["my customers pay late", "who are you?", "where are you?", "do you train us?"];
  const general = await lastAnswer(...before, "what does it cost?");
  expect(general.kinds).toEqual(["price"]);
  expect(general.text).not.toContain("is free");
  const meant = await lastAnswer(...before, "what does the template cost?");
  expect(meant.text).toContain("is free");
});

test("the newest templates of the library are not what the next question is about", async () => {
  const answer = await lastAnswer("which templates do you have?", "how much do you charge?");
  expect(answer.kinds).toEqual(["price"]);
  expect(answer.text).not.toContain("is free");
});

test.each([
  ["Can I use the templates for my own clients?", "Do I have to name you?", "own name"],
  ["do you build phone assistants?", "and can it book into our calendar", "calendar"],
])("after “%s”, “%s” gets the sentence about it", async (first, second, words) => {
  const { text } = await lastAnswer(first, second);
  const [before, after] = en.inShort.split("{sentence}");
  expect(text).toContain(before);
  expect(text).toContain(after);
  expect(text).toContain(words);
});

test.each([
  ["error alerts for our workflows", "we use Make not n8n", en.template.otherPlatform, "Make"],
  ["my customers pay late", "we have Zapier", en.template.otherPlatform, "Zapier"],
  ["Kunden zahlen zu spät", "wir nutzen Make", de.template.otherPlatform, "Make"],
])("after “%s”, “%s” says that the templates run in n8n", async (first, second, text, name) => {
  expect((await lastAnswer(first, second)).text).toBe(text.replaceAll("{platform}", name));
});

test("a question why we use n8n and not another platform gets its own answer", async () => {
  expect((await lastAnswer("Warum n8n und nicht Zapier?")).kinds).toContain("n8n");
});

test.each([
  ["what can I take for a sore throat while pregnant", replies.doctor.en],
  [
    "Kann ich meinem Mieter wegen Eigenbedarf kündigen und wie lang ist die Frist?",
    replies.lawyer.de,
  ],
  ["can my landlord evict me, am I protected, my landlord says so", replies.lawyer.en],
])("a question for advice names who may give it: %s", async (question, text) => {
  expect((await lastAnswer(question)).text).toBe(text);
});

test("a message that asks for templates and names a task is answered as a task", async () => {
  const answer = await lastAnswer("meeting notes -> tasks in asana / trello. anything?");
  expect(answer.kinds).not.toContain("which-templates");
});

test("a question for the library's size is answered with the number of templates", async () => {
  const { text } = await lastAnswer("how many templates do you have?");
  const { rows } = await platform.database.query(
    "select count(*)::int as count from templates where is_public",
  );
  expect(text).toContain(String(rows[0]?.["count"]));
});

test("“please make it stop” beside a task is no wish to unsubscribe", async () => {
  const answer = await lastAnswer(
    "I type every supplier bill from pdf into our bookkeeping by hand. Please make it stop",
  );
  expect(answer.templates).toContain("list-supplier-invoices");
});

test("a visitor who gives no address still sees the template again", async () => {
  const { templates } = await lastAnswer(
    "Wie sortiere ich Bewerbungen automatisch?",
    "Nein danke, meine Mailadresse gebe ich nicht raus.",
    "Zeigen Sie mir einfach die Vorlage.",
  );
  expect(templates).toEqual(["screen-job-applications"]);
});

test.each([
  ["Backup für unsere n8n Abläufe?", "Nein danke", replies.declined.de],
  ["what happens in the first call?", "yes please", replies.booking.en],
])("after “%s”, “%s” is taken at its word", async (first, second, text) => {
  expect((await lastAnswer(first, second)).text).toBe(text);
});

test.each([
  [
    "Social Media Beiträge aus unserem Blog",
    "Läuft das auch ohne KI? Ich will keine KI Texte",
    "OpenAI",
  ],
  ["my customers pay late", "does that work without AI?", "do not need AI"],
])("after “%s”, “%s” is answered from the template's tools", async (first, second, words) => {
  expect((await lastAnswer(first, second)).text).toContain(words);
});

test("somebody who is no good with a program does not ask for a template with it", async () => {
  const { text } = await lastAnswer("my customers pay late", "is it hard? i can barely use excel");
  expect(text).not.toContain("is not made for");
});

test.each([
  "Kann ich meinem Mieter automatisch eine Erinnerung schicken?",
  "can I send my tenant a payment reminder by itself",
])("a landlord's task is no question for a lawyer: %s", async (task) => {
  const { text } = await lastAnswer(task);
  expect([replies.lawyer.en, replies.lawyer.de]).not.toContain(text);
});

test.each([
  ["my customers pay late", "nice. can it also ring the bell in our office", en.template.canChange],
  [
    "Kunden zahlen zu spät",
    "sieht gut aus, macht das auch die Gutschriften?",
    de.template.canChange,
  ],
])("after “%s”, “%s” says that the template can be changed", async (first, second, text) => {
  const [, after = ""] = text.split("{title}");
  expect((await lastAnswer(first, second)).text).toContain(after);
});

test.each([
  "Ist das sicher? Nicht dass der mir Rechnungen löscht",
  "ok. i hope it does not delete anything of ours",
])("a worry about the template is no wish to have data erased: %s", async (worry) => {
  const { kinds } = await lastAnswer("Kunden zahlen zu spät", worry);
  expect(kinds).not.toContain("privacy-rights");
});

test.each([
  ["Kunden zahlen zu spät", "geht das auch ohne n8n?", de.template.needsN8n],
  [
    "my customers pay late",
    "my IT man does not want n8n. possible without n8n?",
    en.template.needsN8n,
  ],
])("after “%s”, “%s” says where n8n can run", async (first, second, text) => {
  expect((await lastAnswer(first, second)).text).toBe(text);
});

test.each([
  ["Kunden zahlen zu spät", "Wir arbeiten mit Hausmeister Krause 3000, lässt sich das koppeln?"],
  ["my customers pay late", "does it hook up to our till, it's called Blipbox"],
])("after “%s”, “%s” is a question about connecting a program", async (first, second) => {
  expect((await lastAnswer(first, second)).kinds).toEqual(["tools"]);
});

test.each([
  ["my customers pay late", "we do that already. What I don't have is reviews from guests"],
  ["Kunden zahlen zu spät", "Was ganz anderes: Bewertungen von Gästen sammeln"],
])("after “%s”, “%s” is answered as a new task", async (first, second) => {
  const { templates } = await lastAnswer(first, second);
  expect(templates).toContain("send-guest-messages");
});

test("a customer's email that the visitor quotes is no trouble with us", async () => {
  const { kinds } = await lastAnswer(
    "We get such mails all day:\n\n> From: Carl <carl@bright.example>\n> Subject: where is my order\n> Hi, your email still did not arrive\n\nCan something answer these?",
  );
  expect(kinds).not.toContain("mail-missing");
});

test.each([
  ["Was macht ihr mit Fahrtenbüchern?", "ja oder nein, kurz bitte", de.brief.none],
  ["my customers pay late", "too long, just yes or no please", "In short: yes"],
])("after “%s”, “%s” gets one sentence", async (first, second, text) => {
  expect((await lastAnswer(first, second)).text).toContain(text);
});

test.each([
  ["0171 5550143, Jens Kramer", "erreichbar bin ich Mo-Do zwischen 14 und 16 Uhr", de.timeNoted],
  ["my number is 07700 900142", "best time is after 5 pm", en.timeNoted],
])("after “%s”, “%s” is noted as a time for the call", async (first, second, text) => {
  expect((await lastAnswer(first, second)).text).toBe(interpolate(text, { time: second }));
});

test.each(["petra.lindhorst@salon-lindhorst.de", "0171 5550143"])(
  "a visitor who writes only %s is answered in German",
  async (contact) => {
    expect((await lastAnswer(contact)).text).toMatch(/^Danke/);
  },
);

test.each([
  [
    "my customers pay late",
    "no not repairs, I meant a polite payment reminder that goes out by itself",
    "send-payment-reminders",
  ],
  [
    "Wir schreiben jeden Monat einen Vereinsbrief",
    "nee andersrum: ich will wissen wer auf sein Angebot NICHT geantwortet hat",
    "follow-up-on-offers",
  ],
  [
    "Belege für meinen Chef abtippen",
    "Das mach ich schon mit einer App. Mir gehts um Geburtstagsgrüße an Kunden",
    "send-birthday-greetings",
  ],
])("after “%s”, “%s” finds the template it describes", async (first, second, slug) => {
  expect((await lastAnswer(first, second)).templates).toContain(slug);
});

test.each([
  ["my customers pay late", "nice, and can I pick the wording?", "change-a-template"],
  ["can I book a call?", "is it free", "call"],
  ["What is n8n?", "is it free though?", "running-costs"],
  [
    "we'd like a phone assistant for our law office",
    "does it speak German and Turkish as well?",
    "assistant-languages",
  ],
  ["can I book a call?", "not before 6pm, I have kids", "booking"],
  ["my customers pay late", "maybe later, thanks", "declined"],
  ["Kunden zahlen zu spät", "später vielleicht, danke", "declined"],
  ["my customers pay late", "hmm no. too complicated. never mind", "declined"],
  [
    "Macht ihr auch Schulungen?",
    "Meine Bürokraft ist 61 und nicht so fit am PC, ist das was für sie?",
    "no-programmer",
  ],
  ["are the templates really free?", "what's the catch then?", "why-free"],
  [
    "the phone rings all day, can a bot answer it",
    "does that really work? my customers have a strong accent",
    "phone-assistant-call",
  ],
])("after “%s”, “%s” is answered by %s", async (first, second, kind) => {
  expect((await lastAnswer(first, second)).kinds).toContain(kind);
});

test("a corrected number is no wish to have data corrected", async () => {
  const number = "Kita Sonne, Ansprechpartnerin bin ich, Frau Berg, 0221 4710 355";
  const { text } = await lastAnswer(number, "Nummer war falsch, Zahlendreher: 0221 4710 535");
  expect(text).toMatch(/^Danke, ich habe 0221 4710 535/);
});

test("“I don't want that” after a question is no farewell", async () => {
  const { kinds } = await lastAnswer(
    "Answering reviews on google takes me ages",
    "would it post the answer without me seeing it first?? I don't want that",
  );
  expect(kinds).not.toContain("declined");
});

test.each([
  [
    "Kann ich vorher mit jemandem reden, am besten heute noch per Telefon?",
    ["person", "booking", "reach-us", "call-how"],
  ],
  [
    "Lohnt sich das für uns überhaupt? 3 Leute, Versicherungsmakler.",
    ["small-business", "pay-back"],
  ],
])("“%s” is answered by one of %j", async (question, kinds) => {
  expect(kinds).toContain((await lastAnswer(question)).kinds[0]);
});

test.each([
  ["How many templates are there and what are they for?", "which-templates"],
  ["Kann ich vorher irgendwo ausrechnen, ob sich das für uns überhaupt lohnt?", "calculator"],
  ["r u hiring? I build n8n stuff since 2 years", "jobs"],
])("“%s” is answered by %s", async (question, kind) => {
  expect((await lastAnswer(question)).kinds).toContain(kind);
});

test("a customer's question in quotation marks is not answered as the visitor's", async () => {
  const { kinds } = await lastAnswer(
    "Diese Mail bekomme ich zehnmal am Tag: 'Guten Tag, wann haben Sie geöffnet? Mit freundlichen Grüßen, Jutta'. Kann das jemand automatisch beantworten?",
  );
  expect(kinds).not.toContain("reach-us");
});

test.each([
  ["how do i get leads from facebook ads into hubspot", "great. what would that cost us", "price"],
  ["CRM Anbindung", "Wer haftet denn, wenn da mal was schiefgeht?", "guarantee"],
  ["what is n8n?", "and how do we get started", "process"],
])("after “%s”, which quotes a text, “%s” is answered by %s", async (first, second, kind) => {
  expect((await lastAnswer(first, second)).kinds).toContain(kind);
});

test("two questions after a quoted text get two answers", async () => {
  const { kinds } = await lastAnswer("CRM integration", "how much is it and when could you start");
  expect(kinds).toEqual(expect.arrayContaining(["price", "time"]));
});
