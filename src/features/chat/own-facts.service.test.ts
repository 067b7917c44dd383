import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyBrand } from "#shared/business/apply-brand.ts";
import { OWN_BUSINESS, setBusiness } from "#tests/support/business.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import { answerBySite } from "./server/answer/site-events.ts";

useLibrary();
// Other settings make the site read the whole library again, so all questions are asked with the same ones.
afterAll(() => applyBrand({}));

async function answer(content: string): Promise<string> {
  let text = "";
  for await (const event of answerBySite(platform, [{ role: "user", content }], undefined))
    if (event.type === "text") text += event.text;
  return text;
}

const PERSON = ["Ida Moor", "Answers and builds"];

describe("with the business's own data", () => {
  beforeAll(() => setBusiness(platform, { ...OWN_BUSINESS, numbers: { answerDays: "2" } }));

  test.each([
    ["What does it cost?", ["A day: 900 euros"]],
    ["Was kostet das?", ["A day: 900 euros"]],
    ["What are your opening hours?", ["Monday to Friday, 9 to 17."]],
    ["Wann habt ihr offen?", ["Monday to Friday, 9 to 17."]],
    ["Wann haben Sie geöffnet?", ["Monday to Friday, 9 to 17."]],
    ["Öffnungszeiten?", ["Monday to Friday, 9 to 17."]],
    ["Wer seid ihr?", ["Quillfern automates routine work for small businesses."]],
    ["Where are you?", ["Graz, and by video."]],
    ["Wo sitzt ihr?", ["Graz, and by video."]],
    ["Who works for you?", [...PERSON, "German, English"]],
    ["Wer sind eure Mitarbeiter?", [...PERSON, "Deutsch, Englisch"]],
    ["Who is on your team?", PERSON],
    ["Wer arbeitet bei euch?", PERSON],
    ["Do you speak Turkish?", ["Our people speak German and English."]],
    ["Sprecht ihr Türkisch?", ["Unsere Leute sprechen Deutsch und Englisch."]],
    ["How fast do you answer?", ["Within 2 working days"]],
    ["Wie schnell antwortet ihr?", ["Innerhalb von 2 Arbeitstagen"]],
  ])("%s is answered from the settings", async (question, facts) => {
    const text = await answer(question);
    for (const fact of facts) expect(text).toContain(fact);
  });
});

describe("with a name alone", () => {
  beforeAll(() => setBusiness(platform, { name: OWN_BUSINESS.name }));

  test.each([
    "What does it cost?",
    "Was kostet das?",
    "What are your opening hours?",
    "Wann habt ihr offen?",
    "Where are you?",
    "Wo sitzt ihr?",
    "Who works for you?",
    "Wer sind eure Mitarbeiter?",
    "Do you work in Austria?",
    "Arbeitet ihr auch in Österreich?",
    "How fast do you answer?",
    "Wie schnell antwortet ihr?",
  ])("%s claims nothing that the business has not set", async (question) => {
    const text = await answer(question);
    expect(text).not.toBe("");
    expect(text).not.toMatch(/working day|Arbeitstag|undefined|Rotterdam|Mira|English or German/);
    expect(text).not.toMatch(/(?:answers? in English|Deutsch (?:oder|und) Englisch)/);
  });
});
