import type {
  GroupedParameters,
  ParameterData,
} from "../../../packages/check/src/facts/catalog-data.ts";

/** The fields that n8n shows for some operations of a node. */
type Group = {
  /** The group's condition with an empty list of operations, such as `resource=task&operation=`. */
  shared: string;
  /** The operations for which n8n shows the fields; `[""]` if the condition names none. */
  operations: string[];
  parameters: ParameterData[];
};

/**
 * Joins groups of fields: first groups with the same fields whose conditions differ only in the operation
 * (`operation=get` and `operation=close`), then groups with the same condition. The fields of each operation stay in
 * the order of n8n's editor.
 */
export function mergeOperations(groups: ReadonlyMap<string, ParameterData[]>): Group[] {
  const all = [...groups].map(([condition, parameters]) => ({
    shared: condition.replace(OPERATION, "operation="),
    operations: OPERATION.exec(condition)?.[1]?.split("|") ?? [""],
    parameters,
  }));
  const merged = joinGroups(all, parametersKey, (found, { operations }) => {
    found.operations = [...new Set([...found.operations, ...operations])];
  });
  return joinGroups(merged, conditionOf, (found, { parameters }) => {
    found.parameters = [...found.parameters, ...parameters];
  });
}

/**
 * Joins each group with an earlier group for which `keyOf` returns the same key. Two groups are not joined if a group
 * between them has fields of the same operation, because the fields of this operation would then change their order.
 */
function joinGroups(
  groups: readonly Group[],
  keyOf: (group: Group) => string,
  join: (found: Group, group: Group) => void,
): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.findLastIndex((one) => areShownTogether(one, group));
    const found = joined.find((one, place) => place >= last && keyOf(one) === keyOf(group));
    if (found) join(found, group);
    else joined.push({ ...group });
  }
  return joined;
}

function areShownTogether(one: Group, other: Group): boolean {
  return (
    haveCommon(one.operations, other.operations) &&
    haveCommon(resourcesOf(one.shared), resourcesOf(other.shared))
  );
}

function haveCommon(some: readonly string[], others: readonly string[]): boolean {
  return some.includes("") || others.includes("") || some.some((one) => others.includes(one));
}

function resourcesOf(condition: string): string[] {
  return /^resource=([^&]+)/.exec(condition)?.[1]?.split("|") ?? [""];
}

function parametersKey({ shared, parameters }: Group): string {
  return JSON.stringify([shared, parameters]);
}

function conditionOf({ shared, operations }: Group): string {
  return shared.replace("operation=", `operation=${operations.join("|")}`);
}

/** Matches the operations in a condition, such as `operation=post|update`. */
const OPERATION = /(?<=^|&)operation=([\w|]+)(?=&|$)/;

/**
 * Shortens each condition that begins with the same rules as the condition before it. A `+` replaces each of these
 * rules: `a=1&b=3` after `a=1&b=2` becomes `+b=3`.
 */
export function withoutRepetition(groups: readonly Group[]): GroupedParameters {
  let before: string[] = [];
  return groups.map((group) => {
    const { parameters } = group;
    const rules = conditionOf(group).split("&");
    const firstNew = rules.findIndex(
      (rule, place) => rule !== before[place] || place === rules.length - 1,
    );
    before = rules;
    const short = `${"+".repeat(firstNew)}${rules.slice(firstNew).map(shortRule).join("&")}`;
    const isPlain = parameters.every((data) => typeof data === "string" && !/[,;]/.test(data));
    return isPlain ? `${short};${parameters.join(",")}` : [short, parameters];
  });
}

function shortRule(rule: string): string {
  return rule.replace(/^resource=/, "r=").replace(/^operation=/, "o=");
}
