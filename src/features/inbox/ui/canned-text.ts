/**
 * Puts a canned answer (a prepared text) below what staff have typed. If the text ends with an earlier canned answer
 * that staff have not edited, the new one replaces it.
 * @param earlier - the canned answer that was put in before; "" if there was none
 * @param filled - the new canned answer, with its placeholders filled in
 */
export function withCannedAnswer(text: string, earlier: string, filled: string): string {
  const typed = text.trimEnd();
  const before = typed.endsWith(earlier) ? typed.slice(0, typed.length - earlier.length) : typed;
  return [before.trimEnd(), filled].filter(Boolean).join("\n\n");
}
