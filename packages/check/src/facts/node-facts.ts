import type { NodePorts } from "../read/ports.ts";
import { isNote } from "../read/nodes.ts";
import type { NodeInFile, WorkflowFile } from "../read/workflow-file.ts";

/** n8n's facts about the nodes of one workflow, as plain data, so that the site need not ship n8n's own packages. */
export type WorkflowFacts = {
  version: string;
  /** Facts by node name. Nodes of unknown types and versions are left out. */
  nodes: Record<string, NodeFacts>;
};

export type NodeFacts = {
  label: string;
  defaultNames: string[];
  isTrigger: boolean;
  isCore: boolean;
  isAi: boolean;
  /** Hosts to which nodes of this type always send requests, apart from URLs among the parameters; null if unknown. */
  hosts: string[] | null;
  /** The node's parameters. Missing ones have n8n's defaults. */
  parameters: Record<string, unknown>;
  ports: NodePorts;
  /**
   * Credentials that the node needs with its present parameters. `scopes`: the rights that the node uses of each
   * credential.
   */
  credentials: { type: string; label: string; scopes: string[] }[];
};

export type KnownNode = { node: NodeInFile; facts: NodeFacts };

/** Returns the nodes with their facts, in the order of the file, without sticky notes. */
export function knownNodes(
  { nodes }: Pick<WorkflowFile, "nodes">,
  facts: Pick<WorkflowFacts, "nodes">,
): KnownNode[] {
  return nodes.flatMap((node) => {
    const known = factsOf(facts, node);
    return known && !isNote(node) ? [{ node, facts: known }] : [];
  });
}

/** Finds the facts about a node. @returns undefined if n8n has no such type or version */
function factsOf(
  { nodes }: Pick<WorkflowFacts, "nodes">,
  { name }: Pick<NodeInFile, "name">,
): NodeFacts | undefined {
  return Object.hasOwn(nodes, name) ? nodes[name] : undefined;
}
