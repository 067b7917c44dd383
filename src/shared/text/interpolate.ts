/** Fills in placeholders such as `{count}`. A placeholder without a value stays in the text. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}
