import { beforeAll, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { replies } from "#content/assistant/replies.ts";
import { lastAnswer as lastAnswerOf } from "#tests/support/conversation.ts";
import { fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";

/* Questions about what the conversation has shown: which of the templates, its runs, when it starts, its words,
its tools, and corrections of what was understood. */

const { en, de } = assistant.site;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await fillLibrary(platform);
});

const lastAnswer = (...messages: string[]) => lastAnswerOf(platform, messages);

/** Returns the part of a sentence before its placeholder. */
function beginning(sentence: string): string {
  return sentence.split("{")[0] ?? "";
}

test.each([
  ["remind customers of unpaid invoices", "what's the third one about?", en.whichShown.one],
  ["Bewertungen beantworten", "die zweite bitte", de.whichShown.one],
  ["Rechnungen aus Mails in eine Tabelle", "welche von den beiden ist besser?", de.whichShown.one],
  ["what is n8n", "which of those two is better for a bakery?", en.whichShown.none],
])("after “%s”, “%s” asks which template is meant if there are fewer", async (...all) => {
  const [first, second, words] = all;
  expect((await lastAnswer(first, second)).text).toContain(beginning(words));
});

test("the second of two templates is not asked for", async () => {
  const { kinds } = await lastAnswer("Angebote nachfassen", "die zweite bitte");
  expect(kinds).not.toContain("choice");
});

test.each([
  ["remind customers of unpaid invoices", "can I see a sample of the email they'd get"],
  ["Urlaubsanträge genehmigen", "kann ich mir das mal anschauen wie das läuft"],
  ["Urlaubsanträge genehmigen", "wie schaut die Nachricht in Slack aus"],
  ["Bewertungen beantworten", "hast du ein Beispiel?"],
  ["sort my inbox", "is there a demo I can watch?"],
])("after “%s”, “%s” leads to the recorded runs", async (first, second) => {
  const { text } = await lastAnswer(first, second);
  expect(text).toContain("Watch it run");
  expect(text).toContain("](/templates/");
});

test("a question about how something stands is no wish to see it", async () => {
  const { kinds } = await lastAnswer(
    "Bewertungen beantworten",
    "und wie siehts mit den Kosten aus?",
  );
  expect(kinds).toEqual(["running-costs"]);
});

test.each([
  ["what is n8n", "can I see it run somewhere before I install anything?", replies["show-it"].en],
  ["Was ist n8n?", "kann man das mal laufen sehen?", replies["show-it"].de],
])("after “%s”, which shows no template, “%s” leads to the library", async (...all) => {
  const [first, second, words] = all;
  expect((await lastAnswer(first, second)).text).toBe(words);
});

test("a visitor who asks for one example gets one template", async () => {
  const { text, templates } = await lastAnswer("when does it pay off?", "just give me one example");
  expect(text).toBe(en.example);
  expect(templates).toHaveLength(1);
});

test.each([
  ["remind customers of unpaid invoices", "how often does it look?", "“Every weekday at nine”"],
  ["Angebote nachfassen", "nach wie vielen Tagen fragt das nach?", "Five days after the offer"],
  ["birthday greetings to customers", "what time of day does it go out?", "“Every day at eight”"],
])("after “%s”, “%s” names what starts the template", async (first, second, words) => {
  const { text, kinds } = await lastAnswer(first, second);
  expect(kinds).toEqual(["when-it-runs"]);
  expect(text).toContain(words);
});

test.each([
  ["Angebote nachfassen", "einmal im Monat tät reichen"],
  ["low stock alert for shopify", "how often does it look?", "Mondays would do"],
])("a day or span that suffices is a setting: %s, %s", async (...messages) => {
  expect((await lastAnswer(...messages)).kinds).toEqual(["change-a-template"]);
});

test("after an offer to build something, the day on which it runs is a setting", async () => {
  const { kinds } = await lastAnswer("Newsletter einmal im Monat", "an welchem Tag geht der raus?");
  expect(kinds).toEqual(["when-it-runs"]);
});

test.each([
  ["sort my inbox", "what's an API key, it says I need one"],
  ["Retouren bearbeiten", "Was heißt Webhook? Steht da bei den Voraussetzungen"],
  ["sort my inbox", "was bedeutet denn OAuth2?"],
])("after “%s”, “%s” is answered by the glossary", async (first, second) => {
  expect((await lastAnswer(first, second)).kinds).toEqual(["glossary"]);
});

const built = "print my shipping labels";
const gebaut = "Schichtplan an die Aushilfen schicken";

test.each([
  [built, "we have Datev, would that work with it?", en.tools.unknown, "Datev"],
  [gebaut, "Wir arbeiten mit DATEV. Verträgt sich das?", de.tools.unknown, "DATEV"],
  [built, "they don't do email. WhatsApp or nothing.", en.tools.connected, "WhatsApp"],
  [gebaut, "die lesen nur WhatsApp", de.tools.connected, "WhatsApp"],
  [
    built,
    "Do I have to have Slack in it? My boss deleted ours in a huff",
    en.tools.leftOut,
    "Slack",
  ],
  [built, "fine, but no Microsoft anything please", en.tools.noneWithout, "Microsoft"],
  [built, "what's better about yours compared to Zoho?", en.tools.compared, "Zoho"],
  [gebaut, "und gegenüber Personio, was ist da besser?", de.tools.compared, "Personio"],
  [gebaut, "unser Programm hat keine Schnittstelle, das wars dann oder?", de.tools.noInterface, ""],
  ["Gäste anschreiben", "unser System hat keine Schnittstelle", de.tools.noInterface, ""],
])("after “%s”, “%s” is answered about the tool", async (first, second, words, tool) => {
  const { text, templates } = await lastAnswer(first, second);
  expect(text).toBe(words.replaceAll("{tool}", tool));
  expect(templates).toEqual([]);
});

test.each([
  ["wir wollen mehr google bewertungen", "Geht das auch ohne Google? Das haben wir nicht mehr"],
  ["my customers pay late", "I don't use Google"],
])("after “%s”, “%s” names the tools of the refused company", async (first, second) => {
  const { text, templates } = await lastAnswer(first, second);
  expect(text).toMatch(/ (?:arbeitet mit|works with) Google/u);
  expect(templates).toEqual([]);
});

test.each([
  ["invoice reminders to customers", "not what I wanted. I mean writing them", en.corrected],
  ["remind patients", "nein, es geht um Mitarbeiter, die ihre Schicht vergessen", de.corrected],
  [
    "new employees onboarding",
    "no no. when they LEAVE. collecting the keys and laptops",
    en.corrected,
  ],
])("after “%s”, “%s” gets no guess", async (first, second, words) => {
  const { text, templates } = await lastAnswer(first, second);
  expect(text).toBe(words);
  expect(templates).toEqual([]);
});

test.each([
  [
    "Ich hab eine Tischlerei und schreibe Angebote nach, weil sich keiner meldet",
    "Ne das is es nicht, ich mein nachfassen wenn ich das Angebot schon raus hab",
    "follow-up-on-offers",
  ],
  [
    "Bewertungen bei Google beantworten",
    "das hab ich nicht gefragt. ich will wissen, wenn einer schlecht bewertet",
    "answer-google-reviews",
  ],
])("after “%s”, “%s” is told that the template does just that", async (first, second, slug) => {
  const { text, templates } = await lastAnswer(first, second);
  expect(text).toContain(beginning(de.justThat));
  expect(templates).toEqual([slug]);
});

test("a visitor who says the same again does not hear that there is no template", async () => {
  const { templates } = await lastAnswer(
    "Terminerinnerungen per SMS",
    "nee, ich meinte Erinnerungen an Termine per SMS einen Tag vorher",
  );
  expect(templates).not.toEqual([]);
});

test("what a visitor has just refused is not called what the visitor means", async () => {
  const { text } = await lastAnswer(
    "Rechnungen aus Mails auslesen",
    "Ne, nicht auslesen, schreiben!",
  );
  expect(text).not.toContain(beginning(de.justThat));
  expect(text).not.toContain(de.foundTemplate);
});

test.each([
  [built, "some orders have two parcels though", en.added],
  ["Hundesalon, Kunden kommen alle 8 Wochen", "manche haben drei Hunde", de.added],
])("after “%s”, “%s” adds to the task", async (first, second, words) => {
  expect((await lastAnswer(first, second)).text).toBe(words);
});

test.each([
  ["Angebote nachfassen", "weil wir gar keine Angebote schreiben", de.notAsItIs],
  ["sort my inbox", "because nobody here reads email", en.notAsItIs],
])("after “%s”, “%s” is a reason against the template", async (first, second, words) => {
  expect((await lastAnswer(first, second)).text).toBe(words);
});

test("a visitor who asks whether the message was read gets an apology and what it refused", async () => {
  const { text } = await lastAnswer(
    "No Google please. We need appointment confirmations",
    "did you even read my message?",
  );
  expect(text).toContain(en.missed);
  expect(text).toContain("Without Google");
});

test.each([
  ["Telefonassistent für eine Praxis", "Ist das mit der Schweigepflicht vereinbar?", de.notJudged],
  ["ask guests for a google review", "Isn't that against their rules?", en.notJudged],
  ["Telefonassistent", "Eine Maschine? Meine Kunden sind alt, die legen auf.", de.noMachine],
  ["we miss calls all day", "a robot? my customers would hang up", en.noMachine],
])("after “%s”, the doubt “%s” gets its own answer", async (first, second, words) => {
  expect((await lastAnswer(first, second)).text).toBe(words);
});

test("the same for other people is a change of the template", async () => {
  const { kinds } = await lastAnswer(
    "Patienten nach sechs Monaten wieder einladen",
    "Das gleiche bräucht ich für meine Leute, die müssen jedes Jahr zur Unterweisung",
  );
  expect(kinds).toEqual(["change-a-template"]);
});

test("after an offer to build, a question for the language is about those who get the messages", async () => {
  const { text } = await lastAnswer(
    gebaut,
    "und in welcher Sprache? die Hälfte spricht nur Polnisch",
  );
  expect(text).toBe(replies["template-language"].de);
});

test("a single word of the other language does not change the language of the conversation", async () => {
  const { text } = await lastAnswer(
    "I need reminders for my customers",
    "right, im in. whats step one",
  );
  expect(text).not.toContain(de.found);
  expect((await lastAnswer("I need reminders", "und was kostet das?")).text).toContain(de.found);
});

test.each([
  [
    "phone assistant for our garage",
    "is that a real person or a computer?",
    "phone-assistant-call",
  ],
  ["Telefonassistent für unsere Praxis", "macht das ein Mensch?", "phone-assistant-call"],
  ["do you build chatbots?", "does a person reply there or a machine", "seems-automatic"],
  ["print my shipping labels", "is there a human behind that or a machine?", "ai-use"],
  ["my customers pay late", "is there a human behind that or a machine?", "ai-mistakes"],
  ["Telefonassistent für unsere Praxis", "bist du ein Mensch oder ein Bot?", "human-or-robot"],
  ["what does it cost?", "is this a person or a bot?", "human-or-robot"],
])("after “%s”, “%s” is answered by %s", async (first, second, kind) => {
  expect((await lastAnswer(first, second)).kinds).toEqual([kind]);
});

test.each([
  ["sort my gmail inbox", "and if it throws out a letter from the court by mistake?", "failure"],
  ["Kunden zahlen zu spät", "und wenn die falsche Person gemahnt wird?", "failure"],
  ["phone assistant for our garage", "ok but when the internet is down?", "failure"],
  ["sort my gmail inbox", "and if somebody is on holiday", "this-template"],
  ["Urlaubsanträge genehmigen", "und wenn der Chef selber weg ist?", "this-template"],
])("after “%s”, “%s” asks what happens then: %s", async (first, second, kind) => {
  expect((await lastAnswer(first, second)).kinds).toEqual([kind]);
});

test.each([
  [built, "what if two people order at once", en.added],
  [gebaut, "was wenn einer krank ist", de.added],
])("after “%s”, the case “%s” belongs to the task", async (first, second, text) => {
  expect((await lastAnswer(first, second)).text).toBe(text);
});

test("a guessed template stays the subject as long as the answers are about it", async () => {
  const { text } = await lastAnswer(
    "law office, the mail that clients send has to be sorted",
    "how long does it take to set up?",
    "and if it puts one in the wrong folder?",
  );
  expect(text).toContain("Take in new clients of a law or tax office");
});

test.each([
  ["sort my gmail inbox", "is this n8n free?"],
  ["what is n8n?", "and do I have to pay for that n8n?"],
  ["Kunden zahlen zu spät", "was kostet denn dieses n8n?"],
  ["Kunden zahlen zu spät", "muss ich für n8n was zahlen"],
])("after “%s”, “%s” asks what n8n costs", async (...messages) => {
  const { kinds, text } = await lastAnswer(...messages);
  expect(kinds).toEqual(["running-costs"]);
  expect(text).toContain("n8n (");
});
