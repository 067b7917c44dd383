/** Makes an object from a form's fields: `{ "people.0.name": "Ida" }` becomes `{ people: [{ name: "Ida" }] }`. */
export function nested(fields: Readonly<Record<string, string>>): object {
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
