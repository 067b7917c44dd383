import { ANY, copied, giving, listOf, openRecord, recordOf, type Shape } from "../code/shapes.ts";
import type { Item } from "./item.ts";

/** Matches names of variables that n8n defines besides those in `NAMES`. The check knows nothing about their values. */
export const FURTHER = /^\$(?:|item|nodes?|nodeId|mode|executionId|binary|workflow|execution)$/;
/** Names of variables by which code reads items and the time. */
export const NAMES = new Set(["$json", "$input", "$now", "$today", "items", "item"]);

export function entry({ json }: Item): Shape {
  const fields = {
    json: copied(json),
    binary: openRecord(),
    pairedItem: ANY,
    error: ANY,
    index: ANY,
  };
  return { ...recordOf(fields), text: "item" };
}

/**
 * Returns the shape of `$input` or `$("…")`, the objects through which code reads items.
 * @param one - the shape of one item
 * @param mode - "step" for `$("…")`, "each" for `$input` in a script that runs once for each item, otherwise "all"
 */
export function itemReader(
  text: string,
  one: Shape,
  mode: "all" | "each" | "step" = "step",
): Shape {
  const named = (name: string): Shape => ({ ...giving(mode === "each" ? ANY : one), text: name });
  const of = {
    ...(mode === "each"
      ? {}
      : {
          first: named("first"),
          last: named("last"),
          all: {
            ...giving({ ...listOf(one), ...(mode === "all" ? { count: "each" } : {}) }),
            text: "all",
          },
        }),
    item: one,
    ...(mode === "step"
      ? { pairedItem: giving(one), itemMatching: giving(one), isExecuted: ANY, runIndex: ANY }
      : {}),
    params: ANY,
    context: ANY,
  };
  return {
    ...recordOf(of),
    text: mode === "each" ? `${text} (where the step runs once for each item)` : text,
  };
}
