import { shortType } from "../../facts/node-kinds.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import { at, shortened } from "../wording.ts";

/** A condition compares something with something, in a way that n8n knows. */
export const brokenCondition: Rule = {
  id: "broken-condition",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  check: ({ steps }) =>
    steps.flatMap((node) =>
      conditionsOf(node).flatMap(({ list, path }): Trouble[] => {
        const found =
          list.length === 0
            ? { problem: "holds no condition, so everything passes" }
            : list.map(problemOf).find((one) => one !== undefined);
        if (!found) return [];
        const { problem, level } = found;
        return [
          {
            nodes: [node.name],
            path,
            sentence: `${at(node.name)} ${problem}.`,
            ...(level === undefined ? {} : { level }),
          },
        ];
      }),
    ),
  mend: "Open the step and choose both sides and the comparison anew.",
};

type Problem = { problem: string; level?: "will-not-run" };

/** Only the versions that keep conditions in one list. */
function conditionsOf({
  type,
  typeVersion,
  parameters,
}: NodeInFile): { list: unknown[]; path: string }[] {
  const name = shortType(type);
  if ((name === "if" || name === "filter") && typeVersion >= 2) {
    const { conditions } = parameters;
    const list = isRecord(conditions) ? conditions["conditions"] : undefined;
    return Array.isArray(list) ? [{ list, path: "conditions" }] : [];
  }
  if (name !== "switch" || typeVersion < 3 || !isRecord(parameters["rules"])) return [];
  const { values } = parameters["rules"];
  return (Array.isArray(values) ? (values as unknown[]) : []).flatMap((rule, k) => {
    const conditions = isRecord(rule) ? rule["conditions"] : undefined;
    const list = isRecord(conditions) ? conditions["conditions"] : undefined;
    return Array.isArray(list) ? [{ list, path: `rules.values[${k}]` }] : [];
  });
}

function problemOf(condition: unknown): Problem | undefined {
  if (!isRecord(condition)) return undefined;
  const { operator, leftValue, rightValue } = condition;
  if (!isRecord(operator) || typeof operator["operation"] !== "string")
    return {
      problem: "has a condition without a comparison, so it stops with an error",
      level: "will-not-run",
    };
  const { type, operation } = operator;
  const own =
    typeof type === "string" && Object.hasOwn(OPERATIONS, type) ? OPERATIONS[type] : undefined;
  if (own === undefined || !(own.has(operation) || FOR_ALL.has(operation)))
    return {
      problem: `compares by "${shortened(`${String(type)} ${operation}`)}", which n8n does not know, so the condition never holds`,
    };
  if (FOR_ALL.has(operation) || operation === "true" || operation === "false") return undefined;
  if (isEmpty(leftValue) && isEmpty(rightValue))
    return { problem: "has a condition with both sides empty, so it does not decide anything" };
  const isNumber = type === "number" && typeof rightValue === "string" && rightValue !== "";
  if (isNumber && !/^[=\s]*\{\{|^=/.test(rightValue) && Number.isNaN(Number(rightValue)))
    return {
      problem: `compares a number with "${shortened(rightValue)}", which is none, so it stops with an error`,
      level: "will-not-run",
    };
  return undefined;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || value === "=";
}

const FOR_ALL = new Set<unknown>(["exists", "notExists", "empty", "notEmpty"]);
const words = (text: string) => new Set<unknown>(text.split(" "));
const OPERATIONS: Readonly<Record<string, ReadonlySet<unknown>>> = {
  string: words(
    "equals notEquals contains notContains startsWith notStartsWith endsWith notEndsWith regex notRegex",
  ),
  number: words("equals notEquals gt lt gte lte"),
  dateTime: words("equals notEquals after before afterOrEquals beforeOrEquals"),
  boolean: words("true false equals notEquals"),
  array: words(
    "contains notContains lengthEquals lengthNotEquals lengthGt lengthLt lengthGte lengthLte",
  ),
  object: words(""),
  any: words(""),
};
