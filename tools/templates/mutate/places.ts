import { isRecord } from "../../../packages/check/src/read/edges.ts";

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

export function at(value: unknown, path: string[]): unknown {
  return path.reduce((part, key) => (part as Record<string, unknown>)[key], value);
}

export function* otherParameters<T>(
  parameters: T,
  others: (key: string, value: unknown) => unknown[],
) {
  for (const path of places(parameters, () => true)) {
    const holder = at(parameters, path) as Record<string, unknown>;
    for (const [key, value] of Object.entries(holder)) {
      for (const instead of others(key, value)) {
        const changed = structuredClone(parameters);
        (at(changed, path) as Record<string, unknown>)[key] = instead;
        yield { path, key, value, instead, parameters: changed };
      }
    }
  }
}
