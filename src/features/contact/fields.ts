import { contact, serviceOptions, type ContactFieldName } from "#content/landing/contact.ts";
import { MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

/* Apart from the contract, so that the form can be shown before anything has to be checked. */

export const CONTACT_FIELDS = Object.keys(contact.form.fields) as ContactFieldName[];
/** Fields in which people type, rather than choose. */
export const TYPED_FIELDS = CONTACT_FIELDS.filter(
  (name) => contact.form.fields[name].type !== "select",
);
export const CONTACT_FACTS = CONTACT_FIELDS.filter((name) => name !== "message");

export function inputRules(name: ContactFieldName) {
  const field = contact.form.fields[name];
  const maxLength = "max" in field ? field.max : MAX_EMAIL_LENGTH;
  return { name, autoComplete: field.autocomplete, maxLength };
}

export function displayValue(name: ContactFieldName, value: string): string {
  if (name !== "service") return value;
  return serviceOptions.find((option) => option.value === value)?.label ?? value;
}

/** Only robots fill it. Sent only when filled: else exactly docs/product.md, section 7, row 1. */
export const TRAP = "reply_channel";
export const MAX_TRAP = 200;

/** From the form's first moment to its sending; sent only when no person is that quick. */
export const SECONDS = "seconds";
export const MIN_SECONDS = 3;
