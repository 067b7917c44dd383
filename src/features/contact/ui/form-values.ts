import { contact } from "#content/contact.ts";
import type { ContactFieldName } from "#content/types.ts";
import { TRAP } from "../limits.ts";

export type FormValues = Record<ContactFieldName, string> & { [TRAP]?: string };

/** The form's fields in the order they are shown. */
export const FIELD_NAMES = Object.keys(contact.form.fields) as ContactFieldName[];

/** What stands in the form. */
export function readValues(form: FormData): FormValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = Object.fromEntries(FIELD_NAMES.map((name) => [name, text(name)]));
  return { ...(values as FormValues), ...(text(TRAP) && { [TRAP]: text(TRAP) }) };
}
