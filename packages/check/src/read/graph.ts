import { isMain, type Edge } from "./edges.ts";

/** Finds steps along the connections of a workflow, and caches what it found. */
export class Graph {
  readonly edges: readonly Edge[];
  private readonly from = new Map<string, Edge[]>();
  private readonly to = new Map<string, Edge[]>();
  private readonly upstream = new Answers();
  private readonly downstream = new Answers();

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

  /** Finds all steps that items of these nodes can reach, including the nodes themselves. */
  reachedFrom(starts: Iterable<string>): Set<string> {
    return walk(starts, (name) =>
      this.leaving(name)
        .filter(isMain)
        .map(({ to }) => to),
    );
  }

  /** Finds all steps after a node. The node itself is among them only if a loop leads back to it. */
  after(node: string): Set<string> {
    return this.downstream.get(node, () =>
      this.reachedFrom(
        this.leaving(node)
          .filter(isMain)
          .map(({ to }) => to),
      ),
    );
  }

  /** Finds all steps before a node; for a sub-node, those before the nodes that use it. */
  before(node: string): Set<string> {
    return this.upstream.get(node, () => {
      const previous = (name: string) =>
        this.arriving(name)
          .filter(isMain)
          .map(({ from }) => from);
      return walk([...this.usersOf(node)].flatMap(previous), previous);
    });
  }

  /** Returns the node and, if it is a sub-node, the nodes that use it. */
  usersOf(node: string): Set<string> {
    return walk([node], (name) =>
      this.leaving(name)
        .filter((edge) => !isMain(edge))
        .map(({ to }) => to),
    );
  }

  /** Returns the sub-nodes of a node, such as an agent's model and tools. */
  subNodesOf(node: string): Set<string> {
    const found = walk([node], (name) =>
      this.arriving(name)
        .filter((edge) => !isMain(edge))
        .map(({ from }) => from),
    );
    found.delete(node);
    return found;
  }
}

function walk(starts: Iterable<string>, next: (name: string) => string[]): Set<string> {
  const found = new Set(starts);
  // `found` grows while this loop runs, so it also visits the names added here.
  for (const name of found) for (const one of next(name)) found.add(one);
  return found;
}

/** Maximum number of names in the caches. A chain of thousands of steps would otherwise fill the memory. */
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
