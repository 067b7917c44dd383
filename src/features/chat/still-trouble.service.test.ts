import { beforeAll, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { replies } from "#content/assistant/replies.ts";
import { brand } from "#content/site/brand.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { lastAnswer as lastAnswerOf } from "#tests/support/conversation.ts";
import { fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";

/* Messages after advice on a template, page or email that does not work. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await fillLibrary(platform);
});

const lastAnswer = (...messages: string[]) => lastAnswerOf(platform, messages);
const still = {
  en: interpolate(assistant.site.en.stillTrouble, brand.email),
  de: interpolate(assistant.site.de.stillTrouble, brand.email),
};

const stops = "your template stops at the second step with error 403";
const steht = "eure Vorlage bleibt beim zweiten Schritt hängen, Fehler 403";

test.each([
  [stops, "tried all of that, no luck", still.en],
  [stops, "it is active and green but nothing comes out", still.en],
  [stops, "my invoices in Xero stay empty", still.en],
  ["I never got the email with the download link", "in spam there is nothing either", still.en],
  ["the download page stays white", "nope, same thing", still.en],
  [steht, "nein, gleicher Fehler", still.de],
  [steht, "hab ich gemacht, weiterhin rot", still.de],
  [steht, "ist aktiv und trotzdem kommt nichts", still.de],
  [steht, "ich hab die für Rechnungen genommen", still.de],
  ["die Mail mit dem Link ist nie gekommen", "im Spam ist auch nichts", still.de],
])("after “%s”, “%s” leads to a person", async (trouble, message, text) => {
  expect(await lastAnswer(trouble, message)).toMatchObject({ text, templates: [] });
});

test("advice that helped twice not at all is not repeated", async () => {
  const { text, templates } = await lastAnswer(stops, "still red", "same again");
  expect(text).toBe(assistant.site.en.saidAlready);
  expect(templates).toEqual([]);
});

test.each([
  [stops, "that did it, thank you!", replies.thanks.en],
  [steht, "jetzt geht's wieder", replies.thanks.de],
  [stops, "can I talk to somebody?", replies.person.en],
])("after “%s”, “%s” is taken at its word", async (trouble, message, text) => {
  expect((await lastAnswer(trouble, message)).text).toBe(text);
});

test.each([
  [stops, "and what does it cost if you repair it?", "price"],
  [stops, "forget it. other question: do you do birthday greetings?", "templates"],
])("after “%s”, “%s” is answered as another question", async (trouble, message, kind) => {
  expect((await lastAnswer(trouble, message)).kinds).toContain(kind);
});

test("an address beside trouble that stays is noted", async () => {
  const { text } = await lastAnswer(steht, "noch immer rot. petra@lindhorst.example");
  expect(text).toContain(still.de);
  expect(text).toContain("petra@lindhorst.example");
});
