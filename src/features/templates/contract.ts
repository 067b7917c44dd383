import { z } from "zod";
import { services } from "#content/landing/services.ts";
import { singleLine } from "#shared/text/text.ts";
import { Timestamp } from "#shared/text/timestamp.ts";
import { MAX_SEARCH, SORTS } from "./limits.ts";
import { COMPLEXITIES } from "#workflow/facts/template-metadata.ts";
import { TRIGGER_KINDS } from "#workflow/facts/trigger-kind.ts";
import type { Sketch } from "#workflow/story/sketch.ts";

export const PAGE_SIZE = 60;

/** A template as GET /api/templates returns it: the fields of docs/product.md, section 3, and some more. */
export type Template = {
  id: string;
  title: string;
  description: string;
  category: string[];
  tools: string[];
  features: string[] | null;
  is_public: boolean;
  /** ISO timestamp. */
  created_at: string;
  slug: string;
  summary: string;
  outcome: string;
  industries: string[];
  version: string;
  /** Time in minutes to set the template up and to connect its services; null if unknown. */
  setup_minutes: number | null;
  /** ISO timestamp. */
  updated_at: string;
  downloads: number;
  /**
   * Picture for the template's card. Present only if the query has the parameter `cards`; null if the template has no
   * workflow.
   */
  sketch?: Sketch | null;
  /** Whether staff have chosen the template to be featured. Present only if the query has the parameter `cards`. */
  is_featured?: boolean;
};

export type TemplateLink = Pick<Template, "slug" | "title">;

export type CardTemplate = Pick<
  Template,
  "slug" | "title" | "outcome" | "category" | "tools" | "setup_minutes" | "sketch"
>;

export type TemplateNeeds = { types: readonly string[]; tools: readonly string[] };

/** A template that fits a search although it does not contain the words exactly as they were typed. */
export type CloseMatch = Template & { match: Match };

export type Match = {
  /** Words on the card to highlight, in lower case: the searched words, their synonyms, and other forms of them. */
  words: string[];
  /** Searched words of which the template contains only a synonym. `said`: the searched word. `means`: the synonym. */
  synonyms: { said: string; means: string }[];
  /** Matching words that the card does not show (`said`), and the text of the template that has them (`where`). */
  elsewhere: { said: string; where: MatchPlace }[];
};

type MatchPlace = "labels" | "outcome" | "asked" | "description" | "kinds" | "steps" | "guide";

/**
 * `next` is null on the last page. `close_matches` are templates that fit the search without its exact text. Close
 * matches are listed only if there is just one page.
 */
export type TemplatePage = {
  templates: Template[];
  next: string | null;
  close_matches: CloseMatch[];
};

/** Position of a template in the list: the template's sort key as a number, its `created_at` and its `id`. */
const Cursor = z.tuple([z.int32(), Timestamp, z.uuid()]);
export type Cursor = z.infer<typeof Cursor>;

export function writeCursor(place: Cursor): string {
  return place.join("_");
}

const After = z.string().transform((text, context): Cursor => {
  const [number = "", ...rest] = text.split("_");
  const place = Cursor.safeParse([number === "" ? NaN : Number(number), ...rest]);
  if (place.success) return place.data;
  context.addIssue("This address continues no list. Please begin at its first page.");
  return z.NEVER;
});

const SERVICES = services.map(({ slug }) => slug);

/** Query of the page /templates and of GET /api/templates. Unknown parameters are ignored. */
export const TemplateQuery = z.object({
  q: singleLine(MAX_SEARCH, "The search").default(""),
  category: chosen("The category"),
  tool: chosen("The tool"),
  industry: chosen("The industry"),
  service: oneOf(SERVICES, `The service is ${listed(SERVICES)}.`),
  trigger: oneOf(TRIGGER_KINDS, `What starts it is ${listed(TRIGGER_KINDS)}.`),
  complexity: oneOf(COMPLEXITIES, `The complexity is ${listed(COMPLEXITIES)}.`),
  sort: oneOf(SORTS, `The order is ${listed(SORTS)}.`),
  after: After.optional(),
  /**
   * With "1", each template in the response has the picture for its card, and a search matches only where a word
   * begins.
   */
  cards: z.literal("1", "cards can only be 1.").optional(),
});
export type TemplateQuery = z.output<typeof TemplateQuery>;

export type Chosen = Omit<TemplateQuery, "after" | "cards">;

function listed(values: readonly string[]): string {
  return `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

/** Accepts one of the `values` in any case. Forms send "" for an empty selection. */
function oneOf<const Values extends readonly string[]>(values: Values, error: string) {
  const lower = (text: unknown) => (typeof text === "string" ? text.toLowerCase() : text);
  return z.preprocess(lower, z.enum(["", ...values], error)).default("");
}

/** Accepts a value of a filter. "all", the value of the filter's first button, is read as "", so nothing is chosen. */
function chosen(name: string) {
  return singleLine(100, name)
    .transform((text) => (text.toLowerCase() === "all" ? "" : text))
    .default("");
}

/** Body of POST /api/missed-searches, sent when a search found nothing and the visitor has stopped typing. */
export const MissedSearch = z.object({
  q: singleLine(MAX_SEARCH, "The search").pipe(
    z.string().min(1, "Please name what was searched for."),
  ),
});

/** Searches that found nothing. `total`: number of all of them. `most`: the most frequent ones, sorted by frequency. */
export type MissedSearches = {
  total: number;
  /** `day` is the ISO date of the last search for these words. */
  most: { words: string; times: number; day: string }[];
};
