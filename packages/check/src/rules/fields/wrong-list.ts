import { isRecord } from "../../read/edges.ts";
import type { Rule } from "../rule.ts";
import { inField } from "../wording.ts";

/**
 * Reports fields that contain an object where n8n needs a list, or a list where n8n needs an object. This rule checks
 * only the fields in `LISTS`, in which the mistake is most common. The rule `wrongType` checks all other fields, but
 * only in Node, because browsers do not load the complete catalog of node types.
 */
export const wrongList: Rule = {
  id: "wrong-type",
  whenReached: true,
  level: "will-not-run",
  check: ({ steps }) =>
    steps.flatMap((node) =>
      listsIn(node.parameters).map(([path, what]) =>
        inField(node, path, `holds ${what}, so the step stops with an error.`),
      ),
    ),
  mend: "Fill in the field once more in the editor.",
};

/**
 * Returns the paths of the fields, at any depth, that have the wrong type: an object where n8n needs a list, or a list
 * where n8n needs an object.
 */
export function listsIn(fields: object, above = ""): [path: string, what: string][] {
  return Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
    const path = Array.isArray(fields) ? `${above}[${key}]` : above ? `${above}.${key}` : key;
    const list = Object.hasOwn(LISTS, key) ? LISTS[key] : undefined;
    if (list !== undefined && isRecord(value) && isRecord(value[list]))
      return [[path, "an object where n8n keeps a list"]];
    const isListOfRecords = Array.isArray(value) && value.length > 0 && value.every(isRecord);
    if (list !== undefined && above === "" && isListOfRecords)
      return [[path, "a list where n8n keeps an object with the list in it"]];
    return typeof value === "object" && value !== null ? listsIn(value, path) : [];
  });
}

/** Maps a parameter to the field inside it that has to contain a list. */
const LISTS: Readonly<Record<string, string>> = {
  queryParameters: "parameters",
  headerParameters: "parameters",
  bodyParameters: "parameters",
  assignments: "assignments",
  conditions: "conditions",
  rules: "values",
  rule: "interval",
  formFields: "values",
  fields: "values",
  messages: "values",
};
