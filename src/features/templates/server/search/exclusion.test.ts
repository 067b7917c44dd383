import { beforeAll, expect, test } from "vitest";
import { readLibrary } from "../sync/library-folder.ts";
import { rankIn } from "./ranking.ts";
import { createLibraryIndex, type LibraryIndex } from "./searchable.ts";

const library = readLibrary("templates", (path, why) => {
  throw new Error(`${path}: ${why}`);
});
let index: LibraryIndex;
beforeAll(async () => {
  index = await createLibraryIndex([
    library.map(({ metadata, workflow, guide }) => ({
      ...metadata,
      id: metadata.slug,
      workflow,
      guide,
    })),
  ]);
});

const labelsOf = (id: string) =>
  library.flatMap(({ metadata }) =>
    metadata.slug === id ? [...metadata.tools, ...metadata.category] : [],
  );

test.each([
  "without AI",
  "no AI",
  "no ai please",
  "ohne KI",
  "keine KI",
  "AI emails without AI",
  "sort emails without artificial intelligence",
  "Bewertungen ohne ChatGPT",
  "emails without using AI",
  "AI-free email sorting",
  "KI-freie Bewertungen",
  "Bewertungen ohne jede KI",
])("“%s” finds templates, and none that asks an AI", async (search) => {
  const { all, fits, near } = await rankIn(index, search);
  expect(near.length).toBeGreaterThan(0);
  for (const { id } of [...all, ...fits, ...near]) expect(labelsOf(id)).not.toContain("AI Agents");
});

test("a search for nothing but an exclusion finds all that is left", async () => {
  const { fits } = await rankIn(index, "ohne KI");
  expect(fits).toHaveLength(
    library.filter(({ metadata }) => !metadata.category.includes("AI Agents")).length,
  );
});

test.each([
  ["invoice reminder without Slack", ["Slack"]],
  ["invoice reminder without AI or Slack", ["Slack", "AI Agents"]],
  ["reminders without Slack and without Gmail", ["Slack", "Gmail"]],
  ["reports without Slack, Twilio and the OpenAI", ["Slack", "Twilio", "OpenAI"]],
  ["Erinnerungen ohne Slack und ohne KI", ["Slack", "AI Agents"]],
  ["Erinnerungen ohne E-Mails", ["Email"]],
])("“%s” finds templates, and none of %j", async (search, names) => {
  const { all, near } = await rankIn(index, search);
  expect(near.length).toBeGreaterThan(0);
  for (const { id } of all) for (const name of names) expect(labelsOf(id)).not.toContain(name);
});

test("only names that are joined to the word that leaves them out are left out", async () => {
  const { fits } = await rankIn(index, "reminders without AI Gmail");
  expect(fits.some(({ id }) => labelsOf(id).includes("Gmail"))).toBe(true);
});

test.each(["no show", "without paying", "kein Termin", "no email from customers", "AI"])(
  "“%s” leaves nothing out",
  async (search) => {
    const { all } = await rankIn(index, search);
    expect(all.some(({ id }) => labelsOf(id).includes("AI Agents"))).toBe(true);
  },
);
