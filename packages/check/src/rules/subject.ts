import { Branches } from "../flow/branches.ts";
import { Counts } from "../flow/counts.ts";
import { Flow } from "../flow/flow.ts";
import type { Catalog } from "../facts/catalog.ts";
import { gapsOf } from "../read/gaps.ts";
import { formerOf } from "../facts/former-fields.ts";
import { shortType } from "../facts/node-kinds.ts";
import { field } from "../facts/port-values.ts";
import { knownNodes } from "../facts/known-nodes.ts";
import type { KnownNode } from "../facts/node-facts.ts";
import { edgesOf, isMain, type Edge } from "../read/edges.ts";
import { Graph } from "../read/graph.ts";
import { isNote, textsIn, type Text } from "../read/nodes.ts";
import type { NodeInFile, WorkflowFile } from "../read/workflow-file.ts";

/** For a node, returns a function that says whether n8n reads the field at a path, such as `options.replyTo`. */
export type ReadsOf = (subject: Subject, node: NodeInFile) => (path: string) => boolean;

export class Subject {
  readonly file: WorkflowFile;
  readonly catalog: Catalog;
  /** All nodes except sticky notes. */
  readonly steps: readonly NodeInFile[];
  /** Nodes whose type and version are known, except sticky notes. */
  readonly nodes: readonly KnownNode[];
  /** Connections between existing nodes. */
  readonly edges: readonly Edge[];
  /** Connections as they are in the file, including broken ones. */
  readonly written: readonly Edge[];
  readonly graph: Graph;
  readonly flow: Flow;
  readonly counts: Counts;
  readonly branches: Branches;
  private starts: string[] | undefined;
  private reached: Set<string> | undefined;
  private readonly byName: Map<string, NodeInFile>;
  private readonly knownByName: Map<string, KnownNode>;
  private readonly textsOfNodes = new Map<NodeInFile, Text[]>();
  private readonly readsOf: ReadsOf;
  private readonly pathsOfNodes = new Map<NodeInFile, (path: string) => boolean>();

  /** @param readsOf - tells which fields n8n reads; if missing, every field of the file counts as read */
  constructor(file: WorkflowFile, catalog: Catalog, readsOf: ReadsOf = () => () => true) {
    this.file = file;
    this.readsOf = readsOf;
    this.catalog = catalog;
    takeNewestVersions(file, catalog);
    this.steps = file.nodes.filter((node) => !isNote(node));
    this.nodes = knownNodes(file, catalog);
    this.byName = new Map(file.nodes.map((node) => [node.name, node]));
    this.knownByName = new Map(this.nodes.map((known) => [known.node.name, known]));
    this.written = edgesOf(file.connections);
    this.edges = this.written.filter(
      ({ from, to }) => this.byName.has(from) && this.byName.has(to),
    );
    this.graph = new Graph(this.edges);
    this.flow = new Flow(this);
    this.counts = new Counts(this);
    this.branches = new Branches(this);
  }

  nodeCalled(name: string): NodeInFile | undefined {
    return this.byName.get(name);
  }

  /** Returns the last part of a step's type, such as `gmail`; "" if there is no step with this name. */
  kindOf(name: string): string {
    return shortType(this.nodeCalled(name)?.type ?? "");
  }

  known(name: string): KnownNode | undefined {
    return this.knownByName.get(name);
  }

  /**
   * Whether a trigger leads to the node or, for a sub-node such as an AI model, to a node that uses it. If the workflow
   * has no triggers, true for each connected node or, if it has no connections either, for all nodes.
   */
  isReached(name: string): boolean {
    this.reached ??= this.graph.reachedFrom(this.triggers());
    if (this.reached.size === 0)
      return (
        this.edges.length === 0 || this.edges.some((edge) => edge.from === name || edge.to === name)
      );
    return [...this.graph.usersOf(name)].some((user) => this.reached?.has(user));
  }

  /**
   * Returns the names of the triggers. A node of unknown type, for example of a community package, counts as a trigger
   * if its type contains the word "trigger", or if it has outgoing connections but no incoming ones.
   */
  triggers(): string[] {
    this.starts ??= this.steps
      .filter(({ name, type }) => {
        const known = this.catalog.typeOf(type);
        if (known) return known.isTrigger;
        return (
          /trigger/i.test(type) ||
          (type !== "" &&
            !this.graph.arriving(name).some(isMain) &&
            this.graph.leaving(name).some(isMain))
        );
      })
      .map(({ name }) => name);
    return this.starts;
  }

  /** Whether the node can run: it is enabled, and a trigger leads to it. */
  runs(name: string): boolean {
    return this.nodeCalled(name)?.disabled !== true && this.isReached(name);
  }

  reads(node: NodeInFile, path: string): boolean {
    const isRead = this.pathsOfNodes.get(node) ?? this.readsOf(this, node);
    this.pathsOfNodes.set(node, isRead);
    return isRead(path);
  }

  /** Lists those texts among a node's parameters that n8n reads. */
  textsOf(node: NodeInFile): Text[] {
    const known = this.textsOfNodes.get(node);
    if (known) return known;
    // n8n does not read settings whose names belong to an earlier version of the node. These settings are left out.
    const { old = [] } = formerOf(node) ?? {};
    // In the mode "autoMapInputData", n8n writes all fields of the item. Columns that are left from another mode have
    // no effect, so they are left out.
    const isLeftOver = field(node.parameters["columns"], "mappingMode") === "autoMapInputData";
    const texts = textsIn(node.parameters).filter(
      ({ path }) =>
        this.reads(node, path) &&
        !(isLeftOver && path.startsWith("columns.value")) &&
        !old.some(
          (one) => path === one || (/^[.[]/.test(path.slice(one.length)) && path.startsWith(one)),
        ),
    );
    this.textsOfNodes.set(node, texts);
    return texts;
  }
}

/** Gives each node in `file` that lacks a version the newest version of its type, as n8n does. */
function takeNewestVersions(file: WorkflowFile, catalog: Catalog): void {
  const without = new Set(
    gapsOf(file).flatMap(({ node, what }) => (what === "typeVersion" ? node : [])),
  );
  if (without.size === 0) return;
  for (const node of file.nodes)
    if (without.has(node.name))
      node.typeVersion = Math.max(...(catalog.typeOf(node.type)?.versions ?? [1]));
}
