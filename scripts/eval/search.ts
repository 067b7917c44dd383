import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readLibrary } from "#features/templates/server/sync/library-folder.ts";
import { isCalled, rankIn } from "#features/templates/server/search/ranking.ts";
import { createLibraryIndex } from "#features/templates/server/search/searchable.ts";

/*
 * Measures how well the search page answers searches that people would make. Usage: `node scripts/eval/search.ts
 * [tuning|trades|everyday|kept-aside|second-set|trades-aside]`. The argument names a set of searches in tests/search/.
 * Nobody may tune the search to the last three sets.
 * A search counts as answered if one of the first three templates on the page fits. If no template fits the search, it
 * counts as answered if the page shows none.
 */

/**
 * Searches in English and German for which the same templates are right. `fits`: slugs of these templates; empty if
 * none is right.
 */
type Searches = { fits: string[]; en?: string[]; de?: string[] };
type Search = { language: "en" | "de"; query: string; fits: string[] };
export type Score = Record<"en" | "de" | "none", { answered: number; of: number }>;

const root = join(import.meta.dirname, "../..");
const FIRST = 3;

export function readSearches(set: string): Search[] {
  const file = readFileSync(join(root, "tests/search", `${set}.json`), "utf8");
  return (JSON.parse(file) as Searches[]).flatMap(({ fits, ...queries }) =>
    (["en", "de"] as const).flatMap((language) =>
      (queries[language] ?? []).map((query) => ({ language, query, fits })),
    ),
  );
}

/** Runs all searches of a set. @returns the score, and a line for each search that was not answered */
export async function searchScore(set: string): Promise<{ score: Score; failed: string[] }> {
  const library = readLibrary(join(root, "templates"), (path, why) => {
    throw new Error(`${path}: ${why}`);
  });
  const index = await createLibraryIndex([
    library.map(({ metadata, workflow, guide }) => ({
      ...metadata,
      id: metadata.slug,
      workflow,
      guide,
    })),
  ]);
  /**
   * Orders results as the search page does (decision 40 in docs/product.md): first the templates that contain the
   * searched words, by rank, then similar templates. If the best template of all is only similar, the similar templates
   * come first, unless a title, service or category contains the words.
   */
  async function pageOf(query: string): Promise<string[]> {
    const { all, fits } = await rankIn(index, query);
    const close = fits.map(({ id }) => id);
    const ranks = new Map(all.map(({ id }, place) => [id, place]));
    const named = library
      .map(({ metadata }) => metadata)
      .filter((metadata) => holdsAtWordStart(searchText(metadata), query.toLowerCase()));
    const isNamed = named.some((metadata) => isCalled(query, metadata));
    const exact = named
      .map(({ slug }) => slug)
      .toSorted((one, other) => (ranks.get(one) ?? Infinity) - (ranks.get(other) ?? Infinity) || 0);
    const others = close.filter((id) => !exact.includes(id));
    return !isNamed && others[0] !== undefined && others[0] === close[0]
      ? [...others, ...exact]
      : [...exact, ...others];
  }
  const score: Score = {
    en: { answered: 0, of: 0 },
    de: { answered: 0, of: 0 },
    none: { answered: 0, of: 0 },
  };
  const failed: string[] = [];
  for (const { language, query, fits } of readSearches(set)) {
    const found = await pageOf(query);
    const first = found.slice(0, FIRST);
    const isAnswered =
      fits.length === 0 ? found.length === 0 : first.some((id) => fits.includes(id));
    const group = score[fits.length === 0 ? "none" : language];
    group.of += 1;
    if (isAnswered) group.answered += 1;
    else failed.push(`${query}: ${first.join(", ") || "nothing"}`);
  }
  return { score, failed };
}

/** Whether the text has the phrase at the start of a word. In the database, `atWordStart` makes the same test. */
function holdsAtWordStart(text: string, phrase: string): boolean {
  const before = text.split(phrase).slice(0, -1);
  return before.some((part) => !/[\p{L}\p{N}]$/u.test(part));
}

/** Returns the same text as the database function `template_search_text`. */
function searchText({
  title,
  description,
  tools,
  category,
}: Record<"title" | "description", string> & Record<"tools" | "category", string[]>): string {
  return [title, description, ...tools, ...category].join("\u001f").toLowerCase();
}

if (import.meta.main) {
  const { score, failed } = await searchScore(process.argv[2] ?? "tuning");
  for (const line of failed) console.log(line);
  console.log(score);
}
