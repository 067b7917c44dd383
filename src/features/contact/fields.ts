import { contact, serviceOptions, type ContactFieldName } from "#content/landing/contact.ts";
import { MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

/* Separate from the contract, so that the form can be shown before the validation code is loaded. */

export const CONTACT_FIELDS = Object.keys(contact.form.fields) as ContactFieldName[];
/** Fields that people type into, as opposed to fields with choices. */
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

/**
 * Hidden field that only robots fill in. It is sent only if filled in; otherwise the request is exactly
 * docs/product.md, section 7, row 1.
 */
export const TRAP = "reply_channel";
export const MAX_TRAP = 200;

/** Seconds from the form's first display to its submission; sent only if too few for a person. */
export const SECONDS = "seconds";
export const MIN_SECONDS = 3;
