import type { KnownNode } from "../facts/node-facts.ts";
import { shortType } from "../facts/node-kinds.ts";
import { isMain, type Edge } from "../read/edges.ts";
import type { Graph } from "../read/graph.ts";
import type { NodeInFile } from "../read/workflow-file.ts";

type Workflow = {
  graph: Graph;
  nodeCalled: (name: string) => NodeInFile | undefined;
  known: (name: string) => KnownNode | undefined;
  triggers: () => string[];
};

/**
 * Finds out which steps can run in the same run of the workflow. If a step sends each item to only one of its outputs,
 * as an If step does, a run may reach the steps after one output but not those after another.
 */
export class Branches {
  private readonly subject: Workflow;
  private readonly without = new Map<string, Set<string>>();

  constructor(subject: Workflow) {
    this.subject = subject;
  }

  /**
   * Finds a connection by which a run reaches the step `node` without running the step `other`. The connection begins
   * at a step that leads to both, and that sends each item to only one of its outputs. Undefined if there is none.
   */
  aroundOf(node: string, other: string): Edge | undefined {
    const { graph } = this.subject;
    const users = [...graph.usersOf(node)];
    const upstream = graph.before(node);
    for (const name of upstream) {
      if (name === other || !graph.after(name).has(other) || !this.decides(name)) continue;
      const found = graph.leaving(name).find((edge) => {
        if (!isMain(edge)) return false;
        const reached = this.reachedOnlyBy(edge);
        return !reached.has(other) && users.some((user) => reached.has(user));
      });
      if (found) return found;
    }
    return undefined;
  }

  decides(name: string): boolean {
    const node = this.subject.nodeCalled(name);
    return (
      node !== undefined &&
      node.disabled !== true &&
      (node.onError === "continueErrorOutput" ||
        DECIDING.test(shortType(node.type)) ||
        // Nodes from community packages often use their second output for errors. An item then leaves the node by only
        // one of its outputs.
        (!this.subject.known(name) &&
          this.subject.graph.leaving(name).some(({ fromPort }) => fromPort > 0)))
    );
  }

  /** Returns the step, and all later steps that run whenever the step runs. */
  surelyAfter(name: string): Set<string> {
    const found = new Set([name]);
    for (const one of found)
      if (!this.decides(one))
        for (const edge of this.subject.graph.leaving(one)) if (isMain(edge)) found.add(edge.to);
    return found;
  }

  /** Whether items can pass through both connections in the same run of the workflow. */
  areTogether(a: Edge, b: Edge): boolean {
    const { graph } = this.subject;
    if (a.from === b.from) return a.fromPort === b.fromPort || !this.decides(a.from);
    const common = [...graph.before(a.from), a.from].filter(
      (name) => (name === b.from || graph.before(b.from).has(name)) && this.decides(name),
    );
    return common.every((name) => {
      const [one, two] = [this.portsTo(name, a), this.portsTo(name, b)];
      return one.some((port) => two.includes(port));
    });
  }

  /** Lists the outputs of the step `name` whose items can arrive at the connection `edge`. */
  private portsTo(name: string, edge: Edge): number[] {
    if (name === edge.from) return [edge.fromPort];
    return this.subject.graph
      .leaving(name)
      .filter((one) => isMain(one) && this.subject.graph.reachedFrom([one.to]).has(edge.from))
      .map(({ fromPort }) => fromPort);
  }

  /**
   * Lists the steps that a run can reach from the triggers if `fromPort` is the only output of the step `from` that
   * gets items.
   */
  private reachedOnlyBy({ from, fromPort }: Edge): Set<string> {
    const key = `${fromPort} ${from}`;
    const known = this.without.get(key);
    if (known) return known;
    const found = new Set(this.subject.triggers());
    const arrived = new Set<string>();
    for (const name of found)
      for (const edge of this.subject.graph.leaving(name)) {
        if (!isMain(edge) || (name === from && edge.fromPort !== fromPort)) continue;
        arrived.add(`${edge.toPort} ${edge.to}`);
        if (this.goesOn(edge.to, arrived)) found.add(edge.to);
      }
    this.without.set(key, found);
    return found;
  }

  /**
   * Whether a step runs if items have arrived only at the inputs in `arrived`, such as `0 Merge` for the first input of
   * the step "Merge". A Merge step that combines items needs all its connected inputs.
   */
  private goesOn(name: string, arrived: ReadonlySet<string>): boolean {
    const node = this.subject.nodeCalled(name);
    if (node?.parameters["mode"] !== "combine") return true;
    return this.subject.graph
      .arriving(name)
      .every((edge) => !isMain(edge) || arrived.has(`${edge.toPort} ${name}`));
  }
}

const DECIDING = /^(?:if|switch|textClassifier|sentimentAnalysis|guardrails)$/;
