/**
 * A part of an expression: plain text, or code between `{{` and `}}`. The value of a field is an expression if it
 * begins with "=".
 */
export type Chunk = { code: boolean; text: string };

/**
 * Splits the value of a field into text and code as n8n does. The first `}}` ends the code, even if it is inside a
 * string. If a backslash comes before `{{` or `}}`, these braces do not begin or end code.
 * @param value - without the "=" at its beginning
 */
export function splitExpression(value: string): Chunk[] {
  const chunks: Chunk[] = [];
  let code = false;
  let from = 0;
  let search = 0;
  for (;;) {
    const at = value.indexOf(code ? "}}" : "{{", search);
    if (at >= 0 && isEscaped(value, at)) {
      search = at + 2;
      continue;
    }
    const text = value.slice(from, at < 0 ? undefined : at);
    if (code || text !== "") chunks.push({ code, text: code ? text.replace("\\}}", "}}") : text });
    if (at < 0) return chunks;
    from = search = at + 2;
    code = !code;
    if (!code && from >= value.length) return chunks;
  }
}

/** Lists the pieces of code in a field's value, such as ` $json.email `; empty if n8n uses the value unchanged. */
export function codeIn(value: string): string[] {
  if (!value.startsWith("=")) return [];
  return splitExpression(value.slice(1)).flatMap(({ code, text }) => (code ? [text] : []));
}

function isEscaped(value: string, at: number): boolean {
  let slashes = 0;
  while (value[at - 1 - slashes] === "\\") slashes += 1;
  return slashes % 2 === 1;
}
