import { isRecord } from "../../../packages/check/src/read/edges.ts";
import type { NodeInFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { NodeFault } from "./fault.ts";
import { otherParameters } from "./places.ts";

/**
 * Lists faults in the settings of a node. In each fault, one setting is changed: a switch is turned on or off, a number
 * is raised by one, a sort order is reversed, or a safeguard or an option is removed.
 */
export function settingFaults(node: NodeInFile): NodeFault[] {
  return [...turnedFaults(node), ...safetyFaults(node), ...optionFaults(node)];
}

function safetyFaults(node: NodeInFile): NodeFault[] {
  const { maxTries, ...once } = node;
  const faults = SAFETY.flatMap((key): NodeFault[] => {
    if (node[key] === undefined) return [];
    const { [key]: _, ...rest } = node;
    return [{ kind: "safety", what: `without ${key}`, node: rest }];
  });
  if (node.retryOnFail && maxTries !== undefined && maxTries !== DEFAULT_TRIES)
    faults.push({ kind: "safety", what: "without maxTries", node: once });
  return faults;
}

const SAFETY = ["onError", "retryOnFail", "executeOnce", "alwaysOutputData"] as const;
const DEFAULT_TRIES = 3;

function optionFaults(node: NodeInFile): NodeFault[] {
  return OPTIONS.flatMap((group) => {
    const options = node.parameters[group];
    if (!isRecord(options)) return [];
    return Object.entries(options).flatMap(([key, value]): NodeFault[] => {
      if (typeof value === "boolean") return [];
      const { [key]: _, ...rest } = options;
      const parameters = { ...node.parameters, [group]: rest };
      return [{ kind: "setting", what: `${group}.${key} left out`, node: { ...node, parameters } }];
    });
  });
}

const OPTIONS = ["options", "additionalFields", "otherOptions", "updateFields", "filters"];

function turnedFaults(node: NodeInFile): NodeFault[] {
  return [...otherParameters(node.parameters, otherSettings)].map(
    ({ path, key, value, instead, parameters }) => ({
      kind: typeof value === "string" ? "order" : "setting",
      what: `${[...path, key].join(".")}: ${JSON.stringify(value)} → ${JSON.stringify(instead)}`,
      node: { ...node, parameters },
    }),
  );
}

function otherSettings(key: string, value: unknown): unknown[] {
  if (NOT_SETTINGS.has(key)) return [];
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1];
  const order = typeof value === "string" ? OTHER_ORDER[value] : undefined;
  return order === undefined ? [] : [order];
}

const NOT_SETTINGS = new Set([
  "__rl",
  "renameOutput",
  "version",
  "displayName",
  "display",
  "required",
  "defaultMatch",
  "canBeUsedToMatch",
  "removed",
  "readOnly",
  "singleValue",
  "caseSensitive",
  "attemptToConvertTypes",
  "convertFieldsToString",
]);

const OTHER_ORDER: Record<string, string> = {
  asc: "desc",
  desc: "asc",
  ascending: "descending",
  descending: "ascending",
  ASC: "DESC",
  DESC: "ASC",
};
