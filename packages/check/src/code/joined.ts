import type { Ast } from "./ast.ts";
import { parse } from "./parse.ts";
import { splitExpression, type Chunk } from "./split-expression.ts";

/**
 * Splits the value of a field into texts and code. Both `Hi {{ $json.name }}` and `{{ "Hi " + $json.name }}` become the
 * text "Hi " and the code `$json.name`.
 * @param value - without the "=" at its beginning
 */
export function joinedParts(value: string): Chunk[] {
  return splitExpression(value).flatMap((chunk) => {
    const [statement] = chunk.code ? (parse(chunk.text, true).statements ?? []) : [];
    return statement ? partsOf(statement, chunk.text) : [chunk];
  });
}

function partsOf(ast: Ast, code: string): Chunk[] {
  const { kind, text, parts, at, end } = ast;
  const [first] = parts;
  if (kind === "text") return [{ code: false, text }];
  if (kind === "run" && first) return partsOf(first, code);
  if (isText(ast)) return parts.flatMap((part) => partsOf(part, code));
  // `trim()` does not change which texts and values are joined. `("Hi " + a).trim()` is therefore split like
  // `"Hi " + a`.
  const joined = kind === "call" && first?.text.startsWith("trim") ? first.parts[0] : undefined;
  if (joined && isText(joined)) return partsOf(joined, code);
  return [{ code: true, text: code.slice(at, end) }];
}

/** Whether an expression is certainly a text: a string, a template string, or a `+` with a text on one of its sides. */
function isText({ kind, text, parts }: Ast): boolean {
  return (
    kind === "text" ||
    kind === "template" ||
    (kind === "binary" && text === "+" && parts.some(isText))
  );
}
