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
   * Data for the small picture of the workflow on the template's card. Present only if the query has `cards`; null if
   * the template has no workflow.
   */
  sketch?: Sketch | null;
  /** Whether staff have chosen the template to be featured. Present only if the query has `cards`. */
  is_featured?: boolean;
};

export type TemplateLink = Pick<Template, "slug" | "title">;

/** Fields of a template that its card shows. */
export type CardTemplate = Pick<
  Template,
  "id" | "slug" | "title" | "outcome" | "category" | "tools" | "setup_minutes" | "sketch"
>;

export type TemplateNeeds = { types: readonly string[]; tools: readonly string[] };

/** A template that fits a search although it does not contain the words exactly as they were typed. */
export type CloseMatch = Template & { match: Match };

export type Match = {
  /**
   * Words in the template's title, outcome, tools and categories that the card highlights, because they match a
   * searched word or its synonym. They are in lower case. Another form matches too, such as "invoices" for "invoice".
   */
  words: string[];
  /** Searched words of which the template contains only a synonym. `said`: the searched word. `means`: the synonym. */
  synonyms: { said: string; means: string }[];
  /**
   * Matching words that the card does not show, because they are in another text of the template, such as its guide.
   * `said`: the searched word or its synonym. `where`: the text.
   */
  elsewhere: { said: string; where: MatchPlace }[];
};

type MatchPlace = "labels" | "outcome" | "asked" | "description" | "steps" | "guide";

/**
 * A page of the list of templates. `next` is the value of `after` for the following page; it is null on the last page.
 * `close_matches` is empty unless the first page is also the last one.
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

/**
 * Query of the page /templates and of GET /api/templates. Unknown parameters are ignored. The names of a category, tool
 * and industry are kept as they were sent; `inLibrarySpelling` spells them as the library does.
 */
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
   * With "1", the answer fits the page /templates: each template has the data for the picture on its card, and a search
   * matches only at the beginning of a word.
   */
  cards: z.literal("1", "cards can only be 1.").optional(),
});
export type TemplateQuery = z.output<typeof TemplateQuery>;

export type Chosen = Omit<TemplateQuery, "after" | "cards">;

function listed(values: readonly string[]): string {
  return `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

/**
 * Schema for one of the `values`, which are in lower case. A request may send it in any case. "" means that nothing was
 * chosen: forms send "" for an empty selection.
 */
function oneOf<const Values extends readonly string[]>(values: Values, error: string) {
  const lower = (text: unknown) => (typeof text === "string" ? text.toLowerCase() : text);
  return z.preprocess(lower, z.enum(["", ...values], error)).default("");
}

/**
 * Schema for a name that was chosen in a filter. "all", the value of the filter's first button, means that nothing was
 * chosen.
 */
function chosen(name: string) {
  return singleLine(100, name)
    .transform((text) => (text.toLowerCase() === "all" ? "" : text))
    .default("");
}

/**
 * Body of POST /api/missed-searches. The page sends it when a search found nothing and the visitor has stopped typing.
 */
export const MissedSearch = z.object({
  q: singleLine(MAX_SEARCH, "The search").pipe(
    z.string().min(1, "Please name what was searched for."),
  ),
});

/**
 * Searches in the template library that found nothing. `total`: number of all of them. `most`: those that visitors made
 * most often, sorted by frequency.
 */
export type MissedSearches = {
  total: number;
  /** `day` is the ISO date of the last search for these words. */
  most: { words: string; times: number; day: string }[];
};
