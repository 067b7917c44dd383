import { z } from "zod";

const isPublic = z.boolean("Please say whether the template is shown.");
const isFeatured = z.boolean("Please say whether the template is featured.");

/** `seen` is the state of the template that staff saw. If the present state differs, the change is refused with 409. */
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
  /** Whether the site hid the template by itself, because its folder has an error. */
  withheld: boolean;
  downloads: number;
  /** Number of the assistant's unhelpful answers that showed this template. */
  unhelpful: number;
};

export type TemplateList = {
  templates: TemplateLine[];
  total: number;
  /** Folders that the site does not list, as `{category}/{title}`, each with a sentence that gives the reason. */
  refused: { path: string; why: string }[];
  searches: {
    total: number;
    /** The most frequent searches first. `day` is the ISO date of the latest one. */
    most: { words: string; times: number; day: string }[];
  };
};
