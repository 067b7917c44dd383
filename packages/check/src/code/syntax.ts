import { codeIn } from "./split-expression.ts";
import type { Text } from "../read/nodes.ts";

/** Whether n8n reads a text as an expression, as a script, or sends it as it stands. */
export function kindOf({ key, value }: Text): "expression" | "script" | "plain" {
  if (value.startsWith("=")) return "expression";
  return SCRIPT_FIELDS.has(key) ? "script" : "plain";
}

/** The code of a text that n8n runs; none where the text is sent as it stands. */
export function runningCode(text: Text): string[] {
  const kind = kindOf(text);
  if (kind === "plain") return [];
  return kind === "script" ? [text.value] : codeIn(text.value);
}

const SCRIPT_FIELDS = new Set(["jsCode", "functionCode"]);
