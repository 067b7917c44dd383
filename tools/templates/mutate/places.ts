import { isRecord } from "../../../src/workflow/read/edges.ts";

/** The ways to all objects inside a value for which something holds. */
export function places(
  value: unknown,
  holds: (value: Record<string, unknown>) => boolean,
  path: string[] = [],
): string[][] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    places(part, holds, [...path, key]),
  );
  return isRecord(value) && holds(value) ? [path, ...inside] : inside;
}

/** What stands there. */
export function at(value: unknown, path: string[]): unknown {
  return path.reduce((part, key) => (part as Record<string, unknown>)[key], value);
}
