import type { NodePorts } from "../read/ports.ts";
import { isNote } from "../read/nodes.ts";
import type { NodeInFile, WorkflowFile } from "../read/workflow-file.ts";

/** n8n's facts about the nodes of a workflow as plain data, because n8n's packages are never shipped. */
export type WorkflowFacts = {
  version: string;
  /** Facts by node name, without unknown types and versions. */
  nodes: Record<string, NodeFacts>;
};

export type NodeFacts = {
  label: string;
  defaultNames: string[];
  isTrigger: boolean;
  isCore: boolean;
  isAi: boolean;
  /** Hosts that the node contacts by itself, besides addresses among its parameters; null: unknown. */
  hosts: string[] | null;
  /** The node's parameters, with defaults filled in. */
  parameters: Record<string, unknown>;
  ports: NodePorts;
  /** Credentials that the node needs with its present parameters, and the rights it uses. */
  credentials: { type: string; label: string; scopes: string[] }[];
};

export type KnownNode = { node: NodeInFile; facts: NodeFacts };

/** Nodes with their facts in the order of the file, without notes. */
export function knownNodes(
  { nodes }: Pick<WorkflowFile, "nodes">,
  facts: Pick<WorkflowFacts, "nodes">,
): KnownNode[] {
  return nodes.flatMap((node) => {
    const known = factsOf(facts, node);
    return known && !isNote(node) ? [{ node, facts: known }] : [];
  });
}

/** @returns undefined for a node whose type or version does not exist */
export function factsOf(
  { nodes }: Pick<WorkflowFacts, "nodes">,
  { name }: Pick<NodeInFile, "name">,
): NodeFacts | undefined {
  return Object.hasOwn(nodes, name) ? nodes[name] : undefined;
}
