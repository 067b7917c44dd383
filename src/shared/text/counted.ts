import { interpolate } from "./interpolate.ts";

/** Returns the text about one thing, or the text about several, in which `{count}` is filled in. */
export function counted({ one, many }: { one: string; many: string }, count: number): string {
  return interpolate(count === 1 ? one : many, { count });
}
