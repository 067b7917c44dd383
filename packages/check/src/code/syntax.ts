import { codeIn } from "./split-expression.ts";
import type { Text } from "../read/nodes.ts";

/** Whether n8n evaluates a field as an expression, runs it as a script, or uses it unchanged. */
export function kindOf({ key, value }: Text): "expression" | "script" | "plain" {
  if (value.startsWith("=")) return "expression";
  return SCRIPT_FIELDS.has(key) ? "script" : "plain";
}

/** Lists the pieces of code that n8n runs in a field's value; empty if n8n uses the value unchanged. */
export function runningCode(text: Text): string[] {
  const kind = kindOf(text);
  if (kind === "plain") return [];
  return kind === "script" ? [text.value] : codeIn(text.value);
}

const SCRIPT_FIELDS = new Set(["jsCode", "functionCode"]);
