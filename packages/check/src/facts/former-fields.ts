import { field } from "./port-values.ts";
import { isRecord } from "../read/edges.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import { shortType } from "./node-kinds.ts";

/** Settings that a node type renamed in one of its versions. */
type Former = {
  type: RegExp;
  /** First version of the node type that has the new names. */
  from: number;
  old: readonly string[];
  now: string;
};

const FORMER: readonly Former[] = [
  { type: /^set$/, from: 3.3, old: ["values", "fields"], now: "assignments" },
  { type: /^set$/, from: 3, old: ["values"], now: "fields" },
  {
    type: /^(?:if|filter)$/,
    from: 2,
    old: ["string", "number", "boolean", "dateTime", "values"].map((kind) => `conditions.${kind}`),
    now: "conditions.conditions",
  },
  { type: /^switch$/, from: 3, old: ["rules.rules", "value1"], now: "rules.values" },
  {
    type: /^httpRequest$/,
    from: 3,
    old: [
      "jsonParameters",
      "bodyParametersJson",
      "bodyParametersUi",
      "headerParametersUi",
      "queryParametersUi",
      "requestMethod",
    ],
    now: "method",
  },
  { type: /^code$/, from: 2, old: ["functionCode"], now: "jsCode" },
];

/**
 * Returns the settings that have other names in this version of the node than in earlier versions; undefined if there
 * are none.
 */
export function formerOf({ type, typeVersion }: NodeInFile): Former | undefined {
  return FORMER.find((one) => one.type.test(shortType(type)) && typeVersion >= one.from);
}

/** Whether a path leads to a value that is not empty. */
export function has(parameters: Readonly<Record<string, unknown>>, path: string): boolean {
  const value = path.split(".").reduce<unknown>(field, parameters);
  return (
    value !== undefined && value !== "" && !(isRecord(value) && Object.keys(value).length === 0)
  );
}
