import { beforeAll, expect, test } from "vitest";
import { germanTemplates } from "#content/assistant/german-templates.ts";
import { lastAnswer, shownBefore } from "#tests/support/conversation.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import { findTemplateFacts, type TemplateFacts } from "./server/answer/template-store.ts";

useLibrary();

let templates: TemplateFacts[] = [];
beforeAll(async () => {
  const { rows } = await platform.database.query("select slug from templates where is_public");
  const facts = rows.map(({ slug }) => findTemplateFacts(platform, slug as string));
  templates = (await Promise.all(facts)).filter((one) => one !== undefined);
});

type Facts = TemplateFacts;
const minutes = ({ setup_minutes }: Facts) => [`${setup_minutes} `, "inut"];
const tools = (one: Facts) => one.tools;
const saved = ({ saves }: Facts) => (saves ? [`${saves.minutes} `, `${saves.cases} `] : []);
const link = ({ slug }: Facts) => [`(/templates/${slug})`];
const factsInGerman = ({ slug, title }: Facts) => [germanTemplates[slug]?.title ?? title];

test.each([
  ["how long does the set-up take?", minutes],
  ["wie lange dauert das Einrichten?", minutes],
  ["what tools does it need?", tools],
  ["welche Programme brauche ich dafür?", tools],
  ["how much time does it save?", saved],
  ["wie viel Zeit spart das?", saved],
  ["what happens if something goes wrong?", link],
  ["und was passiert, wenn etwas schiefgeht?", link],
  ["where can I get it?", link],
  ["wo bekomme ich die?", link],
  ["wie viel kostet das?", factsInGerman],
  ["und wo landen die Daten?", factsInGerman],
] as const)("after a card, “%s” is answered with that template's facts", async (message, facts) => {
  expect(templates.length).toBeGreaterThan(50);
  const missed: string[] = [];
  for (const template of templates) {
    const { slug, title } = template;
    const { text } = await lastAnswer(platform, [message], shownBefore([slug], title));
    const hasFacts = facts(template).every((fact) => text.includes(fact));
    if (!hasFacts) missed.push(`${slug}: ${text}`);
  }
  expect(missed).toEqual([]);
});

test("every template of the library has a German title and summary, and no other has", () => {
  expect(Object.keys(germanTemplates).toSorted()).toEqual(
    templates.map(({ slug }) => slug).toSorted(),
  );
});
