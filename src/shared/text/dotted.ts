/** The space before a dot is a no-break space, so that no line begins with a dot. */
export function dotted(texts: readonly string[]): string {
  return texts.join("\u00a0· ");
}
