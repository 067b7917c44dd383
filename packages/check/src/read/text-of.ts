/** Returns the value if it is a string, else "". Parameters of a node may contain anything. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
