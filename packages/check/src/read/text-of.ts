/** Returns a text as it is, and "" for anything else. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
