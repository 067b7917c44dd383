import { z } from "zod";
import { MAX_SEARCH } from "#features/back-office/limits.ts";
import type { MissedSearches } from "#features/templates/contract.ts";
import { listQuery } from "#shared/lists/list-query.ts";
import { singleLine } from "#shared/text/text.ts";
import { TEMPLATE_STATES, type TemplateState } from "./limits.ts";

const isPublic = z.boolean("Please say whether the template is shown.");
const isFeatured = z.boolean("Please say whether the template is featured.");

/** Filters of the list of templates. `q`: words, all of which must be in the template's title or slug. */
export const CurationQuery = listQuery({
  q: singleLine(MAX_SEARCH, "The search").optional(),
  state: z.enum(TEMPLATE_STATES, "A template is shown, hidden or featured.").optional(),
});
export type CurationQuery = z.output<typeof CurationQuery>;

/**
 * A change of a template by staff. `seen` is the state that staff saw. If it differs from the current state, the server
 * answers with 409.
 */
export const TemplateChange = z.object({
  isPublic: isPublic.optional(),
  isFeatured: isFeatured.optional(),
  seen: z.object({ isPublic, isFeatured }, "Please say how the template was."),
});
export type TemplateChange = z.output<typeof TemplateChange>;

export type TemplateLine = {
  id: string;
  slug: string;
  title: string;
  isPublic: boolean;
  isFeatured: boolean;
  /** Whether the site, and not staff, has hidden the template, because its folder has an error. */
  withheld: boolean;
  downloads: number;
  /** Number of answers from the assistant that showed this template and that visitors rated as unhelpful. */
  unhelpful: number;
};

export type TemplateList = {
  templates: TemplateLine[];
  /** Number of templates that match the filters. `templates` contains at most 500 of them. */
  total: number;
  /** Number of templates of the whole library in each state. */
  counts: Record<TemplateState, number>;
  /** Folders with an error. `path` is `{category}/{title}`, and `why` is a sentence with the error. */
  refused: { path: string; why: string }[];
  searches: MissedSearches;
};
