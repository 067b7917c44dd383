import { nodeIcon } from "../facts/node-icons.ts";
import type { TemplateMetadata } from "../facts/template-metadata.ts";
import { isMain, isRecord } from "#check/read/edges.ts";
import type { Workflow, WorkflowNode } from "#check/read/workflow.ts";
import { readCases, type RecordedStep } from "../record/read-record.ts";
import type { RunRecord } from "../record/run-record.ts";
import { deedOf, type Act } from "./deeds.ts";
import { labelLines } from "../drawing/label-lines.ts";

/**
 * Small drawing of a workflow on its card: icons of the main steps, and labels of the first and the last step. To
 * rename a property here, rename it also in the answer of `GET /api/templates` and in the column `sketch` of the
 * database table `templates`.
 */
export type Sketch = {
  icons: string[];
  start: string;
  end: string;
};

const MIN_STEPS = 2;
const MAX_STEPS = 3;
/** Maximum width in pixels of a label, at a font size of 16. A label of this width fits on two lines below an icon. */
const MAX_LABEL_WIDTH = 300;

/**
 * Selects the main steps of a workflow for the small drawing on its card. They come from the first path that contains a
 * result (see `MIN_RESULT`). Paths of recorded test cases are tried first, then the path that leaves each step by its
 * first output.
 */
export function sketchOf(
  workflow: Workflow,
  { trigger, nodes }: Pick<TemplateMetadata, "trigger" | "nodes">,
  record: Pick<RunRecord, "cases" | "values"> | null,
): Sketch {
  const core = new Set(nodes.filter((kind) => kind.core).map(({ type }) => type));
  const weigh: Weigh = (node) => weightOf(node, core.has(node.type));
  const start = workflow.nodes.find(({ name }) => name === trigger.node);
  const main = mainWay(workflow, trigger.node);
  const ways = [...(record ? recordedWays(workflow, record, trigger.node) : []), main];
  const chosen = ways.find((way) => way.some((node) => weigh(node) >= MIN_RESULT)) ?? ways[0] ?? [];
  const steps = chosen.slice(1);
  const end =
    // The result is the last step that sends something on the main path. Steps on other paths may send something less
    // important, such as a list of exceptions.
    steps.findLast((node) => weigh(node) === WEIGHTS.send && main.includes(node)) ??
    steps.findLast((node) => weigh(node) >= MIN_RESULT) ??
    steps.findLast((node) => weigh(node) > 0) ??
    steps.at(-1);
  const shown = [start, ...mainSteps(steps, weigh, [start, end]), end].filter((node) => !!node);
  return {
    icons: shown.map(iconOf),
    start: labelOf(start),
    end: labelOf(end),
  };
}

type Weigh = (node: WorkflowNode) => number;

const WEIGHTS: Record<Act, number> = {
  send: 5,
  draft: 5,
  approve: 4.5,
  add: 4,
  model: 4,
  change: 3,
  answer: 2,
  look: 2,
  remove: 2,
  call: 1,
  wait: 1,
};
/** Minimum weight (see `WEIGHTS`) of a step that may count as the result of a workflow. */
const MIN_RESULT = 4;
/**
 * Kinds of action that have the full weight from `WEIGHTS` in every node. In n8n's own nodes, most other kinds weigh
 * less, because these nodes merely store values.
 */
const MESSAGES: ReadonlySet<Act> = new Set(["send", "draft", "approve", "answer"]);
const REQUESTS = /\.(?:httpRequest|rssFeedRead|extractFromFile)$/;
const DECISIONS = /\.(?:if|switch|filter)$/;
const NOTE = 0.5;

function weightOf({ type, parameters }: WorkflowNode, isCore: boolean): number {
  const act = deedOf(parameters, type)?.act;
  if (DECISIONS.test(type)) return 0.2;
  if (type.endsWith(".code")) return 0.1;
  if (!act) return 0;
  if (!isCore || MESSAGES.has(act)) return WEIGHTS[act];
  if (act === "call") return REQUESTS.test(type) ? WEIGHTS.call : 0;
  return act === "remove" ? 0 : NOTE;
}

/**
 * Lists the paths of the recorded normal test cases that succeeded. Paths that begin at the node `trigger` come first.
 * If the workflow calls itself on one of these paths, the first path from another trigger is appended to that path.
 */
function recordedWays(
  { nodes }: Workflow,
  record: Pick<RunRecord, "cases" | "values">,
  trigger: string,
): WorkflowNode[][] {
  const known = new Map(nodes.map((node) => [node.name, node]));
  const usual = readCases(record).filter(
    ({ name, status }) => name.startsWith("normal: ") && status === "success",
  );
  const waysOf = (cases: typeof usual) =>
    cases.map(({ steps }) => steps.flatMap(namesIn).flatMap((name) => known.get(name) ?? []));
  const others = waysOf(usual.filter((one) => one.trigger !== trigger));
  const own = waysOf(usual.filter((one) => one.trigger === trigger)).map((way) =>
    way.some(beginsItself) ? [...way, ...(others[0] ?? [])] : way,
  );
  return [...own, ...others].map((way) => [...new Set(way)]);

  /** Returns the names of the step's sub-nodes that use a service, followed by the name of the step. */
  function namesIn({ node, parts }: RecordedStep): string[] {
    const names = isRecord(parts) ? Object.keys(parts) : [];
    return [...names.filter((name) => !known.get(name)?.type.startsWith("@n8n/")), node];
  }
}

function beginsItself({ type, parameters }: WorkflowNode): boolean {
  return type.endsWith(".executeWorkflow") && JSON.stringify(parameters).includes("$workflow.id");
}

/**
 * Lists the nodes on the path that begins at the trigger and leaves each node by its first output. After an If node,
 * the first output is the "yes".
 */
function mainWay({ nodes, edges }: Workflow, trigger: string): WorkflowNode[] {
  const way: WorkflowNode[] = [];
  let at = nodes.find(({ name }) => name === trigger);
  while (at && !way.includes(at)) {
    way.push(at);
    const { name } = at;
    const next = edges
      .filter(
        (edge) => edge.from === name && isMain(edge) && !(at?.hasErrorOutput && edge.fromPort > 0),
      )
      .toSorted((a, b) => a.fromPort - b.fromPort)[0];
    at = nodes.find((node) => node.name === next?.to);
  }
  return way;
}

/** Selects the most important steps before the last one, in their order. No two of them have the same icon. */
function mainSteps(
  steps: WorkflowNode[],
  weigh: Weigh,
  [start, end]: (WorkflowNode | undefined)[],
): WorkflowNode[] {
  const between = end ? steps.slice(0, steps.lastIndexOf(end)) : [];
  const icons = new Set([start, end].flatMap((node) => (node ? [iconOf(node)] : [])));
  const chosen = between
    .filter((node) => weigh(node) > 0)
    .toSorted((a, b) => weigh(b) - weigh(a))
    .filter((node) => !icons.has(iconOf(node)) && icons.add(iconOf(node)))
    .filter((node, place) => place < (weigh(node) < NOTE ? MIN_STEPS : MAX_STEPS));
  return between.filter((node) => chosen.includes(node));
}

function iconOf({ type }: WorkflowNode): string {
  return nodeIcon(type).name;
}

function labelOf(node: WorkflowNode | undefined): string {
  return (node && labelLines(node.name, MAX_LABEL_WIDTH, 1)[0]) ?? "";
}
