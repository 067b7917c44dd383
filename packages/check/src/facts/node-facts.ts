import type { NodePorts } from "../read/ports.ts";
import type { NodeInFile } from "../read/workflow-file.ts";

/** Facts about a node, from this package's catalog of node types. */
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
  /** Types of the credentials that the node needs with its current parameters. */
  credentials: { type: string }[];
};

export type KnownNode = { node: NodeInFile; facts: NodeFacts };
