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

test("a service can be left out, too", async () => {
  const { fits } = await rankIn(index, "invoice reminder without Slack");
  expect(fits.length).toBeGreaterThan(0);
  for (const { id } of fits) expect(labelsOf(id)).not.toContain("Slack");
});

test.each(["no show", "without paying", "kein Termin", "no email from customers", "AI"])(
  "“%s” leaves nothing out",
  async (search) => {
    const { all } = await rankIn(index, search);
    expect(all.some(({ id }) => labelsOf(id).includes("AI Agents"))).toBe(true);
  },
);
