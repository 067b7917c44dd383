import { portsOf, type StoredPorts } from "#check/read/ports.ts";
import { isMain } from "#check/read/edges.ts";
import type { Workflow, WorkflowNode } from "#check/read/workflow.ts";
import { groupByNode } from "../drawing/layout.ts";

/**
 * Lists a workflow's steps in the order in which they run: one start per trigger, branches inside the step that
 * decides, loops inside the step that repeats. Every node appears once; further edges to a node become a
 * `goto`.
 */
export function outlineOf(workflow: Workflow, stored: StoredPorts): Outline {
  const walk = prepare(workflow, stored);
  const targets = new Set(workflow.edges.filter(isMain).map((edge) => edge.to));
  const starts = [...walk.nodes.values()].filter(
    ({ node, isSub }) => !targets.has(node.name) && !isSub,
  );
  return starts.map(({ node }) => ({
    trigger: node.name,
    type: node.type,
    steps: afterNode(walk, node, NOWHERE),
  }));
}

export type Outline = { trigger: string; type: string; steps: OutlineStep[] }[];

/**
 * `choose`: one of several branches · `together`: several branches at once · `repeat`: `each` for every item,
 * then on · `goto`: continues at a step that is listed elsewhere or, with `back`, earlier. `uses`: the
 * sub-nodes of the step.
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

type Way = { to: string; port: number; label: string };
/** `parts`: the node's sub-nodes. `isSub`: the node has no main output. */
type Known = { node: WorkflowNode; ways: Way[]; parts: string[]; isSub: boolean };
/** `open`: the nodes between the start and the present node. */
type Walk = { nodes: ReadonlyMap<string, Known>; visited: Set<string>; open: Set<string> };
const NOWHERE: ReadonlySet<string> = new Set();
const FAILURE = "if it fails";
const LOOP_TYPE = "n8n-nodes-base.splitInBatches";

function prepare(workflow: Workflow, stored: StoredPorts): Walk {
  const edgesByNode = groupByNode(workflow.edges);
  const known = workflow.nodes.map((node): [string, Known] => {
    const edges = edgesByNode.get(node.name) ?? [];
    const outputs = portsOf({ ...workflow, edges }, node, stored).out.filter(isMain);
    const labels = outputs.map(({ label }) => label ?? "");
    const leaving = edges.filter((edge) => edge.from === node.name && isMain(edge));
    return [
      node.name,
      {
        node,
        ways: leaving
          .toSorted((a, b) => a.fromPort - b.fromPort)
          .map(({ to, fromPort: port }) => ({ to, port, label: wayLabel(node, port, labels) })),
        parts: edges
          .filter((edge) => edge.to === node.name && !isMain(edge))
          .map(({ from }) => from),
        isSub: outputs.length === 0,
      },
    ];
  });
  return { nodes: new Map(known), visited: new Set(), open: new Set() };
}

/** Follows the path from a node; stops before any node of `until`, where branches come together again. */
function tellNode(walk: Walk, name: string, until: ReadonlySet<string>): OutlineStep[] {
  if (until.has(name)) return [];
  const node = walk.nodes.get(name)?.node;
  if (!node) return [];
  if (walk.visited.has(name)) return [{ kind: "goto", node: name, back: walk.open.has(name) }];
  walk.visited.add(name);
  walk.open.add(name);
  const uses = partsOf(walk, name);
  const step: OutlineStep = { kind: "do", node: name, type: node.type, uses };
  const steps =
    node.type === LOOP_TYPE
      ? tellLoop(walk, node, until)
      : [step, ...afterNode(walk, node, until, step)];
  walk.open.delete(name);
  return steps;
}

function afterNode(
  walk: Walk,
  node: WorkflowNode,
  until: ReadonlySet<string>,
  step?: OutlineStep,
): OutlineStep[] {
  const ways = walk.nodes.get(node.name)?.ways ?? [];
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
  const outs = walk.nodes.get(node.name)?.ways ?? [];
  const inLoop = new Set([...until, node.name]);
  const each = outs
    .filter((way) => way.port === 1)
    .flatMap((way) => tellNode(walk, way.to, inLoop));
  const then = outs.filter((way) => way.port === 0).flatMap((way) => tellNode(walk, way.to, until));
  return [{ kind: "repeat", node: node.name, type: node.type, each }, ...then];
}

/** Names a branch of a node: "yes", "no", "if it fails", the port's own name, or "". */
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

/** Finds the nearest node at which all branches meet without a failure, unless that node was visited already. */
function joinOf(walk: Walk, ways: Way[], until: ReadonlySet<string>): string | undefined {
  if (ways.length === 1) return undefined;
  const [first = new Set<string>(), ...others] = ways.map((way) =>
    reachableFrom(walk, way.to, until),
  );
  return [...first].find(
    (name) => !walk.visited.has(name) && others.every((names) => names.has(name)),
  );
}

/** Lists reachable nodes, the nearest first. */
function reachableFrom(walk: Walk, start: string, until: ReadonlySet<string>): Set<string> {
  const found = new Set([start]);
  // Iterating over a set also visits members that are added meanwhile.
  for (const name of found) {
    if (until.has(name) || walk.visited.has(name)) continue;
    for (const { to, label } of walk.nodes.get(name)?.ways ?? [])
      if (label !== FAILURE) found.add(to);
  }
  return found;
}

/** Lists the sub-nodes of a node, and the sub-nodes of those. */
function partsOf(walk: Walk, name: string): string[] {
  const found = new Set<string>();
  const add = (user: string) => {
    for (const part of walk.nodes.get(user)?.parts ?? []) {
      if (found.has(part)) continue;
      found.add(part);
      add(part);
    }
  };
  add(name);
  return [...found];
}
