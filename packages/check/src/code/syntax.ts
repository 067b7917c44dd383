import type { Text } from "../read/nodes.ts";
import { scanScript } from "./scan-script.ts";
import { codeIn } from "./split-expression.ts";
import { withoutComments } from "./without-comments.ts";

/** Each gets code and says what keeps it from being read, or undefined. Node has real ones, a browser need not. */
export type Parsers = {
  script?: (code: string) => string | undefined;
  expression?: (code: string) => string | undefined;
};

/** Whether n8n reads a text as an expression, as a script, or sends it as it stands. */
export function kindOf({ key, value }: Text): "expression" | "script" | "plain" {
  if (value.startsWith("=")) return "expression";
  return SCRIPT_FIELDS.has(key) ? "script" : "plain";
}

/** The code of a text that n8n runs, without its comments; none where the text is sent as it stands. */
export function runningCode(text: Text): string[] {
  const kind = kindOf(text);
  if (kind === "plain") return [];
  return (kind === "script" ? [text.value] : codeIn(text.value)).map(withoutComments);
}

const SCRIPT_FIELDS = new Set(["jsCode", "functionCode"]);

/** @returns what keeps n8n from reading the text, such as `a ( is never closed` */
export function syntaxProblem(text: Text, parsers: Parsers): string | undefined {
  const kind = kindOf(text);
  if (kind === "plain") return undefined;
  if (kind === "script") return problemOf(text.value, false, parsers.script);
  for (const code of codeIn(text.value)) {
    const problem = problemOf(code, true, parsers.expression);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The quick look explains better; a parser decides where there is one. */
function problemOf(
  code: string,
  isExpression: boolean,
  parse: Parsers["script"],
): string | undefined {
  const scanned = scanScript(code, isExpression);
  if (!parse) return scanned;
  const parsed = parse(code);
  return parsed === undefined ? undefined : (scanned ?? parsed);
}
