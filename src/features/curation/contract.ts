import { z } from "zod";

const isPublic = z.boolean("Please say whether the template is shown.");
const isFeatured = z.boolean("Please say whether the template is featured.");

/** `seen` is how they saw the template; if it changed since, the answer is 409 with what it is `present`ly. */
export const TemplateChange = z.object({
  isPublic: isPublic.optional(),
  isFeatured: isFeatured.optional(),
  seen: z.object({ isPublic, isFeatured }, "Please say how the template was."),
});
export type TemplateChange = z.output<typeof TemplateChange>;

/** Answer of PATCH /api/admin/templates/:id. */
export type TemplateLine = {
  id: string;
  slug: string;
  title: string;
  /** Else it is shown nowhere. */
  isPublic: boolean;
  isFeatured: boolean;
  downloads: number;
  /** Answers of the assistant that showed it and were no help. */
  unhelpful: number;
};

/** Answer of GET /api/admin/templates: featured ones first, then by title. */
export type TemplateList = {
  templates: TemplateLine[];
  /** Of all there are, which may be more. */
  total: number;
  searches: {
    /** How often a search found nothing. */
    total: number;
    /** The most frequent first; `day` is the last, ISO. */
    most: { words: string; times: number; day: string }[];
  };
};
