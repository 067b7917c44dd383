/** The values of a form by the names of its inputs. The value of a file input is the name of the file. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Values of empty lists, groups and checkboxes. FormData leaves them out, such as a list without rows or an unchecked
 * checkbox.
 */
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

/**
 * Returns the values that differ between two states of a form. If anything differs in a list or group, the result
 * contains the complete list or group.
 */
export function changedValues(before: Fields, now: Fields): Record<string, unknown> {
  const old = valuesIn(before);
  return Object.fromEntries(
    Object.entries(valuesIn(now)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
    ),
  );
}

/** Turns paths into nested objects and lists: `{ "people.0.name": "Ida" }` becomes `{ people: [{ name: "Ida" }] }`. */
function nested(fields: Fields): object {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const keys = path.split(".");
    let place: Record<string, unknown> = root;
    keys.forEach((key, depth) => {
      const next = keys[depth + 1];
      if (next === undefined) place[key] = value;
      else place = (place[key] ??= /^\d+$/.test(next) ? [] : {}) as Record<string, unknown>;
    });
  }
  return root;
}

/** Returns the text of a setting by its path, such as `legal.city`; empty if it is not set. */
export function valueAt(settings: object, path: string): string {
  const found = path
    .split(".")
    .reduce<unknown>(
      (place, key) => (place as Record<string, unknown> | undefined)?.[key],
      settings,
    );
  return typeof found === "string" ? found : "";
}
