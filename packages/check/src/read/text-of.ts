/** Parameters of a node may contain anything; whatever is no string becomes "". */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
