/** Puts values into the {braces} of a text from content/; what has no value stays as it is. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}
