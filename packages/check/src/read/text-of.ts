/** Returns the value if it is a string, else "": parameters may hold anything. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
