import { z } from "zod";
import { templatesPage } from "#content/library/templates-page.ts";

export const TemplateId = z
  .uuid(templatesPage.downloadModal.errors.notFound)
  .transform((id) => id.toLowerCase());
