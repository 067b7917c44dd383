import type { Platform } from "#platform/platform.ts";
import { shapesOf } from "#features/diagram/server/service.ts";
import { searchNotes } from "#content/library/search-notes.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { trades } from "#content/library/trades.ts";
import { keyOf } from "#platform/search/word-table.ts";
import { wordsOf } from "#platform/search/words.ts";
import { curlyQuotes } from "#shared/text/curly-quotes.ts";
import { EVERYTHING, sortOfPage } from "../library-address.ts";
import { PAGE_SIZE, type CardTemplate, type Template, type TemplateQuery } from "../contract.ts";
import type { Facets, Listing } from "../views.ts";
import { findCloseMatches, idsOf, rank } from "./search/close-matches.ts";
import { isCalled, type Ranking } from "./search/ranking.ts";
import { inFeaturedOrder, inVariedOrder } from "./varied-order.ts";
import { countMatches, readFacets, readOthers } from "./search/search-store.ts";
import { listTemplates } from "./service.ts";
import { versioned } from "./versioned.ts";

/** Number of cards on a page. A tall window shows most of them at once, so their icons are sent with the page. */
const CARDS = 18;

/** Maximum number of results that are counted exactly. Counting more takes time, and no visitor looks at that many. */
const MAX_COUNTED = 500;

/**
 * Returns all values by which visitors can filter public templates, whatever they search for (docs/product.md, decision
 * 6). `lastFacets` returns the values that were read last, in case the database does not answer.
 */
export const { get: libraryFacets, last: lastFacets } = versioned(({ database }) =>
  readFacets(database),
);

/** Replaces category, industry and tool by the template library's spelling, so that letter case makes no difference. */
export function inLibrarySpelling<
  Query extends Pick<TemplateQuery, "category" | "industry" | "tool">,
>(query: Query, { categories, industries, tools }: Facets): Query {
  const { category, industry, tool } = query;
  return {
    ...query,
    category: spelled(category, categories),
    industry: spelled(industry, industries),
    tool: spelled(tool, tools),
  };
}

function spelled(name: string, names: readonly string[]): string {
  const lower = name.toLowerCase();
  return names.find((one) => one.toLowerCase() === lower) ?? name;
}

const { madeFor } = templatesPage.close;

const NEAREST = 3;

/** NEAREST templates with different icons are chosen among this many of the most downloaded templates. */
const MOST_DOWNLOADED = 9;

/** If a search finds at most this many templates, the page also shows similar ones. */
const FEW = 2;
const NOTHING_NEAR: Pick<Listing, "nearest" | "nearestBy"> = { nearest: [], nearestBy: "nothing" };

/** Finds everything that the page /templates shows for a query. @throws Refusal `too_many` */
export async function findCards(platform: Platform, query: TemplateQuery, address: string) {
  const drawn = { ...query, sort: sortOfPage(query), cards: "1" } as const;
  const ranked = await rank(platform, query.q);
  const { json, next } = await listTemplates(platform, drawn, { address, limit: CARDS, ranked });
  const read = JSON.parse(json) as Template[];
  const isFirstPage = drawn.sort === "featured" && !query.after;
  const cards = (isFirstPage ? inFeaturedOrder(read) : read).map(toCard);
  const count = await countOf(platform, drawn, cards, next);
  // GET /api/templates lists no close matches if the exact matches need more than one of its pages. This page does the
  // same.
  const matches = count.number > PAGE_SIZE ? [] : await findCloseMatches(platform, drawn, ranked);
  const isEmpty = cards.length === 0 && matches.length === 0;
  const trade = isEmpty ? null : tradeIn(query.q, [...cards, ...matches]);
  const close = matches.map(({ match, ...template }) => ({
    ...toCard(template),
    // If the search names a trade, a sentence above the list says why the templates fit. The cards then do not repeat
    // it.
    match: trade ? { ...match, synonyms: [], elsewhere: [] } : match,
  }));
  const isFew = query.q !== "" && !query.after && count.number + matches.length <= FEW;
  const { nearest, nearestBy } =
    isEmpty || isFew
      ? await nearestCards(
          platform,
          idsOf(ranked.near),
          [...read, ...matches].map(({ id }) => id),
          // After a search, the address is undefined, so that no popular templates are listed: visitors would take them
          // for results of the search.
          isEmpty && query.q === "" ? address : undefined,
        )
      : NOTHING_NEAR;
  // Close matches come first if one of them is the best-ranked template (docs/product.md, decision 40). An exception is
  // a search that the title, a service or a category of an exact match contains as whole words.
  const isCloseFirst =
    matches.some(({ id }) => id === ranked.fits[0]?.id) &&
    !cards.some((card) => isCalled(query.q, card));
  const found = isCloseFirst ? [...close, ...cards] : [...cards, ...close];
  const first = [...found, ...nearest].slice(0, CARDS);
  const icons = shapesOf(first.flatMap(({ sketch }) => sketch?.icons ?? []));
  const note = searchNotes.find(({ asks }) => asks.test(query.q.trim()))?.sentence;
  const exactFor = close.length > 0 ? tradesNamedBy(read, ranked) : [];
  const listing = { cards, next, count, close, isCloseFirst, trade, nearest, nearestBy, icons };
  return { ...listing, ...(exactFor.length > 0 && { exactFor }), ...(note && { note }) };
}

/** Returns a phrase such as "For hotels" for each template whose title or labels name the same trade as the search. */
function tradesNamedBy(found: readonly Template[], { fits }: Ranking): string[] {
  return found.flatMap(({ id }) => {
    const { reasons = [] } = fits.find((hit) => hit.id === id) ?? {};
    const named = reasons.flatMap(({ term, means, field }) =>
      field === "title" || field === "labels" ? (madeFor[means ?? term] ?? []) : [],
    );
    return named.slice(0, 1);
  });
}

async function countOf(
  platform: Platform,
  query: TemplateQuery,
  cards: readonly CardTemplate[],
  next: string | null,
): Promise<Listing["count"]> {
  if (next === null && !query.after) return { number: cards.length, more: false };
  const found = await countMatches(platform.database, query, MAX_COUNTED + 1);
  return { number: Math.min(found, MAX_COUNTED), more: found > MAX_COUNTED };
}

/**
 * Finds the templates that are most similar to the search, or else some of the most downloaded ones.
 * @param found - ids of templates to leave out
 * @param address - the visitor's network address; undefined to find only similar templates
 */
async function nearestCards(
  platform: Platform,
  ranked: readonly string[],
  found: readonly string[],
  address: string | undefined,
): Promise<Pick<Listing, "nearest" | "nearestBy">> {
  const isOther = (id: string) => !found.includes(id);
  const drawn = { ...EVERYTHING, cards: "1" } as const;
  const near = await readOthers(platform.database, drawn, ranked.filter(isOther), NEAREST);
  if (near.length > 0 || address === undefined)
    return { nearest: near.map(toCard), nearestBy: "search" };
  const popular = await listTemplates(
    platform,
    { ...drawn, sort: "downloads" },
    { address, limit: MOST_DOWNLOADED },
  );
  const varied = inVariedOrder(JSON.parse(popular.json) as Template[]);
  const others = varied.filter(({ id }) => isOther(id)).slice(0, NEAREST);
  const isPopular = others.every(({ downloads }) => downloads > 0);
  return { nearest: others.map(toCard), nearestBy: isPopular ? "downloads" : "nothing" };
}

/**
 * Whether the list of templates at this URL may be cached: only the list of all templates, and the lists of one
 * category, industry or service. These lists are few, and depend only on the template library.
 */
export function isKept(address: URL, query: TemplateQuery, facets: Facets): boolean {
  const { category, industry, service } = query;
  const queryString = address.searchParams.toString();
  // Whether the query string contains only the parameters in `one`, in the usual spelling. Other spellings, such as
  // with more spaces, are not cached, because their number is unlimited: they would fill the cache.
  const isJust = (one: Record<string, string>) =>
    queryString === new URLSearchParams(one).toString();
  return (
    queryString === "" ||
    (isJust({ category }) && facets.categories.includes(category)) ||
    (isJust({ industry }) && facets.industries.includes(industry)) ||
    (isJust({ service }) && service !== "")
  );
}

function toCard({
  slug,
  title,
  outcome,
  category,
  tools,
  setup_minutes,
  sketch,
}: CardTemplate): CardTemplate {
  return { slug, title, outcome: curlyQuotes(outcome), category, tools, setup_minutes, sketch };
}

const tradeOf = new Map(
  trades.flatMap((trade) =>
    trade.synonyms.split(", ").map((phrase) => [keyOf(wordsOf(phrase)), trade] as const),
  ),
);
const longest = Math.max(...[...tradeOf.keys()].map((key) => key.split(" ").length));

/** @param found - all shown templates; `hasOwn` says whether one of them is for the trade */
function tradeIn(search: string, found: readonly CardTemplate[]): Listing["trade"] {
  const words = wordsOf(search);
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const span = words.slice(from, from + length);
      const trade = tradeOf.get(keyOf(span));
      const [first, last] = [span[0], span.at(-1)];
      if (!trade || !first || !last) continue;
      const typed = search.slice(first.at, last.at + last.text.length);
      const names = [typed, trade.name].map((name) => name.toLowerCase());
      const hasOwn = found.some(({ title, outcome }) =>
        names.some((name) => `${title} ${outcome}`.toLowerCase().includes(name)),
      );
      return { typed, needs: trade.needs, hasOwn };
    }
  }
  return null;
}
