import { contact, serviceOptions, type ContactFieldName } from "#content/landing/contact.ts";
import { MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

/* Apart from the contract, so that the form can be shown before anything has to be checked. */

/** The fields of a contact message, in the order the form shows them. */
export const CONTACT_FIELDS = Object.keys(contact.form.fields) as ContactFieldName[];
/** Those that are facts about the sender and the subject; the message stands below them. */
export const CONTACT_FACTS = CONTACT_FIELDS.filter((name) => name !== "message");

/** What an input has to know of its field; the limit is the contract's. */
export function inputRules(name: ContactFieldName) {
  const field = contact.form.fields[name];
  const maxLength = "max" in field ? field.max : MAX_EMAIL_LENGTH;
  return { name, autoComplete: field.autocomplete, maxLength };
}

/** What staff read in a field: an option by its label. */
export function displayValue(name: ContactFieldName, value: string): string {
  if (name !== "service") return value;
  return serviceOptions.find((option) => option.value === value)?.label ?? value;
}

/**
 * A field that the form shows to nobody: who fills it is a robot. It is sent only when filled, so
 * that a person's message is exactly row 1 of the calls (docs/product.md, section 7, row 1).
 */
export const TRAP = "reply_channel";
export const MAX_TRAP = 200;
