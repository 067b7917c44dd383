import { beforeAll, expect, test } from "vitest";
import { foreignMessages } from "#tests/support/foreign-messages.ts";
import { randomMessage } from "#tests/support/random-messages.ts";
import { randomOf } from "#tests/support/random.ts";
import { sample } from "#tests/support/sample.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import { readExamples } from "#platform/understanding/examples.ts";
import { otherLanguageOf } from "#platform/understanding/language.ts";
import { visitorOf } from "../../scripts/eval/visitor.ts";

/*
 * `RANDOM_MESSAGES=500 npx vitest run tests/assistant/unknown-words.service.test.ts` sends 500 random messages.
 * RANDOM_SEED repeats the messages of an earlier run.
 */

const COUNT = Number(process.env["RANDOM_MESSAGES"] ?? 40);
const SEED = Number(process.env["RANDOM_SEED"] ?? 32);

/** Kinds of replies in which the assistant does not claim to answer the question. */
const CLAIMS_NOTHING = ["nothing", "choice", "other-language", "offTopic"];

let visitor: ReturnType<typeof visitorOf>;
useLibrary();
beforeAll(() => {
  visitor = visitorOf(platform);
});

test(`no answer is claimed for random letters (seed ${SEED})`, { timeout: 60_000 }, async () => {
  const random = randomOf(SEED);
  const claimed: string[] = [];
  for (let n = 0; n < COUNT; n += 1) {
    const question = randomMessage(random);
    const { kinds, templates, actions } = await visitor.converse([question]);
    const isDecent =
      templates.length === 0 &&
      kinds.every((kind) => CLAIMS_NOTHING.includes(kind)) &&
      actions.includes("person");
    if (!isDecent) claimed.push(`${question}: ${kinds.join(", ")}; ${templates.join(", ")}`);
  }
  expect(claimed).toEqual([]);
});

test("no answer is claimed for a message in another language", async () => {
  const claimed: string[] = [];
  for (const question of foreignMessages) {
    const { kinds, templates } = await visitor.converse([question]);
    const isClaim = templates.length > 0 || !kinds.every((kind) => CLAIMS_NOTHING.includes(kind));
    if (isClaim) claimed.push(`${question}: ${kinds.join(", ")}; ${templates.join(", ")}`);
  }
  expect(claimed).toEqual([]);
});

test.each([
  ["pt", "Olá, quero responder clientes no WhatsApp"],
  ["es", "Hola, quiero responder a los clientes en WhatsApp"],
  ["nl", "Hallo, wij willen WhatsApp berichten automatisch beantwoorden"],
  ["fr", "Combien de temps pour mettre en place un chatbot ?"],
])("a message in %s is recognized, although most of its words are known: %s", (code, message) => {
  expect(otherLanguageOf(message)).toBe(code);
});

test("none of the example messages in English and German counts as another language", () => {
  const all = readExamples().flatMap(([, messages]) => messages);
  const other = sample(all, 10).filter((message) => otherLanguageOf(message) !== undefined);
  expect(other).toEqual([]);
});
