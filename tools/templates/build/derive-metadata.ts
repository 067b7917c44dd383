import { humanize } from "../../../packages/check/src/read/humanize.ts";
import { portsToStore } from "../../../packages/check/src/read/ports.ts";
import { VALUES_NODE, valuesOf } from "../../../packages/check/src/read/nodes.ts";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { KnownNode } from "../../../packages/check/src/facts/node-facts.ts";
import type { DerivedMetadata } from "../../../src/workflow/facts/template-metadata.ts";
import type { TemplateNode } from "../n8n/template-nodes.ts";
import { assignmentsIn } from "../../../src/workflow/setup/setup.ts";

/** Computes metadata from a workflow. The callers add the checksum and the results of the test runs. */
export function deriveMetadata(
  file: WorkflowFile,
  nodes: readonly TemplateNode[],
): Omit<DerivedMetadata, "checksum" | "tested_with" | "tested"> {
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
      ...valuesOf(file).map(({ name }) => ({
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

/**
 * Returns the trigger that starts the workflow. An error trigger does not count, because it starts the workflow only
 * after an error.
 */
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

function complexityOf(
  nodes: readonly KnownNode[],
  credentialCount: number,
): DerivedMetadata["complexity"] {
  const count = (pattern: RegExp) => nodes.filter(({ node }) => pattern.test(node.type)).length;
  const code = count(/\.code$/);
  const branches = count(/\.(if|switch|textClassifier|sentimentAnalysis|filter)$/);
  const waits =
    count(/\.(wait|form)$/) > 0 ||
    nodes.some(({ facts }) => facts.parameters["operation"] === "sendAndWait");
  const reasons = [
    nodes.length > 12 ? `${nodes.length} steps` : "",
    credentialCount > 2 ? `${credentialCount} connections to set up` : "",
    branches > 1 ? `${branches} branching points` : "",
    code > 1 ? `${code} steps with code` : "",
    count(/\.splitInBatches$/) > 0 ? "a loop" : "",
    waits ? "waits for a person or a time" : "",
    nodes.some(({ facts }) => facts.isAi) ? "works with a language model" : "",
    count(/vectorStore/) > 0 ? "needs a vector database" : "",
  ].filter(Boolean);
  // With more than 20 steps, the number of steps counts as two reasons.
  const weight = reasons.length + (nodes.length > 20 ? 1 : 0);
  const level = weight >= 4 ? "advanced" : weight >= 2 ? "medium" : "simple";
  return {
    level,
    reasons: reasons.length > 0 ? reasons : [`${nodes.length} steps in a straight line`],
  };
}

function errorHandlingOf(nodes: readonly KnownNode[]): DerivedMetadata["error_handling"] {
  const outputs = nodes.filter(({ node }) => node.onError === "continueErrorOutput").length;
  const retries = nodes.filter(({ node }) => node.retryOnFail === true).length;
  const trigger = nodes.some(({ node }) => node.type === "n8n-nodes-base.errorTrigger");
  const parts = [
    outputs > 0
      ? `${steps(outputs)} ${outputs === 1 ? "has its" : "have their"} own error path`
      : "",
    retries > 0 ? `${steps(retries)} ${retries === 1 ? "retries" : "retry"} before giving up` : "",
    trigger ? "a person gets a message when a run fails" : "",
  ].filter(Boolean);
  const summary = parts.length === 0 ? "A failed step stops the run." : `${sentence(parts)}.`;
  return { error_outputs: outputs, retries, error_trigger: trigger, summary };
}

function steps(count: number): string {
  return `${count} ${count === 1 ? "step" : "steps"}`;
}

function sentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  const joined = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${last}` : last;
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

export function credentialsOf(nodes: readonly TemplateNode[]): DerivedMetadata["credentials"] {
  const byType = new Map<string, { label: string; scopes: Set<string>; nodes: string[] }>();
  for (const { node, facts } of nodes) {
    for (const { type, label, scopes } of facts.credentials) {
      const known = byType.get(type) ?? { label, scopes: new Set<string>(), nodes: [] };
      for (const scope of scopes) known.scopes.add(scope);
      known.nodes.push(node.name);
      byType.set(type, known);
    }
  }
  return [...byType]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, { label, scopes, nodes: users }]) => ({
      type,
      label,
      scopes: [...scopes].toSorted(),
      nodes: users,
    }));
}

/**
 * Lists the hosts to which the nodes send requests, in alphabetical order: those of the services, and those in the URLs
 * of HTTP requests. If a URL uses a value from a Set node, the hosts in that value are listed too. Example domains are
 * left out.
 */
export function hostsOf(nodes: readonly KnownNode[]): string[] {
  const values = assignmentsIn({ nodes: nodes.map(({ node }) => node) });
  const written = (url: string) =>
    values.flatMap(({ name, value }) => (url.includes(`json.${name}`) ? String(value) : []));
  const hosts = nodes.flatMap(({ node: { type }, facts: { hosts: known, parameters } }) => [
    ...(known ?? []),
    ...(REQUESTS.test(type) && typeof parameters["url"] === "string"
      ? [parameters["url"], ...written(parameters["url"])].flatMap(hostsIn)
      : []),
  ]);
  return [...new Set(hosts)].toSorted();
}

const REQUESTS = /\.(httpRequest|rssFeedRead)(Trigger)?(Tool)?$/;

function hostsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([a-z0-9.-]+\.[a-z]{2,})/gi)]
    .map(([, host = ""]) => host.toLowerCase())
    .filter((host) => !/(^|\.)example\.(com|org|net)$/.test(host));
}
