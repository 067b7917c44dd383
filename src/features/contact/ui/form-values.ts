import type { ContactFieldName } from "#content/landing/contact.ts";
import { CONTACT_FIELDS, TRAP } from "../fields.ts";

export type FormValues = Record<ContactFieldName, string> & { [TRAP]?: string };

export function readValues(form: FormData): FormValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, text(name)]));
  return { ...(values as FormValues), ...(text(TRAP) && { [TRAP]: text(TRAP) }) };
}
