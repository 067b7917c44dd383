import { z } from "zod";
import { defaultServiceOption, serviceOptions } from "#content/contact.ts";
import { EmailAddress, singleLine, multiLine } from "#shared/text/text.ts";
import { MOST, TRAP } from "./limits.ts";

const services = serviceOptions.map((option) => option.value);

/** docs/product.md, sections 3 and 5: what a visitor sends with "Get in Touch". */
export const ContactMessage = z.object({
  name: singleLine(MOST.name, "The name").pipe(z.string().min(1, "Please tell us your name.")),
  email: EmailAddress,
  phone: singleLine(MOST.phone, "The phone number").pipe(
    z.string().min(1, "Please tell us your phone number."),
  ),
  website: singleLine(MOST.website, "The website")
    .transform(withScheme)
    .pipe(
      z.union([z.literal(""), z.httpUrl()], {
        error: "Please enter a website such as https://www.example.com, or leave it empty.",
      }),
    )
    .default(""),
  company: singleLine(MOST.company, "The company").default(""),
  message: multiLine(MOST.message, "The message").pipe(
    z.string().min(1, "Please write a message."),
  ),
  service: z
    .union([z.enum(services), z.literal("").transform(() => defaultServiceOption)], {
      error: "Please choose one of the listed services.",
    })
    .default(defaultServiceOption),
  [TRAP]: singleLine(MOST.name, "This field").optional(),
});
export type ContactMessage = z.output<typeof ContactMessage>;

/** What the page says about a form that was sent without scripts and not taken. */
export type FormAnswer = {
  /** As they were sent, by field. */
  values: Partial<Record<string, string>>;
  error: string;
  fields: FieldErrors;
};

/** A sentence for each field that has to be mended, by field. */
export type FieldErrors = Partial<Record<string, string>>;

/** The first sentence about each field. */
export function errorsByField(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues) fields[path.join(".")] ??= message;
  return fields;
}

/** Answer of POST /api/contact (201). */
export type ContactReceipt = { id: string };

function withScheme(website: string): string {
  return website === "" || /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;
}
