import type { NodeFacts, WorkflowFacts } from "../../../packages/check/src/facts/node-facts.ts";
import { textsIn } from "../../../packages/check/src/read/nodes.ts";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { credentialsOf } from "./credentials.ts";
import { serviceHosts } from "./service-hosts.ts";
import { unsetFields } from "./unset-fields.ts";
import { computePorts } from "./loaded-workflow.ts";
import type { LoadedNode, LoadedWorkflow } from "./loaded-workflow.ts";
import type { NodeTypes } from "./node-types.ts";
import versionsOfN8n2 from "./versions-of-n8n-2.0.0.json" with { type: "json" };

export function readFacts(
  file: WorkflowFile,
  loaded: LoadedWorkflow,
  types: NodeTypes,
): WorkflowFacts {
  const known = [...new Set(file.nodes.map(({ type }) => type))].filter(
    (type) => types.versionsOf(type).length > 0,
  );
  return {
    version: N8N_VERSION,
    types: Object.fromEntries(
      known.map((type) => [
        type,
        { versions: types.versionsOf(type), recommended: recommendedVersion(type, types) },
      ]),
    ),
    nodes: Object.fromEntries(
      loaded.nodes.map((one) => [one.node.name, nodeFacts(one, loaded, types)]),
    ),
  };
}

/** The version that templates use; 0 for a node that n8n 2.0 did not have. */
function recommendedVersion(type: string, types: NodeTypes): number {
  const known: Record<string, number> = versionsOfN8n2;
  // `gmailTool` is n8n's own variant of `gmail` and has its versions.
  const older = known[type] ?? known[type.replace(/Tool$/, "")];
  if (older !== undefined) return older;
  const versions = types.versionsOf(type);
  const [newest] = versions;
  if (newest === undefined) return 0;
  return types.find(type, newest)?.defaultVersion ?? Math.max(...versions);
}

function nodeFacts(one: LoadedNode, loaded: LoadedWorkflow, types: NodeTypes): NodeFacts {
  const { node, description } = one;
  const categories = description.codex?.categories ?? [];
  const isCore = categories.includes("Core Nodes");
  const isOutside = !isCore && (description.credentials ?? []).length > 0;
  const offered = offeredValues(description.properties);
  return {
    label: description.displayName,
    defaultNames: [description.displayName, description.defaults.name ?? "", description.name],
    isTrigger: description.group.includes("trigger"),
    isCore,
    isAi: categories.includes("AI"),
    isHidden: description.hidden === true,
    hosts: serviceHosts(node.type) ?? (isOutside ? null : []),
    parameters: node.parameters,
    ports: computePorts(loaded, one),
    credentials: credentialsOf(one, types),
    unsetFields: unsetFields(one),
    offeredTexts: textsIn(node.parameters)
      .map(({ value }) => value)
      .filter((value) => offered.has(value)),
  };
}

function offeredValues(part: unknown, found = new Set<unknown>()): Set<unknown> {
  if (Array.isArray(part)) for (const one of part as unknown[]) offeredValues(one, found);
  else if (typeof part === "object" && part !== null) {
    const { value, options, values } = part as Record<string, unknown>;
    if (typeof value === "string") found.add(value);
    offeredValues(options, found);
    offeredValues(values, found);
  }
  return found;
}
