import { z } from "zod";
import { services } from "#content/landing/services.ts";
import { singleLine } from "#shared/text/text.ts";
import { Timestamp } from "#shared/text/timestamp.ts";
import { MAX_SEARCH, SORTS } from "./limits.ts";
import { COMPLEXITIES } from "#workflow/facts/template-metadata.ts";
import { TRIGGER_KINDS } from "#workflow/facts/trigger-kind.ts";
import type { Sketch } from "#workflow/story/sketch.ts";

export const PAGE_SIZE = 60;

/** docs/product.md, section 3, and what the library adds to it: one row as GET /api/templates sends it. */
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
  /** null: nobody said how long it takes. */
  setup_minutes: number | null;
  /** ISO timestamp. */
  updated_at: string;
  downloads: number;
  /** The workflow as a card draws it, if the query asks for sketches; null: the template has no files. */
  sketch?: Sketch | null;
};

export type TemplateLink = Pick<Template, "slug" | "title">;

export type FittingTemplate = Pick<
  Template,
  "slug" | "title" | "outcome" | "tools" | "setup_minutes"
>;

export type TemplateNeeds = { types: readonly string[]; tools: readonly string[] };

/** A template that fits a search without containing its exact text. */
export type CloseMatch = Template & { match: Match };

export type Match = {
  /** Searched words in the template's title, outcome, tools and categories, in lower case. */
  words: string[];
  /** Searched words and the synonyms that they were taken for. */
  synonyms: { said: string; means: string }[];
  /** Searched words that only the template's other texts hold. */
  elsewhere: { said: string; where: MatchPlace }[];
};

export type MatchPlace = "labels" | "outcome" | "asked" | "description" | "steps" | "guide";

/**
 * `next` is the `after` of the following page, null on the last. `close_matches`, best first, come with
 * a search that has no further page.
 */
export type TemplatePage = {
  templates: Template[];
  next: string | null;
  close_matches: CloseMatch[];
};

/** Position in the list: the sorted number, then `created_at`, then `id`. */
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

/** Query of the list page and of GET /api/templates; unknown names are ignored. */
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
  sketches: z.literal("1", "sketches can only be 1.").optional(),
});
export type TemplateQuery = z.output<typeof TemplateQuery>;

export type Chosen = Omit<TemplateQuery, "after" | "sketches">;

function listed(values: readonly string[]): string {
  return `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

/** One of the values, or "" as a form sends an empty choice. */
function oneOf<const Values extends readonly string[]>(values: Values, error: string) {
  return z.enum(["", ...values], error).default("");
}

/** A chosen name. "all", the filter's first chip, stands for no choice. */
function chosen(name: string) {
  return singleLine(100, name)
    .transform((text) => (text.toLowerCase() === "all" ? "" : text))
    .default("");
}

/** Body of POST /api/missed-searches: a finished search without results. */
export const MissedSearch = z.object({
  q: singleLine(MAX_SEARCH, "The search").pipe(
    z.string().min(1, "Please name what was searched for."),
  ),
});
