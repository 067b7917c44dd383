import { field } from "./port-values.ts";
import { isRecord } from "../read/edges.ts";

/** Rules that must all be true for n8n to show a parameter. */
export type Condition = readonly Rule[];

type Rule = { path: string[]; isFromRoot: boolean; hides: boolean; values: string[] };

/**
 * `root`: all parameters of the node. `fields`: the fields at the same level as the parameter that has the condition.
 * For a parameter inside a collection, these are the collection's fields.
 */
export type Place = {
  root: Readonly<Record<string, unknown>>;
  fields: Readonly<Record<string, unknown>>;
  version: number;
  isTool: boolean;
};

/**
 * @param text - such as `resource=message&operation=post|update&!@version=1&@version=?gte:2`. `&` joins rules, `|`
 *   means "or", `!` means "not", and `?` begins a comparison, here "at least 2"
 */
export function readCondition(text: string): Condition {
  if (text === "") return [];
  return text.split("&").map((rule) => {
    const hides = rule.startsWith("!");
    const [short, values] = splitAt(hides ? rule.slice(1) : rule, "=");
    const name = SHORT.get(short) ?? short;
    const isFromRoot = name.startsWith("/");
    return {
      path: (isFromRoot ? name.slice(1) : name).split("."),
      isFromRoot,
      hides,
      values: values.split("|"),
    };
  });
}

const SHORT = new Map([
  ["r", "resource"],
  ["o", "operation"],
]);

/** Whether n8n shows a parameter. If that depends on a value that is known only at run time, the result is true. */
export function isShown(condition: Condition, place: Place): boolean {
  for (const rule of condition) {
    const present = valuesAt(rule, place);
    if (!rule.hides && present.some((value) => typeof value === "string" && value.startsWith("=")))
      return true;
    const holds = rule.values.some((wanted) => matches(wanted, present));
    if (rule.hides ? holds && present.length > 0 : !holds) return false;
  }
  return true;
}

function valuesAt({ path, isFromRoot }: Rule, { root, fields, version, isTool }: Place): unknown[] {
  const [first = ""] = path;
  if (first === "@version") return [version];
  if (first === "@tool") return [isTool];
  let value = path.reduce<unknown>(field, isFromRoot ? root : fields);
  if (isRecord(value) && value["__rl"] === true) value = value["value"];
  return Array.isArray(value) ? value : [value];
}

function matches(wanted: string, present: unknown[]): boolean {
  if (!wanted.startsWith("?")) return present.some((value) => asText(value) === wanted);
  const [operator, operand] = splitAt(wanted.slice(1), ":");
  if (present.length === 0) return operator === "not";
  return present.every((value) => compares(operator, operand, value));
}

function compares(operator: string, operand: string, value: unknown): boolean {
  const text = asText(value);
  switch (operator) {
    case "eq":
      return text === operand;
    case "not":
      return text !== operand;
    case "gte":
      return Number(value) >= Number(operand);
    case "lte":
      return Number(value) <= Number(operand);
    case "gt":
      return Number(value) > Number(operand);
    case "lt":
      return Number(value) < Number(operand);
    case "between": {
      const [from, to] = operand.split(":").map(Number);
      return Number(value) >= (from ?? 0) && Number(value) <= (to ?? 0);
    }
    case "includes":
      return typeof value === "string" && value.includes(operand);
    case "startsWith":
      return typeof value === "string" && value.startsWith(operand);
    case "exists":
      return value !== null && value !== undefined && value !== "";
    default:
      return false;
  }
}

function asText(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
