import { setTimeout as pause } from "node:timers/promises";
import type { Platform } from "#platform/platform.ts";
import { EVERYTHING } from "../../library-address.ts";
import type { CloseMatch, Template, TemplateQuery } from "../../contract.ts";
import type { Leniency } from "#platform/search/concepts.ts";
import { fitting, type SearchHit } from "#platform/search/text-index.ts";
import { wordsOf } from "#platform/search/words.ts";
import { MAX_RANKED, rankIn, type Ranking } from "./ranking.ts";
import { createLibraryIndex, isNaming, type Field, type LibraryIndex } from "./searchable.ts";
import { readOthers, readTexts } from "./search-store.ts";
import { versioned } from "../versioned.ts";

export const MAX_CLOSE = 12;
/** Time in ms for which a search waits for a new index. After this time it uses the former index. */
const MAX_INDEX_WAIT_MS = 100;

/**
 * Finds close matches (docs/product.md, decision 31): templates that fit the search, but do not contain its exact text.
 * Those with the exact text are left out, because the list shows them anyway. Returns none if nothing is searched for,
 * or for a page after the first.
 */
export async function findCloseMatches(
  platform: Platform,
  query: TemplateQuery,
  ranked?: Ranking,
): Promise<CloseMatch[]> {
  if (query.q === "" || query.after) return [];
  const { fits: finds } = ranked ?? (await rank(platform, query.q));
  const templates = await readOthers(platform.database, query, idsOf(finds), MAX_CLOSE);
  return templates.map((template) => ({ ...template, match: whyOf(template, finds) }));
}

/** A template that was found. `share` is the part of the searched text that the template contains, from 0 to 1. */
export type Fit = Pick<SearchHit<Field>, "share" | "reasons"> & { template: Template };

/** @param context - earlier messages. Results that also fit these messages rank higher */
export async function findFitting(
  platform: Platform,
  text: string,
  limit: number,
  context = "",
  leniency?: Leniency,
): Promise<Fit[]> {
  const index = await libraryIndex(platform);
  const fits = fittingIn(index, text, context, leniency);
  const finds = leniency ? coverAllNamed(fits, limit) : fits.slice(0, limit);
  const templates = await readOthers(platform.database, EVERYTHING, idsOf(finds), limit);
  return templates.map((template) => {
    const { share = 0, reasons = [] } = findOf(template, finds) ?? {};
    return { template, share, reasons };
  });
}

const CONTEXT_WEIGHT = 0.4;

function fittingIn(
  index: LibraryIndex,
  text: string,
  context: string,
  leniency: Leniency | undefined,
): SearchHit<Field>[] {
  if (text === "") return [];
  const finds = index.find(text, MAX_RANKED, leniency);
  if (context === "") return fitting(finds, leniency);
  const before = new Map(
    index.find(context, MAX_RANKED, leniency).map(({ id, share }) => [id, share]),
  );
  const weighed = finds.map((find) => {
    const held = before.get(find.id) ?? 0;
    const share = Math.min(1, find.share + CONTEXT_WEIGHT * held);
    return { ...find, share, score: find.score * (1 + held) };
  });
  return fitting(weighed, leniency).toSorted((one, other) => other.score - one.score);
}

/**
 * Chooses results that together contain as many searched words as possible in titles and labels. If a lower-ranked
 * result adds a missing word, it replaces the last chosen result that adds none. The best result always stays.
 */
function coverAllNamed(finds: readonly SearchHit<Field>[], limit: number): SearchHit<Field>[] {
  const shown = finds.slice(0, limit);
  for (const find of finds.slice(limit)) {
    const missing = namedBy(find).some((word) => !shown.some((one) => namedBy(one).includes(word)));
    const spare = missing
      ? shown.findLastIndex((one, place) => place > 0 && isSpare(one, shown))
      : -1;
    if (spare > 0) shown.splice(spare, 1, find);
  }
  return shown;
}

function isSpare(find: SearchHit<Field>, among: readonly SearchHit<Field>[]): boolean {
  const others = new Set(among.filter((one) => one !== find).flatMap(namedBy));
  return namedBy(find).every((word) => others.has(word));
}

function namedBy({ reasons }: SearchHit<Field>): string[] {
  return reasons.flatMap(({ term, means, field }) =>
    !means && isNaming(field) ? [term.toLowerCase()] : [],
  );
}

export async function rank(platform: Platform, text: string): Promise<Ranking> {
  return text === "" ? { all: [], fits: [], near: [] } : rankIn(await libraryIndex(platform), text);
}

export function idsOf(finds: readonly SearchHit<Field>[]): string[] {
  return finds.map(({ id }) => id);
}

function findOf(
  { id }: Template,
  finds: readonly SearchHit<Field>[],
): SearchHit<Field> | undefined {
  return finds.find((find) => find.id === id);
}

function whyOf(template: Template, finds: readonly SearchHit<Field>[]): CloseMatch["match"] {
  const reasons = findOf(template, finds)?.reasons ?? [];
  const stems = new Set(reasons.flatMap((reason) => reason.stems));
  const { title, outcome, tools, category } = template;
  const shown = wordsOf([title, outcome, ...tools, ...category].join(" "));
  const hits = shown.filter(({ stem }) => stems.has(stem));
  const isShown = (stem: string) => hits.some((hit) => hit.stem === stem);
  return {
    words: [...new Set(hits.map(({ text }) => text.toLowerCase()))],
    synonyms: reasons.flatMap(({ term, means }) => (means ? [{ said: term, means }] : [])),
    elsewhere: reasons.flatMap(({ term, means, stems: matchStems, field }) =>
      matchStems.some(isShown) || field === "title" ? [] : [{ said: means ?? term, where: field }],
    ),
  };
}

const indexes = versioned(({ database }) => createLibraryIndex(readTexts(database)));

/** Returns the search index. If building a new index takes longer than MAX_INDEX_WAIT_MS, it returns the former one. */
async function libraryIndex(platform: Platform): Promise<LibraryIndex> {
  const making = indexes.get(platform);
  const former = indexes.last(platform);
  if (!former) return making;
  // If the search uses the former index, an error while building the new index must not make the search fail.
  making.catch(() => undefined);
  return Promise.race([making, pause(MAX_INDEX_WAIT_MS, former, { ref: false })]);
}
