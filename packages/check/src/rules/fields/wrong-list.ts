import { field } from "../../facts/port-values.ts";
import { isRecord } from "../../read/edges.ts";
import type { Rule } from "../rule.ts";
import { at } from "../wording.ts";

/** Reports the most common lists in whose place an object is. With the full facts `wrongType` finds all of them. */
export const wrongList: Rule = {
  id: "wrong-type",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: ({ steps }) =>
    steps.flatMap(({ name, parameters, disabled }) =>
      Object.entries(disabled === true ? {} : parameters)
        .filter(([key, value]) => isRecord(field(value, LISTS[key] ?? "")))
        .map(([path]) => ({
          nodes: [name],
          path,
          sentence: `${at(name, path)} holds an object where n8n keeps a list, so the step stops with an error.`,
        })),
    ),
  mend: "Fill in the field once more in the editor.",
};

/** For each parameter, the field that has to contain a list. */
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
