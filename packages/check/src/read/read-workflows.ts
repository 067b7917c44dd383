import { isRecord } from "./edges.ts";
import { EXPECTED, findJson } from "./find-json.ts";
import { normalizeWorkflow, type ReadWorkflow } from "./normalize-workflow.ts";

export type Reading =
  | {
      workflows: ReadWorkflow[];
      /** Sentences about mistakes in the JSON that were repaired. */
      slips: string[];
      /** Whether the text ended before all brackets were closed. If so, the first sentence in `slips` reports it. */
      isCutOff: boolean;
      problem?: never;
    }
  | { workflows?: never; slips?: never; isCutOff?: never; problem: string };

/**
 * Reads workflows from any text that somebody may have copied: from n8n's editor, from an export of one or many
 * workflows, from n8n's API, from the page of a template, or from a chat.
 */
export function readWorkflows(text: string): Reading {
  let problem: string | undefined;
  let rest = text;
  // In a text that was copied from a chat, other JSON may come before the workflow.
  for (let block = 0; block < MAX_BLOCKS; block++) {
    const found = findJson(rest);
    if (found.problem !== undefined) return { problem: problem ?? found.problem };
    const workflows = workflowsIn(found.value);
    const { slips, isCutOff } = found;
    const isEmpty = workflows.every(({ nodes }) => Array.isArray(nodes) && nodes.length === 0);
    if (isCutOff && isEmpty) return { problem: CUT_OFF };
    if (workflows.length > 0)
      return { workflows: workflows.map(normalizeWorkflow), slips, isCutOff };
    problem ??= otherJson(found.value);
    rest = found.rest;
  }
  return { problem: problem ?? EXPECTED };
}

const MAX_BLOCKS = 10;
const CUT_OFF =
  "The text ends before the first step of the workflow; copy it once more, to its end.";

/** Names of fields that contain the workflow, if a program or service exports the workflow inside another object. */
const WRAPPERS = [
  "data",
  "workflow",
  "workflows",
  "workflowData",
  "template",
  "templates",
  "items",
];
/** Maximum number of objects or lists around a workflow. No known program nests a workflow so deeply. */
const MAX_WRAPPERS = 4;

function workflowsIn(value: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > MAX_WRAPPERS) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => workflowsIn(one, depth + 1));
  if (!isRecord(value)) return [];
  if (Array.isArray(value["nodes"]) && (value["nodes"].length === 0 || value["nodes"].some(isNode)))
    return [value];
  for (const wrapper of WRAPPERS) {
    const inside = workflowsIn(value[wrapper], depth + 1);
    if (inside.length > 0) return inside;
  }
  return [];
}

function isNode(value: unknown): boolean {
  return (
    isRecord(value) && (typeof value["type"] === "string" || typeof value["name"] === "string")
  );
}

function otherJson(value: unknown): string {
  if (Array.isArray(value)) return `This is a list without a workflow in it. ${EXPECTED}`;
  if (!isRecord(value)) return `This is a single value and no workflow. ${EXPECTED}`;
  const names = Object.keys(value)
    .slice(0, 5)
    .map((name) => `"${name.slice(0, 40)}"`);
  const fields = names.length === 0 ? "no fields" : `the fields ${names.join(", ")}`;
  const reason =
    "nodes" in value
      ? 'its "nodes" are no list of steps'
      : `it has ${fields}, where a workflow has "nodes" and "connections"`;
  return `This is JSON but no workflow: ${reason}. ${EXPECTED}`;
}
