import type { INodeProperties } from "n8n-workflow";

type Rules = Record<string, unknown[] | undefined>;

/**
 * Writes the condition under which n8n shows a field, such as `resource=message&operation=post|update&!@version=1`.
 * Returns "" if n8n always shows the field.
 */
export function conditionText(options: INodeProperties["displayOptions"]): string {
  const { show = {}, hide = {} } = (options ?? {}) as { show?: Rules; hide?: Rules };
  return [...rulesText(show, ""), ...rulesText(hide, "!")].join("&");
}

function rulesText(rules: Rules, prefix: string): string[] {
  return Object.entries(rules)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, values]) => `${prefix}${name}=${[values ?? []].flat().map(valueText).join("|")}`);
}

/**
 * Returns the key by which the rules of a condition are sorted: the resource first, then the operation, then all
 * others. Equal conditions then become equal texts.
 */
function placeOf(name: string): number {
  return name === "resource" ? 0 : name === "operation" ? 1 : 2;
}

/**
 * Writes a value of a condition as text. `?gte:2` is a comparison ("at least 2"); a lone `?` stands for a comparison
 * that is too long to write.
 */
function valueText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const [condition = {}] = Object.values(value as Record<string, Record<string, unknown>>);
  const [[operator, operand] = ["", ""]] = Object.entries(condition);
  if (operator === "between") {
    const { from, to } = operand as { from: number; to: number };
    return `?between:${from}:${to}`;
  }
  return SIMPLE.has(operator) ? `?${operator}:${String(operand)}` : "?";
}

const SIMPLE = new Set(["eq", "not", "gte", "lte", "gt", "lt", "includes", "startsWith", "exists"]);
