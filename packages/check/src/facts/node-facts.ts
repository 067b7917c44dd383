import type { NodePorts } from "../read/ports.ts";
import { isNote } from "../read/nodes.ts";
import type { NodeInFile, WorkflowFile } from "../read/workflow-file.ts";

/** Facts about a workflow's nodes, from this package's catalog of node types. */
export type WorkflowFacts = {
  version: string;
  /** Facts by node name. Nodes whose type or version is unknown are left out. */
  nodes: Record<string, NodeFacts>;
};

export type NodeFacts = {
  label: string;
  defaultNames: string[];
  isTrigger: boolean;
  isCore: boolean;
  isAi: boolean;
  /**
   * Hosts to which every node of this type sends requests; null if they are unknown. Hosts in URLs among the node's
   * parameters are not included.
   */
  hosts: string[] | null;
  /** Parameters of the node. If the file lacks a parameter, its default in n8n is filled in. */
  parameters: Record<string, unknown>;
  ports: NodePorts;
  /**
   * Credentials that the node needs with its current parameters. `scopes`: names of the rights that the node needs;
   * this list stays empty, because the catalog does not contain rights.
   */
  credentials: { type: string; label: string; scopes: string[] }[];
};

export type KnownNode = { node: NodeInFile; facts: NodeFacts };

/** Returns the nodes whose type is known, except sticky notes. */
export function knownNodes(
  { nodes }: Pick<WorkflowFile, "nodes">,
  facts: Pick<WorkflowFacts, "nodes">,
): KnownNode[] {
  return nodes.flatMap((node) => {
    const known = Object.hasOwn(facts.nodes, node.name) ? facts.nodes[node.name] : undefined;
    return known && !isNote(node) ? { node, facts: known } : [];
  });
}
