import type { Outline, OutlineBranch, OutlineStart, OutlineStep } from "./steps.ts";
import { outputLabels, portsOf, type StoredPorts } from "#check/read/ports.ts";
import { isMain } from "#check/read/edges.ts";
import { Graph } from "#check/read/graph.ts";
import type { Workflow, WorkflowNode } from "#check/read/workflow.ts";

/**
 * Lists the steps of a workflow in the order in which they run, for each trigger. Each node is listed once. Where
 * another connection leads to a node that is listed already, the outline has a `goto` to this node.
 */
export function outlineOf(workflow: Workflow, stored: StoredPorts): Outline {
  const walk = prepare(workflow, stored);
  const targets = new Set(workflow.edges.filter(isMain).map((edge) => edge.to));
  const starts = [...walk.nodes.values()].filter(
    ({ node, isSub }) => !targets.has(node.name) && !isSub,
  );
  const outline = starts.map(({ node, hasInput }): OutlineStart => {
    const { branches, kind, next } = waysOn(walk, node, NOWHERE, 0);
    const { name: trigger } = node;
    const onwards = next === undefined ? [] : tellPath(walk, next, NOWHERE, 0);
    if (branches.length > 0) onwards.unshift({ kind, node: trigger, uses: [], branches });
    return { trigger, ...(hasInput && { isUnreached: true }), steps: onwards };
  });
  // While this loop runs, `tellPath` may add further nodes to `walk.later`. The loop visits them too.
  for (const name of walk.later) {
    const node = walk.nodes.get(name)?.node;
    if (!node || walk.visited.has(name)) continue;
    const steps = tellPath(walk, name, NOWHERE, 0);
    outline.push({ trigger: name, continues: true, steps });
  }
  return outline;
}

type Way = { to: string; port: number; label: string };
/**
 * `ways`: connections that leave the node. `parts`: its sub-nodes. `isSub`: whether the node is itself a sub-node.
 * `hasInput`: whether a connection may lead to it; false for a trigger.
 */
type Known = {
  node: WorkflowNode;
  ways: Way[];
  parts: string[];
  isSub: boolean;
  hasInput: boolean;
};
type Walk = {
  nodes: ReadonlyMap<string, Known>;
  visited: Set<string>;
  /** Nodes on the path from the start to the present node. A `goto` to one of them leads back (`back: true`). */
  open: Set<string>;
  /** Nodes inside more than MAX_DEPTH nested branches. Each of them begins a new part at the end of the outline. */
  later: Set<string>;
  looks: number;
};
/**
 * Maximum depth of branches inside branches. Readers do not follow deeper branches, and the size of the call stack is
 * limited.
 */
const MAX_DEPTH = 30;
/** Maximum number of node visits while `joinOf` searches where branches meet. So many visits take about a second. */
const MAX_LOOKS = 2_000_000;
const NOWHERE: ReadonlySet<string> = new Set();
const FAILURE = "if it fails";
const LOOP_TYPE = "n8n-nodes-base.splitInBatches";

function prepare(workflow: Workflow, stored: StoredPorts): Walk {
  const graph = new Graph(workflow.edges);
  const known = workflow.nodes.map((node): [string, Known] => {
    const ports = portsOf(graph.touching(node.name), node, stored);
    const labels = outputLabels(ports);
    return [
      node.name,
      {
        node,
        ways: graph
          .leaving(node.name)
          .filter(isMain)
          .toSorted((a, b) => a.fromPort - b.fromPort)
          .map(({ to, fromPort: port }) => ({ to, port, label: wayLabel(node, port, labels) })),
        parts: graph.arriving(node.name).flatMap((edge) => (isMain(edge) ? [] : [edge.from])),
        isSub: labels.length === 0,
        hasInput: ports.in.some(isMain),
      },
    ];
  });
  return {
    nodes: new Map(known),
    visited: new Set(),
    open: new Set(),
    later: new Set(),
    looks: MAX_LOOKS,
  };
}

/**
 * Lists the steps of a path from the node `start` on.
 * @param until - nodes at which this path meets other branches; the list ends before the first of these nodes
 */
function tellPath(
  walk: Walk,
  start: string,
  until: ReadonlySet<string>,
  depth: number,
): OutlineStep[] {
  const known = walk.nodes.get(start);
  if (depth > MAX_DEPTH && known && !until.has(start) && !walk.visited.has(start)) {
    walk.later.add(start);
    return [{ kind: "goto", node: start, back: false }];
  }
  const steps: OutlineStep[] = [];
  const passed: string[] = [];
  for (let name: string | undefined = start; name !== undefined && !until.has(name);) {
    const node: WorkflowNode | undefined = walk.nodes.get(name)?.node;
    if (!node) break;
    if (walk.visited.has(name)) {
      steps.push({ kind: "goto", node: name, back: walk.open.has(name) });
      break;
    }
    walk.visited.add(name);
    walk.open.add(name);
    passed.push(name);
    name =
      node.type === LOOP_TYPE
        ? tellLoop(walk, node, until, depth, steps)
        : tellNode(walk, node, until, depth, steps);
  }
  for (const name of passed) walk.open.delete(name);
  return steps;
}

/** Adds a node with its branches to the outline. @returns the next node on the path; undefined if the path ends */
function tellNode(
  walk: Walk,
  node: WorkflowNode,
  until: ReadonlySet<string>,
  depth: number,
  steps: OutlineStep[],
): string | undefined {
  const step: OutlineStep = { kind: "do", node: node.name, uses: partsOf(walk, node.name) };
  steps.push(step);
  const { branches, kind, next } = waysOn(walk, node, until, depth);
  if (branches.length > 0) Object.assign(step, { kind, branches });
  return next;
}

/**
 * Lists the branches that leave a node. There are none if a single connection without a label leaves the node.
 * @returns `next`: the node at which the branches meet or, if there are no branches, the next node
 */
function waysOn(
  walk: Walk,
  node: WorkflowNode,
  until: ReadonlySet<string>,
  depth: number,
): { branches: OutlineBranch[]; kind: "choose" | "together"; next: string | undefined } {
  const ways = walk.nodes.get(node.name)?.ways ?? [];
  const [first] = ways;
  if (!first || (ways.length === 1 && !first.label))
    return { branches: [], kind: "choose", next: first?.to };
  const join = joinOf(walk, ways, until);
  const inside = new Set([...until, ...(join === undefined ? [] : [join])]);
  const branches = ways.map(({ label, to }) => ({
    label,
    steps: tellPath(walk, to, inside, depth + 1),
  }));
  const isTogether = ways.length > 1 && ways.every((way) => way.port === first.port);
  return { branches, kind: isTogether ? "together" : "choose", next: join };
}

function tellLoop(
  walk: Walk,
  node: WorkflowNode,
  until: ReadonlySet<string>,
  depth: number,
  steps: OutlineStep[],
): string | undefined {
  const ways = walk.nodes.get(node.name)?.ways ?? [];
  const inLoop = new Set([...until, node.name]);
  const each = ways
    .filter((way) => way.port === 1)
    .flatMap((way) => tellPath(walk, way.to, inLoop, depth + 1));
  steps.push({ kind: "repeat", node: node.name, each });
  const then = ways.filter((way) => way.port === 0).map(({ to }) => to);
  for (const other of then.slice(0, -1)) steps.push(...tellPath(walk, other, until, depth + 1));
  return then.at(-1);
}

/** Names a branch of a node: "yes", "no", "if it fails", the name of the output, or "". */
export function wayLabel(
  node: Pick<WorkflowNode, "type" | "hasErrorOutput">,
  port: number,
  labels: readonly string[],
): string {
  if (node.hasErrorOutput && port === labels.length - 1) return FAILURE;
  if (node.type === "n8n-nodes-base.if") return port === 0 ? "yes" : "no";
  const label = labels[port] ?? "";
  // If a node has only one output, the label of this output, such as the method of a webhook, does not distinguish
  // branches.
  return label === "Success" || labels.length === 1 ? "" : label;
}

/**
 * Finds the nearest node at which all branches of a step meet. The search leaves out nodes that the outline already
 * lists, and does not follow the error outputs of later steps.
 * @returns undefined if the search finds no node
 */
function joinOf(walk: Walk, ways: Way[], until: ReadonlySet<string>): string | undefined {
  if (ways.length === 1) return undefined;
  const found = ways.map(({ to }) => new Set([to]));
  // The search visits one node of each branch in turn, because branches usually meet long before they end.
  const turns = found.map((names) => names.values());
  for (let open = true; open && walk.looks > 0;) {
    open = false;
    for (const [branch, turn] of turns.entries()) {
      const { value: name, done } = turn.next();
      if (done) continue;
      open = true;
      walk.looks -= 1;
      if (walk.visited.has(name)) continue;
      if (found.every((names) => names.has(name))) return name;
      if (until.has(name)) continue;
      for (const { to, label } of walk.nodes.get(name)?.ways ?? [])
        if (label !== FAILURE) found[branch]?.add(to);
    }
  }
  return undefined;
}

function partsOf(walk: Walk, name: string): string[] {
  const found = new Set([name]);
  // `found` grows while this loop runs, so the loop also visits the added sub-nodes.
  for (const user of found) for (const part of walk.nodes.get(user)?.parts ?? []) found.add(part);
  found.delete(name);
  return [...found];
}
