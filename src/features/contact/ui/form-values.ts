import type { ContactFieldName } from "#content/landing/contact.ts";
import { randomId } from "#client/random-id.ts";
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

/** All attempts with the same content have the same key, so that the server stores the message only once. */
type Attempt = { key: string; content: string };

/** State of the form that survives a reload. `suggested`: texts that the site itself put into the message. */
export type ContactDraft = {
  values?: FormValues;
  attempt?: Attempt;
  suggested?: readonly string[];
};

export const CONTACT_DRAFT = "contact-draft";

/** Returns the earlier attempt if the form has not changed since, so that the server recognizes it (decision 21). */
export function attemptOf({ values, files }: Filled, earlier: Attempt | undefined): Attempt {
  const chosen = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const content = JSON.stringify(chosen.length > 0 ? [values, chosen] : values);
  return earlier?.content === content ? earlier : { key: randomId(), content };
}
