import { isMain, type Edge } from "./edges.ts";

export class Graph {
  readonly edges: readonly Edge[];
  private readonly from = new Map<string, Edge[]>();
  private readonly to = new Map<string, Edge[]>();
  private readonly upstream = new Answers();
  private readonly downstream = new Answers();
  private loopOf: Map<string, string[]> | undefined;

  constructor(edges: readonly Edge[]) {
    this.edges = edges;
    for (const edge of edges) {
      add(this.from, edge.from, edge);
      add(this.to, edge.to, edge);
    }
  }

  leaving(node: string): readonly Edge[] {
    return this.from.get(node) ?? [];
  }

  arriving(node: string): readonly Edge[] {
    return this.to.get(node) ?? [];
  }

  touching(node: string): readonly Edge[] {
    return [...this.arriving(node), ...this.leaving(node)];
  }

  /** Finds all steps that items of these nodes can reach, including the nodes themselves. */
  reachedFrom(starts: Iterable<string>): Set<string> {
    return walk(starts, (name) => this.next(name));
  }

  /** Finds all steps after a node. The node itself is one of them only if a loop leads back to it. */
  after(node: string): Set<string> {
    // A run reaches the same steps from every step of a loop. One search is therefore enough for all steps of the loop.
    return this.downstream.get(this.loopAround(node)?.[0] ?? node, () =>
      this.reachedFrom(this.next(node)),
    );
  }

  /**
   * Returns the steps that lead to a step and can be reached from it, including the step itself; undefined if the step
   * is in no loop.
   */
  loopAround(node: string): readonly string[] | undefined {
    this.loopOf ??= this.findLoops();
    return this.loopOf.get(node);
  }

  /**
   * Finds all loops in two walks through the graph (Kosaraju's algorithm). Each step is visited only twice, however
   * many loops there are.
   */
  private findLoops(): Map<string, string[]> {
    const next = (name: string) => this.next(name);
    const seen = new Set<string>();
    const placed = new Set<string>();
    const found = new Map<string, string[]>();
    for (const start of [...this.from.keys()]
      .flatMap((name) => visit(name, next, seen))
      .toReversed()) {
      const members = visit(start, (name) => this.previous(name), placed);
      if (members.length > 1 || next(start).includes(start))
        for (const name of members) found.set(name, members);
    }
    return found;
  }

  private next(name: string, isOfMain = true): string[] {
    return this.leaving(name).flatMap((edge) => (isMain(edge) === isOfMain ? edge.to : []));
  }

  private previous(name: string, isOfMain = true): string[] {
    return this.arriving(name).flatMap((edge) => (isMain(edge) === isOfMain ? edge.from : []));
  }

  /** Finds all steps before a node; for a sub-node, the steps before the nodes that use it. */
  before(node: string): Set<string> {
    return this.upstream.get(this.loopAround(node)?.[0] ?? node, () => {
      const previous = (name: string) => this.previous(name);
      return walk([...this.usersOf(node)].flatMap(previous), previous);
    });
  }

  /** Returns the node and, if it is a sub-node, the nodes that use it. */
  usersOf(node: string): Set<string> {
    return walk([node], (name) => this.next(name, false));
  }

  subNodesOf(node: string): Set<string> {
    const found = walk([node], (name) => this.previous(name, false));
    found.delete(node);
    return found;
  }
}

function walk(starts: Iterable<string>, next: (name: string) => string[]): Set<string> {
  const found = new Set(starts);
  // `found` grows while this loop runs, so the loop also visits the steps that it adds.
  for (const name of found) for (const one of next(name)) found.add(one);
  return found;
}

/**
 * Visits the step `start` and all steps after it that are not in `seen`, and adds them to `seen`.
 * @returns the visited steps in post-order: each step comes after the steps that were first reached from it
 */
function visit(start: string, next: (name: string) => string[], seen: Set<string>): string[] {
  const left: string[] = [];
  const entered = new Set<string>();
  const open = [start];
  for (let name = open.at(-1); name !== undefined; name = open.at(-1))
    if (seen.has(name)) {
      open.pop();
      if (entered.delete(name)) left.push(name);
    } else {
      seen.add(name);
      entered.add(name);
      open.push(...next(name).filter((one) => !seen.has(one)));
    }
  return left;
}

/**
 * Maximum number of step names in the cache of search results. Without a maximum, the results for a chain of thousands
 * of steps would fill the memory.
 */
const MAX_KEPT = 3_000_000;

class Answers {
  private readonly known = new Map<string, Set<string>>();
  private names = 0;

  get(key: string, answer: () => Set<string>): Set<string> {
    const known = this.known.get(key);
    if (known) return known;
    const found = answer();
    this.names += found.size;
    if (this.names > MAX_KEPT) {
      this.known.clear();
      this.names = found.size;
    }
    this.known.set(key, found);
    return found;
  }
}

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
