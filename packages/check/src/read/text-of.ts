/** The value where it is a text, else nothing: parameters may hold anything. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
