import { humanize } from "#check/read/humanize.ts";
import { portsToStore } from "#check/read/ports.ts";
import { VALUES_NODE, valuesOf } from "#check/read/nodes.ts";
import type { WorkflowFile } from "#check/read/workflow-file.ts";
import { complexityOf } from "./complexity.ts";
import { credentialsOf } from "./credentials.ts";
import { errorHandlingOf } from "./error-handling.ts";
import { hostsOf } from "./hosts.ts";
import { knownNodes, type KnownNode, type WorkflowFacts } from "#check/facts/node-facts.ts";
import type { DerivedMetadata } from "./template-metadata.ts";

/** Derives everything about a template that follows from its workflow, except the checksum and the results of its runs. */
export function deriveMetadata(
  file: WorkflowFile,
  facts: WorkflowFacts,
): Omit<DerivedMetadata, "checksum" | "tested_with" | "tested"> {
  const nodes = knownNodes(file, facts);
  const credentials = credentialsOf(nodes);
  return {
    platform: "n8n",
    trigger: triggerOf(nodes),
    nodes: countNodes(nodes),
    credentials,
    placeholders: [
      ...nodes.flatMap(({ node, facts: { unsetFields } }) =>
        unsetFields.map(({ name, label }) => ({ node: node.name, path: name, label })),
      ),
      ...(valuesOf(file) ?? []).map(({ name }) => ({
        node: VALUES_NODE,
        path: name,
        label: humanize(name),
      })),
    ],
    hosts: hostsOf(nodes),
    complexity: complexityOf(nodes, credentials.length),
    error_handling: errorHandlingOf(nodes),
    ports: portsToStore(
      Object.fromEntries(nodes.map(({ node, facts: { ports } }) => [node.name, ports])),
    ),
  };
}

/** Finds the first node that starts a run; an error trigger starts only the error path. */
function triggerOf(nodes: readonly KnownNode[]): DerivedMetadata["trigger"] {
  const found = nodes.find(
    ({ node, facts }) => facts.isTrigger && !node.type.endsWith(".errorTrigger"),
  );
  if (!found) return { node: "", type: "", label: "" };
  return { node: found.node.name, type: found.node.type, label: found.facts.label };
}

function countNodes(nodes: readonly KnownNode[]): DerivedMetadata["nodes"] {
  const byType = new Map<string, DerivedMetadata["nodes"][number]>();
  for (const { node, facts } of nodes) {
    const { type } = node;
    const count = (byType.get(type)?.count ?? 0) + 1;
    byType.set(type, { type, label: facts.label, count, core: facts.isCore });
  }
  return [...byType.values()].toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}
