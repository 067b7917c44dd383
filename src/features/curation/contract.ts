import { z } from "zod";

const isPublic = z.boolean("Please say whether the template is shown.");
const isFeatured = z.boolean("Please say whether the template is featured.");

/** `seen` is the template as staff saw it; if it is different by now, the change is refused with 409. */
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
  downloads: number;
  /** Number of the assistant's answers that showed it and did not help. */
  unhelpful: number;
};

export type TemplateList = {
  templates: TemplateLine[];
  total: number;
  searches: {
    total: number;
    /** The most frequent first; `day` is the last, ISO. */
    most: { words: string; times: number; day: string }[];
  };
};
