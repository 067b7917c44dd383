import { interpolate } from "./interpolate.ts";

/** Chooses the text about one thing or the text about several, and fills in `{count}`: "1 step" or "3 steps". */
export function counted({ one, many }: { one: string; many: string }, count: number): string {
  return interpolate(count === 1 ? one : many, { count });
}
