import type { ContactFieldName } from "#content/landing/contact.ts";
import { FILES } from "#shared/uploads.ts";
import { CONTACT_FIELDS, TRAP } from "../fields.ts";

export type FormValues = Record<ContactFieldName, string> & { [TRAP]?: string };

export type Filled = { values: FormValues; files: readonly File[] };

export function readFilled(form: FormData): Filled {
  const files = form
    .getAll(FILES)
    .filter((entry): entry is File => entry instanceof File && entry.name !== "");
  return { values: readValues(form), files };
}

export function readValues(form: FormData): FormValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, text(name)]));
  return { ...(values as FormValues), ...(text(TRAP) && { [TRAP]: text(TRAP) }) };
}
