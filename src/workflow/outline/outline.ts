import type { StoredPorts } from "#check/read/ports.ts";
import { portsOf } from "#check/read/ports.ts";
import { isMain, type Edge } from "#check/read/edges.ts";
import type { Workflow, WorkflowNode } from "#check/read/workflow.ts";

/**
 * In the order in which it happens: a start per trigger, branches inside the step that decides, loops inside
 * the one that repeats. Every node appears once; other ways to it are a `goto`.
 */
export function outlineOf(workflow: Workflow, stored: StoredPorts): Outline {
  const walk: Walk = { workflow, stored, told: new Set(), open: [] };
  const targets = new Set(workflow.edges.filter(isMain).map((edge) => edge.to));
  const starts = workflow.nodes.filter(
    (node) => !targets.has(node.name) && hasMainOutput(walk, node),
  );
  return starts.map((node) => ({
    trigger: node.name,
    type: node.type,
    steps: afterNode(walk, node, NOWHERE),
  }));
}

export type Outline = { trigger: string; type: string; steps: OutlineStep[] }[];

/**
 * `choose`: one of several ways · `together`: several at once · `repeat`: `each` for every item, then on ·
 * `goto`: on at a step told elsewhere or, when `back`, earlier. `uses`: the sub-nodes a step works with.
 */
export type OutlineStep =
  | { kind: "do"; node: string; type: string; uses: string[] }
  | {
      kind: "choose" | "together";
      node: string;
      type: string;
      uses: string[];
      branches: OutlineBranch[];
    }
  | { kind: "repeat"; node: string; type: string; each: OutlineStep[] }
  | { kind: "goto"; node: string; back: boolean };

/** `label` is "yes", "no", "if it fails" or the port's own name. */
export type OutlineBranch = { label: string; steps: OutlineStep[] };

type Walk = { workflow: Workflow; stored: StoredPorts; told: Set<string>; open: string[] };
const NOWHERE: ReadonlySet<string> = new Set();
const FAILURE = "if it fails";
const LOOP_TYPE = "n8n-nodes-base.splitInBatches";

/** Follows the path from a node on; stops before any node of `until`, where branches come together again. */
function tellNode(walk: Walk, name: string, until: ReadonlySet<string>): OutlineStep[] {
  if (until.has(name)) return [];
  const node = walk.workflow.nodes.find((candidate) => candidate.name === name);
  if (!node) return [];
  if (walk.told.has(name)) return [{ kind: "goto", node: name, back: walk.open.includes(name) }];
  walk.told.add(name);
  walk.open.push(name);
  const step: OutlineStep = {
    kind: "do",
    node: name,
    type: node.type,
    uses: subNodesOf(walk, name),
  };
  const steps =
    node.type === LOOP_TYPE
      ? tellLoop(walk, node, until)
      : [step, ...afterNode(walk, node, until, step)];
  walk.open.pop();
  return steps;
}

function afterNode(
  walk: Walk,
  node: WorkflowNode,
  until: ReadonlySet<string>,
  step?: OutlineStep,
): OutlineStep[] {
  const ways = waysOf(walk, node);
  const [first] = ways;
  if (!first) return [];
  if (ways.length === 1 && !first.label) return tellNode(walk, first.to, until);

  const join = joinOf(walk, ways, until);
  const inside = new Set([...until, ...(join ? [join] : [])]);
  const branches = ways.map((way) => ({ label: way.label, steps: tellNode(walk, way.to, inside) }));
  const kind =
    ways.length > 1 && ways.every((way) => way.port === first.port) ? "together" : "choose";
  const onwards = join ? tellNode(walk, join, until) : [];
  if (!step) return [{ kind, node: node.name, type: node.type, uses: [], branches }, ...onwards];
  Object.assign(step, { kind, branches });
  return onwards;
}

function tellLoop(walk: Walk, node: WorkflowNode, until: ReadonlySet<string>): OutlineStep[] {
  const outs = waysOf(walk, node);
  const inLoop = new Set([...until, node.name]);
  const each = outs
    .filter((way) => way.port === 1)
    .flatMap((way) => tellNode(walk, way.to, inLoop));
  const then = outs.filter((way) => way.port === 0).flatMap((way) => tellNode(walk, way.to, until));
  return [{ kind: "repeat", node: node.name, type: node.type, each }, ...then];
}

type Way = { to: string; port: number; label: string };

function waysOf(walk: Walk, node: WorkflowNode): Way[] {
  const ports = portsOf(walk.workflow, node, walk.stored).out.filter(
    (port) => port.kind === "main",
  );
  return walk.workflow.edges
    .filter((edge) => edge.from === node.name && isMain(edge))
    .toSorted((a, b) => a.fromPort - b.fromPort)
    .map((edge) => ({
      to: edge.to,
      port: edge.fromPort,
      label: wayLabel(
        node,
        edge.fromPort,
        ports.map((port) => port.label ?? ""),
      ),
    }));
}

/** "yes", "no", "if it fails" or its port's own name; or "". */
export function wayLabel(
  node: Pick<WorkflowNode, "type" | "hasErrorOutput">,
  port: number,
  labels: readonly string[],
): string {
  if (node.hasErrorOutput && port === labels.length - 1) return FAILURE;
  if (node.type === "n8n-nodes-base.if") return port === 0 ? "yes" : "no";
  const label = labels[port] ?? "";
  return label === "Success" ? "" : label;
}

/** The nearest node that every way leads to without failing on the road, unless it was told already. */
function joinOf(walk: Walk, ways: Way[], until: ReadonlySet<string>): string | undefined {
  if (ways.length === 1) return undefined;
  const [first = [], ...others] = ways.map((way) => reachableFrom(walk, way.to, until));
  return first.find(
    (name) => !walk.told.has(name) && others.every((names) => names.includes(name)),
  );
}

function reachableFrom(walk: Walk, start: string, until: ReadonlySet<string>): string[] {
  const found = [start];
  for (const name of found) {
    if (until.has(name) || walk.told.has(name)) continue;
    for (const edge of walk.workflow.edges) {
      if (edge.from === name && isMain(edge) && !isFailure(walk, edge) && !found.includes(edge.to))
        found.push(edge.to);
    }
  }
  return found;
}

function isFailure(walk: Walk, edge: Edge): boolean {
  const node = walk.workflow.nodes.find((candidate) => candidate.name === edge.from);
  return (
    node !== undefined &&
    waysOf(walk, node).some((way) => way.port === edge.fromPort && way.label === FAILURE)
  );
}

/** With those that they use in turn. */
function subNodesOf(walk: Walk, name: string, found: string[] = []): string[] {
  for (const edge of walk.workflow.edges) {
    if (edge.to !== name || isMain(edge) || found.includes(edge.from)) continue;
    found.push(edge.from);
    subNodesOf(walk, edge.from, found);
  }
  return found;
}

function hasMainOutput(walk: Walk, node: WorkflowNode): boolean {
  return portsOf(walk.workflow, node, walk.stored).out.some((port) => port.kind === "main");
}
