import type { Shape } from "../../code/shapes.ts";
import { NAMED } from "../../code/values.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { field, listIn } from "../../facts/port-values.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import { inStep, shortened } from "../wording.ts";

export const brokenCondition: Rule = {
  id: "broken-condition",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.steps.flatMap((node) =>
      conditionsOf(node).flatMap(({ list, path, combinator, isStrict }, k, all) => {
        const valueOf = (value: unknown) => subject.flow.valueOf(node, value);
        const serialized = JSON.stringify(list, without);
        const twin = all.findIndex((one) => JSON.stringify(one.list, without) === serialized);
        const found =
          twin < k && field(node.parameters["options"], "allMatchingOutputs") !== true
            ? {
                problem: `asks the same as rule ${twin + 1}, so its output gets nothing`,
              }
            : list.length === 0
              ? { problem: "holds no condition, so all items go the same way" }
              : (list
                  .map((one) => problemOf(one, isStrict) ?? otherKind(one, isStrict, valueOf))
                  .find((one) => one !== undefined) ?? problemOfAll(list, combinator));
        if (!found) return [];
        const { problem, level } = found;
        return inStep([node.name], `${problem}.`, {
          path,
          ...(level === undefined ? {} : { level }),
        });
      }),
    ),
  mend: "Open the step and choose both sides and the comparison anew.",
};

const without = (key: string, value: unknown) => (key === "id" ? undefined : value);

type Problem = { problem: string; level?: "will-not-run" };
type Conditions = {
  list: unknown[];
  path: string;
  combinator: unknown;
  /**
   * Whether n8n stops if a value does not have the type that the comparison expects. Undefined for old versions of the
   * node, which neither stop nor convert the value.
   */
  isStrict?: boolean;
};

function conditionsOf({ type, typeVersion, parameters }: NodeInFile): Conditions[] {
  const name = shortType(type);
  const old = listIn(parameters["conditions"], "string");
  if ((name === "if" || name === "filter") && typeVersion < 2 && old.length > 0)
    return [{ list: old, path: "conditions.string", combinator: "and" }];
  if ((name === "if" || name === "filter") && typeVersion >= 2)
    return conditionsIn(parameters, "conditions");
  if (name !== "switch" || typeVersion < 3 || !isRecord(parameters["rules"])) return [];
  const { values } = parameters["rules"];
  return (Array.isArray(values) ? (values as unknown[]) : []).flatMap((rule, k) =>
    conditionsIn(rule, `rules.values[${k}]`),
  );
}

function conditionsIn(holder: unknown, path: string): Conditions[] {
  const { conditions = {} } = isRecord(holder) ? holder : {};
  if (isRecord(conditions) && Object.keys(conditions).length === 0)
    return [{ list: [], path, combinator: "and", isStrict: false }];
  if (!isRecord(conditions) || !Array.isArray(conditions["conditions"])) return [];
  return [
    {
      list: conditions["conditions"],
      path,
      combinator: conditions["combinator"] ?? "and",
      isStrict: field(conditions["options"], "typeValidation") === "strict",
    },
  ];
}

/**
 * Finds a side of a comparison whose value has another type than the comparison expects. A strict comparison then stops
 * with an error. Old versions of the node take the two sides for unequal. Undefined for a loose comparison of a newer
 * version, because it converts the values.
 */
function otherKind(
  condition: unknown,
  isStrict: boolean | undefined,
  valueOf: (value: unknown) => Shape,
): Problem | undefined {
  if (isStrict === false || !isRecord(condition)) return undefined;
  const { operation = "equal" } = condition;
  if (isStrict === undefined && !/^(?:equal|notEqual)$/.test(String(operation))) return undefined;
  const kind = isStrict ? field(condition["operator"], "type") : "string";
  const isAlone = field(condition["operator"], "singleValue") === true;
  const sides = isStrict
    ? [condition["leftValue"], isAlone ? undefined : condition["rightValue"]]
    : [condition["value1"]];
  for (const side of sides) {
    if (typeof side !== "string" || !side.startsWith("=") || typeof kind !== "string") continue;
    const given = valueOf(side).kind;
    const wanted = kind === "string" ? "text" : kind;
    if (!KINDS.test(wanted) || !KINDS.test(given) || given === wanted) continue;
    return {
      problem: `compares ${NAMED[given]} (${shortened(side)}) as ${NAMED[wanted]}, ${isStrict ? "without converting it, so it stops with a type error" : `so the condition ${operation === "equal" ? "never" : "always"} holds`}`,
      ...(isStrict ? { level: "will-not-run" } : {}),
    };
  }
  return undefined;
}

const KINDS = /^(?:text|number|boolean)$/;

/**
 * Checks a list of conditions: whether n8n knows the word that joins them ("and" or "or"), and whether the conditions
 * together never or always hold.
 */
function problemOfAll(list: unknown[], combinator: unknown): Problem | undefined {
  if (combinator !== "and" && combinator !== "or")
    return {
      problem: `joins its conditions by "${shortened(String(combinator))}", which n8n does not know (it has "and" and "or")`,
    };
  const [wanted, never] =
    combinator === "and" ? ["equals", "never holds"] : ["notEquals", "always holds"];
  const seen = new Map<unknown, unknown>();
  for (const one of list) {
    if (!isRecord(one) || !isRecord(one["operator"]) || one["operator"]["operation"] !== wanted)
      continue;
    const { leftValue: left, rightValue: right } = one;
    if (typeof left !== "string" || isWorkedOut(right)) continue;
    if (seen.has(left) && seen.get(left) !== right)
      return {
        problem: `compares ${shortened(left)} with two different values at once, so the condition ${never}`,
      };
    seen.set(left, right);
  }
  return undefined;
}

function isWorkedOut(value: unknown): boolean {
  return typeof value === "string" && /^=|\{\{/.test(value);
}

function problemOf(condition: unknown, isStrict: boolean | undefined): Problem | undefined {
  if (!isRecord(condition) || isStrict === undefined) return undefined;
  const { operator, leftValue, rightValue } = condition;
  if (!isRecord(operator) || typeof operator["operation"] !== "string")
    return {
      problem: "has a condition without a comparison, so it stops with an error",
      level: "will-not-run",
    };
  const { type, operation } = operator;
  const operations =
    typeof type === "string" && Object.hasOwn(OPERATIONS, type) ? OPERATIONS[type] : undefined;
  if (operations === undefined || !(operations.has(operation) || FOR_ALL.has(operation)))
    return {
      problem: `compares by "${shortened(`${String(type)} ${operation}`)}", which n8n does not know, so the condition never holds`,
    };
  const isAlone = FOR_ALL.has(operation) || operation === "true" || operation === "false";
  if (!isAlone && isEmpty(leftValue) && isEmpty(rightValue))
    return { problem: "has a condition with both sides empty, so it does not decide anything" };
  if (!isWorkedOut(leftValue) && (isAlone || !isWorkedOut(rightValue)))
    return {
      problem:
        "has a condition that compares nothing of the items, so it decides the same each time",
    };
  if (isAlone) return undefined;
  if (/regex/i.test(operation) && typeof rightValue === "string" && !isPattern(rightValue))
    return {
      problem: `looks for the pattern "${shortened(rightValue)}", which cannot be read, so it stops with an error`,
      level: "will-not-run",
    };
  if (
    /^(?:notE|e)quals$/.test(operation) &&
    typeof rightValue === "string" &&
    AROUND.test(rightValue)
  )
    return {
      problem: `compares with ${JSON.stringify(rightValue)}, with blanks or quotes around it, so the two are hardly ever equal`,
    };
  if (type === "dateTime" && typeof rightValue === "string" && /^[^\d={]+$/.test(rightValue))
    return {
      problem: `compares a date with "${shortened(rightValue)}", which is none, so it stops with an error`,
      level: "will-not-run",
    };
  const isNumber = type === "number" && typeof rightValue === "string" && rightValue !== "";
  if (isNumber && !/^[=\s]*\{\{|^=/.test(rightValue) && Number.isNaN(Number(rightValue)))
    return {
      problem: `compares a number with "${shortened(rightValue)}", which is none, so it stops with an error`,
      level: "will-not-run",
    };
  return undefined;
}

/**
 * Matches a text in quotes, or a word with blanks before or after it. Hardly any value equals such a text, so a
 * comparison with it is probably a mistake.
 */
const AROUND = /^(["']).+\1$|^[^=\s]\S*\s+$|^\s+[^\s=]+$/;

/** Whether a text is a regular expression. n8n also accepts `/pattern/flags`. */
function isPattern(text: string): boolean {
  const [, inside = text, flags = ""] = /^\/([\s\S]+)\/([a-z]{0,8})$/.exec(text) ?? [];
  try {
    return isWorkedOut(text) || new RegExp(inside, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || value === "=";
}

const FOR_ALL = new Set<unknown>(["exists", "notExists", "empty", "notEmpty"]);
const setOf = (text: string) => new Set<unknown>(text.split(" "));
const OPERATIONS: Readonly<Record<string, ReadonlySet<unknown>>> = {
  string: setOf(
    "equals notEquals contains notContains startsWith notStartsWith endsWith notEndsWith regex notRegex",
  ),
  number: setOf("equals notEquals gt lt gte lte"),
  dateTime: setOf("equals notEquals after before afterOrEquals beforeOrEquals"),
  boolean: setOf("true false equals notEquals"),
  array: setOf(
    "contains notContains lengthEquals lengthNotEquals lengthGt lengthLt lengthGte lengthLte",
  ),
  object: setOf(""),
  any: setOf(""),
};
