import { shortType } from "../../facts/node-kinds.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import { at } from "../wording.ts";

/** Reports parameters that only another version of the step's type has. */
export const otherVersion: Rule = {
  id: "settings-of-another-version",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: ({ steps }) =>
    steps.flatMap((node) => {
      const old = oldFieldOf(node);
      return old === undefined
        ? []
        : [
            {
              nodes: [node.name],
              path: old,
              sentence: `${at(node.name)} is of version ${node.typeVersion} but has its settings under "${old}", as an earlier version had them, so n8n takes it for empty.`,
            },
          ];
    }),
  mend: "Open the step and fill it in anew, or give it the version that its settings belong to.",
};

type Former = {
  type: RegExp;
  /** First version in which the parameters have other names. */
  from: number;
  old: readonly string[];
  /** Path of the parameter from that version on. */
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

function oldFieldOf({ type, typeVersion, parameters }: NodeInFile): string | undefined {
  const name = shortType(type);
  const former = FORMER.find((one) => one.type.test(name) && typeVersion >= one.from);
  if (!former || parameters["mode"] === "raw" || parameters["mode"] === "expression")
    return undefined;
  if (has(parameters, former.now)) return undefined;
  return former.old.find((path) => has(parameters, path));
}

function has(parameters: Readonly<Record<string, unknown>>, path: string): boolean {
  let value: unknown = parameters;
  for (const key of path.split("."))
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return (
    value !== undefined && value !== "" && !(isRecord(value) && Object.keys(value).length === 0)
  );
}
