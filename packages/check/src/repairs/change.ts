import { isRecord } from "../read/edges.ts";

/**
 * Replaces a value inside nested objects and lists by a text. Does nothing if the path leads to no value.
 * @param path - as `textsIn` writes it, such as `options.headers[0].value`
 */
export function setText(holder: Record<string, unknown>, path: string, text: string): void {
  const keys = path.split(/\.|\[(\d+)\]/).filter((key) => key !== undefined && key !== "");
  let place: unknown = holder;
  for (const key of keys.slice(0, -1))
    place = isContainer(place) && Object.hasOwn(place, key) ? place[key] : undefined;
  const last = keys.at(-1) ?? "";
  if (isContainer(place) && Object.hasOwn(place, last)) place[last] = text;
}

/** Removes keys from an object. @returns the removed keys: those that the object had */
export function withoutKeys(holder: Record<string, unknown>, keys: readonly string[]): string[] {
  return keys.filter((key) => {
    const has = Object.hasOwn(holder, key);
    if (has) delete holder[key];
    return has;
  });
}

/**
 * Removes the names and URLs that n8n stores beside an id, for example the name of a sheet that somebody chose from a
 * list. The names of AI models stay.
 * @returns the number of removed values
 */
export function withoutCached(value: unknown, path = ""): number {
  if (Array.isArray(value))
    return value.reduce<number>((sum, part) => sum + withoutCached(part, path), 0);
  if (!isRecord(value)) return 0;
  const cached = /model/i.test(path)
    ? []
    : Object.keys(value).filter((key) => key.startsWith("cachedResult"));
  for (const key of cached) delete value[key];
  return Object.entries(value).reduce(
    (sum, [key, part]) => sum + withoutCached(part, key),
    cached.length,
  );
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
