import { knownNodes, type KnownNode, type WorkflowFacts } from "../facts/node-facts.ts";
import { edgesOf, type Edge } from "../read/edges.ts";
import type { WorkflowFile } from "../read/workflow-file.ts";

export type Subject = {
  file: WorkflowFile;
  facts: WorkflowFacts;
  /** The texts that come with the workflow, by file name, such as `configuration.md`. */
  documents: Readonly<Record<string, string>>;
  /** Without notes and without nodes that n8n does not know. */
  nodes: readonly KnownNode[];
  edges: readonly Edge[];
};

/** A sentence per finding. */
export type Check = (subject: Subject) => string[];

export function subjectOf(
  file: WorkflowFile,
  facts: WorkflowFacts,
  documents: Subject["documents"] = {},
): Subject {
  return {
    file,
    facts,
    documents,
    nodes: knownNodes(file, facts),
    edges: edgesOf(file.connections),
  };
}
