/**
 * Puts a canned answer at the end of an answer. If the text still ends with the canned answer that staff chose before,
 * unchanged, the new one replaces it. Everything that staff typed stays above it.
 * @param earlier - the canned answer chosen before, as filled in; "" if there was none
 */
export function withCannedAnswer(text: string, earlier: string, filled: string): string {
  const typed = text.trimEnd();
  const before = typed.endsWith(earlier) ? typed.slice(0, typed.length - earlier.length) : typed;
  return [before.trimEnd(), filled].filter(Boolean).join("\n\n");
}
