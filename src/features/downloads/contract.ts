import { z } from "zod";
import { templatesPage } from "#content/library/templates-page.ts";
import { EMAIL_SHAPE, hasShortLocalPart, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";
import { TemplateId } from "#shared/template-id.ts";
import { isPast } from "#shared/text/timestamp.ts";
import type { Filled } from "#features/setup/contract.ts";

const texts = templatesPage.downloadModal.errors;

/** A zip file, the text of the workflow, or the URL from which n8n imports the workflow. */
export type DownloadKind = "zip" | "workflow" | "link";

type Downloadable = {
  id: string;
  slug: string;
  version: string;
  importable: boolean;
};

/** A template that a visitor downloads or copies, and the values that the visitor typed into its form. */
export type Taken = { template: Downloadable; origin: string; filled: Filled | undefined };

const DownloadEmail = z
  .string(texts.invalidEmail)
  .trim()
  .overwrite((address) => address.toWellFormed())
  .max(MAX_EMAIL_LENGTH, texts.invalidEmail)
  .regex(EMAIL_SHAPE, texts.invalidEmail)
  .refine(hasShortLocalPart, texts.invalidEmail)
  .transform((address) => address.toLowerCase());

/** Body of the request that is sent before a download (docs/product.md, section 7, row 3; decision 18). */
export const DownloadRequest = z.object({
  email: DownloadEmail,
  template_id: TemplateId,
  wants_newsletter: z.boolean("wants_newsletter must be true or false.").default(false),
});
export type DownloadRequest = z.output<typeof DownloadRequest>;

/** Body of the request by which the browser reports a finished zip file (docs/product.md, section 7, row 6). */
export const DownloadDone = z.object({
  template_id: TemplateId,
  downloaded_at: z.iso
    .datetime({ offset: true, error: "downloaded_at must be an ISO timestamp." })
    .refine(isPast, "downloaded_at must be between the year 2000 and tomorrow."),
});
export type DownloadDone = z.output<typeof DownloadDone>;

export const WholeDownload = DownloadRequest.extend(DownloadDone.shape);
export type WholeDownload = z.output<typeof WholeDownload>;

/**
 * `to_confirm`: present if the visitor ordered the newsletter, and the email address is valid. The owner of the address
 * then has to confirm the order.
 */
export type DownloadReceipt = { id: string; to_confirm?: true };
