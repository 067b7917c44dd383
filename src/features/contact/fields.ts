import { contact, serviceOptions, type ContactFieldName } from "#content/landing/contact.ts";
import { MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

/* These constants are not in contract.ts, so that the form can be shown before the validation code is loaded. */

export const CONTACT_FIELDS = Object.keys(contact.form.fields) as ContactFieldName[];
/** Fields into which people type text. In the other fields they choose from a list. */
export const TYPED_FIELDS = CONTACT_FIELDS.filter(
  (name) => contact.form.fields[name].type !== "select",
);
export const CONTACT_FACTS = CONTACT_FIELDS.filter((name) => name !== "message");

/** Returns the HTML id of a field of the contact form. */
export function fieldId(name: string): string {
  return `contact-${name}`;
}

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
 * Name of a hidden field that only robots fill in. A person's request lacks the field, because the form does not send
 * it empty. That request is exactly the one in docs/product.md, section 7, row 1.
 */
export const TRAP = "reply_channel";
export const MAX_TRAP = 200;

/**
 * Name of the field with the number of seconds between showing and submitting the form. The field is sent only if a
 * person could not have filled in the form so fast.
 */
export const SECONDS = "seconds";
export const MIN_SECONDS = 3;
