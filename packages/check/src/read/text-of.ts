/** Returns a text as it is, and "" for anything else. Parameters of a node may contain anything. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
