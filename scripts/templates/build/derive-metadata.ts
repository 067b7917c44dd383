import { createHash } from "node:crypto";
import type { DerivedMetadata } from "../../../src/features/templates/workflow-graph/template-metadata.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { loadWorkflow, portsToStore } from "../n8n/loaded-workflow.ts";
import type { LoadedNode } from "../n8n/loaded-workflow.ts";
import { fieldsLeftOpen } from "../n8n/left-open.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import { VALUES_NODE, isNote, valuesOf } from "../n8n/workflow-file.ts";
import type { WorkflowFile } from "../n8n/workflow-file.ts";
import { complexityOf } from "./complexity.ts";
import { credentialsOf } from "./credentials.ts";
import { errorHandlingOf } from "./error-handling.ts";
import { hostsOf } from "./hosts.ts";

/**
 * Everything about a template that follows from its workflow.
 *
 * @param bytes The file `workflow.json` as it is on disk.
 */
export function deriveMetadata(bytes: Uint8Array, types: NodeTypes): DerivedMetadata {
  const file = JSON.parse(Buffer.from(bytes).toString("utf8")) as WorkflowFile;
  const loaded = loadWorkflow(file, types);
  const nodes = loaded.nodes.filter(({ node }) => !isNote(node));
  const credentials = credentialsOf(nodes, types);
  return {
    platform: "n8n",
    tested_with: `n8n ${N8N_VERSION}`,
    trigger: triggerOf(nodes),
    nodes: countNodes(nodes),
    credentials,
    placeholders: [
      ...nodes.flatMap((one) =>
        fieldsLeftOpen(one).map(({ name, label }) => ({ node: one.node.name, path: name, label })),
      ),
      ...(valuesOf(file)?.entries ?? []).map(({ name }) => ({
        node: VALUES_NODE,
        path: name,
        label: inWords(name),
      })),
    ],
    hosts: hostsOf(nodes),
    complexity: complexityOf(nodes, credentials.length),
    error_handling: errorHandlingOf(nodes),
    ports: portsToStore(loaded),
    checksum: checksumOf(bytes),
  };
}

export function checksumOf(bytes: Uint8Array): string {
  return `sha256-${createHash("sha256").update(bytes).digest("hex")}`;
}

/** The first node that starts a run for its own sake; an error trigger only starts the error path. */
function triggerOf(nodes: LoadedNode[]): DerivedMetadata["trigger"] {
  const found = nodes.find(
    ({ node, description }) =>
      description.group.includes("trigger") && !node.type.endsWith(".errorTrigger"),
  );
  if (!found) return { node: "", type: "", label: "" };
  return { node: found.node.name, type: found.node.type, label: found.description.displayName };
}

function countNodes(nodes: LoadedNode[]): DerivedMetadata["nodes"] {
  const byType = new Map<string, DerivedMetadata["nodes"][number]>();
  for (const { node, description } of nodes) {
    const core = description.codex?.categories?.includes("Core Nodes") ?? false;
    const entry = byType.get(node.type) ?? {
      type: node.type,
      label: description.displayName,
      count: 0,
      core,
    };
    byType.set(node.type, { ...entry, count: entry.count + 1 });
  }
  return [...byType.values()].sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}

/** `maxPerRun` becomes "Max per run". */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return sentence.replace(/\b(url|id|api|sms|pdf|iban|vat)\b/gi, (short) => short.toUpperCase());
}
