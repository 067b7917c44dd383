import type { NodeFacts, WorkflowFacts } from "../../../packages/check/src/facts/node-facts.ts";
import { textsIn } from "../../../packages/check/src/read/nodes.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { credentialsOf } from "./credentials.ts";
import { serviceHosts } from "../../../packages/check/src/facts/service-hosts.ts";
import { unsetFields } from "./unset-fields.ts";
import { computePorts } from "./loaded-workflow.ts";
import type { LoadedNode, LoadedWorkflow } from "./loaded-workflow.ts";
import type { NodeTypes } from "./node-types.ts";

export function readFacts(loaded: LoadedWorkflow, types: NodeTypes): WorkflowFacts {
  return {
    version: N8N_VERSION,
    nodes: Object.fromEntries(
      loaded.nodes.map((one) => [one.node.name, nodeFacts(one, loaded, types)]),
    ),
  };
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
