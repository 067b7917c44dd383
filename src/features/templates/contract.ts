import { z } from "zod";
import { services } from "#content/landing/services.ts";
import { singleLine } from "#shared/text/text.ts";
import { Timestamp } from "#shared/text/timestamp.ts";
import { MAX_SEARCH, SORTS } from "./limits.ts";
import { COMPLEXITIES } from "#workflow/facts/template-metadata.ts";
import { TRIGGER_KINDS } from "#workflow/facts/trigger-kind.ts";
import type { Sketch } from "#workflow/story/sketch.ts";

export const PAGE_SIZE = 60;

/** A row of GET /api/templates: the fields of docs/product.md, section 3, and further ones. */
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
  /** Time to set the template up, in minutes; null if unknown. */
  setup_minutes: number | null;
  /** ISO timestamp. */
  updated_at: string;
  downloads: number;
  /** Data of the card's small drawing, if the query asks for `cards`; null if the template has no workflow. */
  sketch?: Sketch | null;
  /** Whether staff feature it, if the query asks for `cards`. */
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
  /** Searched words that are in the template's title, outcome, tools or categories, in lower case. */
  words: string[];
  /** Searched words that fit only as synonyms: `said` was searched, `means` is in the template. */
  synonyms: { said: string; means: string }[];
  /** Searched words that are only in other texts of the template. */
  elsewhere: { said: string; where: MatchPlace }[];
};

type MatchPlace = "labels" | "outcome" | "asked" | "description" | "steps" | "guide";

/**
 * A page of the list. `next` is the `after` of the following page. The last page has null there, and has
 * `close_matches`.
 */
export type TemplatePage = {
  templates: Template[];
  next: string | null;
  close_matches: CloseMatch[];
};

/** A position in the list: sort key as a number, `created_at` and `id` of the template there. */
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
  /** A list as the page /templates shows it: with drawings, and found by the beginnings of words. */
  cards: z.literal("1", "cards can only be 1.").optional(),
});
export type TemplateQuery = z.output<typeof TemplateQuery>;

export type Chosen = Omit<TemplateQuery, "after" | "cards">;

function listed(values: readonly string[]): string {
  return `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

/** Schema of a choice among these values. "" stands for no choice, as forms send it. */
function oneOf<const Values extends readonly string[]>(values: Values, error: string) {
  return z.enum(["", ...values], error).default("");
}

/** Schema of a chosen name. "all" means no choice: it is the first of the filter's buttons. */
function chosen(name: string) {
  return singleLine(100, name)
    .transform((text) => (text.toLowerCase() === "all" ? "" : text))
    .default("");
}

/** Body of POST /api/missed-searches: a search that found nothing, after the visitor stopped typing. */
export const MissedSearch = z.object({
  q: singleLine(MAX_SEARCH, "The search").pipe(
    z.string().min(1, "Please name what was searched for."),
  ),
});
