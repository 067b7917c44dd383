import { nested } from "./nested.ts";

/** The values of a form by the names of its inputs; a file counts by its name. */
export type Fields = Readonly<Record<string, string>>;

/** Settings whose inputs are missing in the form while the setting is empty. */
const EMPTY = { people: [], prices: [], cannedAnswers: [], accent: null, weeklyMail: "" };

export function fieldsOf(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );
}

export function valuesIn(fields: Fields): Record<string, unknown> {
  return { ...EMPTY, ...nested(fields) };
}

/** Returns the settings that differ. A list or group in which anything differs is returned as a whole. */
export function changedValues(before: Fields, now: Fields): Record<string, unknown> {
  const old = valuesIn(before);
  return Object.fromEntries(
    Object.entries(valuesIn(now)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
    ),
  );
}
