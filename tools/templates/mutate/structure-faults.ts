import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../../packages/check/src/read/edges.ts";
import type { NodeInFile, WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { NodeFault } from "./fault.ts";
import { at, otherParameters, places } from "./places.ts";

/**
 * Lists faults in the conditions of a node. In each fault, the comparison of one condition is replaced by the opposite
 * one or by a similar one.
 */
export function conditionFaults(node: NodeInFile): NodeFault[] {
  return places(node.parameters, (value) => isRecord(value["operator"])).flatMap((path) => {
    const parameters = structuredClone(node.parameters);
    const { operator } = at(parameters, path) as { operator: { operation: string } };
    const instead = OTHER_COMPARISON[operator.operation];
    if (!instead) return [];
    const what = `${operator.operation} → ${instead}`;
    operator.operation = instead;
    const kind = /gte|lte/.test(what) ? ("boundary" as const) : ("comparison" as const);
    return [{ kind, what: `${path.join(".")}: ${what}`, node: { ...node, parameters } }];
  });
}

const OTHER_COMPARISON: Record<string, string> = {
  equals: "notEquals",
  notEquals: "equals",
  true: "false",
  false: "true",
  exists: "notExists",
  notExists: "exists",
  empty: "notEmpty",
  notEmpty: "empty",
  contains: "notContains",
  notContains: "contains",
  gt: "gte",
  gte: "gt",
  lt: "lte",
  lte: "lt",
  after: "before",
  before: "after",
};

export function scheduleFaults(node: NodeInFile): NodeFault[] {
  return [...otherParameters(node.parameters, otherTimes)].map(
    ({ key, value, instead, parameters }) => ({
      kind: "schedule",
      what: `${key}: ${JSON.stringify(value)} → ${JSON.stringify(instead)}`,
      node: { ...node, parameters },
    }),
  );
}

function otherTimes(key: string, value: unknown): unknown[] {
  if (
    /^(triggerAt(Hour|Minute)|(minutes|hours|days|weeks|months)Interval|minute|hour|value)$/.test(
      key,
    )
  )
    return typeof value === "number" ? [value + 1] : [];
  if (key === "triggerAtDay" && Array.isArray(value))
    return [value.map((day) => (Number(day) + 1) % 7)];
  if (typeof value !== "string" || !/^(expression|cronExpression)$/.test(key)) return [];
  const fields = value.split(" ");
  return fields.flatMap((field, place) => {
    const other =
      field === "1-5" ? "*" : field.replace(/\d+/, (number) => String(Number(number) + 1));
    return other === field ? [] : [fields.with(place, other).join(" ")];
  });
}

/**
 * Lists faults in the connections of nodes with two or more outputs. In each fault, one output loses its connections,
 * or two neighboring outputs swap their targets.
 */
export function wireFaults(
  file: WorkflowFile,
): { node: string; what: string; file: WorkflowFile }[] {
  return Object.entries(file.connections).flatMap(([node, { main: outputs }]) => {
    if (!outputs || outputs.length < 2) return [];
    const withOutputs = (instead: typeof outputs) => ({
      ...file,
      connections: {
        ...file.connections,
        [node]: { ...file.connections[node], main: instead },
      },
    });
    const swapped = outputs.slice(1).flatMap((output, place) => {
      const before = outputs[place] ?? null;
      if (isDeepStrictEqual(output ?? [], before ?? [])) return [];
      const what = `outputs ${place + 1} and ${place + 2} exchanged`;
      return [
        { node, what, file: withOutputs(outputs.with(place, output).with(place + 1, before)) },
      ];
    });
    const cut = outputs.flatMap((output, place) =>
      output?.length
        ? [{ node, what: `output ${place + 1} cut`, file: withOutputs(outputs.with(place, [])) }]
        : [],
    );
    return [...swapped, ...cut];
  });
}
