import { z } from "zod";
import type { inbox } from "#content/accounts/admin.ts";
import {
  contact,
  defaultServiceOption,
  serviceOptions,
  type ContactFieldName,
} from "#content/landing/contact.ts";
import { FILES, uploadsProblem } from "#shared/uploads.ts";
import { EmailAddress, singleLine, multiLine } from "#shared/text/text.ts";
import { withScheme } from "#shared/text/with-scheme.ts";
import { CONTACT_FIELDS, MAX_TRAP, SECONDS, TRAP } from "./fields.ts";

const WRONG_WEBSITE = "Please enter a website such as https://www.example.com, or leave it empty.";

const { about, findings, searched, unfinished, worth, problem: reported } = contact.form;

/**
 * Texts with which the site begins a message, such as "I am interested in {about}. My task: ". If the visitor adds
 * nothing at the end, the message is refused with the error message that stands here beside the text.
 */
const BEGUN = [
  ...[searched, about.message, about.industry, worth.message].map(
    (text) => [text, unfinished.task] as const,
  ),
  [reported.message, unfinished.problem],
  [findings.message, unfinished.findings],
] as const;

/**
 * Checks whether a message is still the text with which the site began it: both have the same beginning and the same
 * end.
 * @returns the sentence that asks the visitor for the rest; undefined if the message is complete
 */
function unfinishedIn(message: string): string | undefined {
  return BEGUN.find(([text]) => {
    const parts = text.trim().split(/\{\w+\}/);
    return message.startsWith(parts[0] ?? "") && message.endsWith(parts.at(-1) ?? "");
  })?.[1];
}

/** The error message is given twice, because Zod does not use the error message of `httpUrl` for the union. */
const Website = z.union([z.literal(""), z.httpUrl(WRONG_WEBSITE)], WRONG_WEBSITE);

const PHONE = /^\+?[\p{Nd}\s()./\u2010-\u2013-]+(?:(?:ext\.?|x|#)\s*\p{Nd}+)?$/iu;
const PHONE_DIGITS = { min: 5, max: 20 };
const WRONG_PHONE = `Please enter a phone number of ${PHONE_DIGITS.min} to ${PHONE_DIGITS.max} digits, such as +1 555 010 0199.`;
const WORDS_IN_PHONE = "Please enter the phone number without words, such as +1 555 010 0199.";

const Service = z
  .union(
    [
      z.enum(serviceOptions.map((option) => option.value)),
      z.literal("").transform(() => defaultServiceOption),
    ],
    { error: "Please choose one of the listed services." },
  )
  .default(defaultServiceOption);

/** A message from the contact form (docs/product.md, sections 3 and 5). */
export const ContactMessage = z.object({
  ...(Object.fromEntries(CONTACT_FIELDS.map((name) => [name, schemaOf(name)])) as Record<
    ContactFieldName,
    z.ZodType<string>
  >),
  [TRAP]: singleLine(MAX_TRAP, "This field").optional(),
  [SECONDS]: z.number().nonnegative().optional().catch(undefined),
});
export type ContactMessage = z.output<typeof ContactMessage>;
export type ContactContents = Pick<ContactMessage, ContactFieldName>;

/**
 * Default values of all fields, for messages that have only some of the fields: messages from the chat, and replies by
 * email.
 */
export const EMPTY_MESSAGE = Object.fromEntries(
  CONTACT_FIELDS.map((name) => [name, name === "service" ? defaultServiceOption : ""]),
) as ContactContents;

export function contentsOf(message: ContactContents): ContactContents {
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, message[name]])) as ContactContents;
}

function schemaOf(name: ContactFieldName): z.ZodType<string> {
  const field = contact.form.fields[name];
  if (!("max" in field)) return field.type === "email" ? EmailAddress : Service;
  const text = (field.type === "textarea" ? multiLine : singleLine)(field.max, field.subject);
  const checked = checkedAs(field.type, text);
  return field.missing ? checked.pipe(z.string().min(1, field.missing)) : checked.default("");
}

function checkedAs(type: string, text: z.ZodType<string>): z.ZodType<string> {
  if (type === "textarea")
    return text.refine((given) => unfinishedIn(given) === undefined, {
      error: ({ input }) => unfinishedIn(input as string),
    });
  if (type === "url") return text.transform(withScheme).pipe(Website);
  if (type !== "tel") return text;
  return text.refine((given) => given === "" || (PHONE.test(given) && hasPhoneDigits(given)), {
    error: ({ input }) =>
      hasPhoneDigits(input as string) && /\p{L}/u.test(input as string)
        ? WORDS_IN_PHONE
        : WRONG_PHONE,
  });
}

export function hasPhoneDigits(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/** The server's answer when it refuses a form that a browser without scripts has sent. */
export type FormAnswer = {
  values: Partial<Record<string, string>>;
  error: string;
  fields: FieldErrors;
};

export type FieldErrors = Partial<Record<string, string>>;

export function errorsOfFiles(files: readonly { size: number }[]): FieldErrors {
  const problem = uploadsProblem(files);
  return problem === undefined ? {} : { [FILES]: problem };
}

export function errorsByField(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues) fields[path.join(".")] ??= message;
  return fields;
}

export type ContactReceipt = { id: string };

export type SpamReason = keyof typeof inbox.spam.reasons;

export type SpamFinding = { reason: SpamReason; points: number; found: string[] };
