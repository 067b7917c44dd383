import { contact, serviceOptions, type ContactFieldName } from "#content/landing/contact.ts";
import { MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

/* These constants are not in contract.ts, so that the form can be shown before the validation code is loaded. */

export const CONTACT_FIELDS = Object.keys(contact.form.fields) as ContactFieldName[];
export const TYPED_FIELDS = CONTACT_FIELDS.filter(
  (name) => contact.form.fields[name].type !== "select",
);
export const CONTACT_FACTS = CONTACT_FIELDS.filter((name) => name !== "message");

export function fieldId(name: string): string {
  return `contact-${name}`;
}

export function inputRules(name: ContactFieldName) {
  const field = contact.form.fields[name];
  const maxLength = "max" in field ? field.max : MAX_EMAIL_LENGTH;
  return { name, autoComplete: field.autocomplete, maxLength };
}

/** Finds required fields that are empty. The validation code has the same messages, but may not be loaded yet. */
export function missingIn(values: Record<ContactFieldName, string>): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const name of CONTACT_FIELDS) {
    const { missing: sentence }: { missing?: string } = contact.form.fields[name];
    if (sentence && values[name].trim() === "") missing[name] = sentence;
  }
  return missing;
}

export function displayValue(name: ContactFieldName, value: string): string {
  if (name !== "service") return value;
  return serviceOptions.find((option) => option.value === value)?.label ?? value;
}

/**
 * Honeypot: a hidden field that only robots fill in. While the field is empty, the form does not send it
 * (docs/product.md, section 7, row 1).
 */
export const TRAP = "reply_channel";
export const MAX_TRAP = 200;

/**
 * Name of the field with the number of seconds for which the form was shown. The field is sent only if this number is
 * below MIN_SECONDS, which is too fast for a person.
 */
export const SECONDS = "seconds";
export const MIN_SECONDS = 3;
