import { createRequire } from "node:module";
import type * as N8nWorkflow from "n8n-workflow";
import type { INode, INodeTypeDescription, Workflow } from "n8n-workflow";
import type { NodePorts, Port } from "../../../packages/check/src/read/ports.ts";
import type { NodeTypes } from "./node-types.ts";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";

// The CommonJS build of n8n-workflow loads three times as fast as its ES modules.
export const n8n = createRequire(import.meta.url)("n8n-workflow") as typeof N8nWorkflow;

/** Loads a workflow as n8n does. Missing parameters get their default values. Nodes of unknown types are left out. */
export function loadWorkflow(file: WorkflowFile, types: NodeTypes): LoadedWorkflow {
  const nodes: LoadedNode[] = [];
  for (const node of file.nodes as unknown as INode[]) {
    const description = types.find(node.type, node.typeVersion);
    if (!description) continue;
    const filled = n8n.NodeHelpers.getNodeParameters(
      description.properties,
      node.parameters ?? {},
      true,
      false,
      node,
      description,
    );
    nodes.push({ node: { ...node, parameters: filled ?? node.parameters ?? {} }, description });
  }
  const workflow = new n8n.Workflow({
    id: "template",
    name: file.name,
    nodes: nodes.map((loaded) => loaded.node),
    connections: file.connections as never,
    active: false,
    nodeTypes: types.forWorkflow,
    settings: file.settings,
  });
  return { workflow, nodes };
}

export type LoadedNode = { node: INode; description: INodeTypeDescription };
export type LoadedWorkflow = { workflow: Workflow; nodes: LoadedNode[] };

export function computePorts(
  { workflow }: LoadedWorkflow,
  { node, description }: LoadedNode,
): NodePorts {
  const inputs = n8n.NodeHelpers.getNodeInputs(workflow, node, description);
  const outputs = n8n.NodeHelpers.getNodeOutputs(workflow, node, description);
  const named = namesOf(description, outputs.length);
  return {
    in: inputs.map((port) => readPort(port)),
    out: outputs.map((port, k) => readPort(port, named[k])),
  };
}

type RawPort = string | { type: string; displayName?: string; required?: boolean };

function readPort(raw: unknown, name?: string): Port {
  const port = raw as RawPort;
  const kind = typeof port === "string" ? port : port.type;
  const label = (typeof port === "string" ? undefined : port.displayName) || name;
  const required = typeof port !== "string" && port.required === true;
  return { kind, ...(label ? { label } : {}), ...(required ? { required } : {}) };
}

function namesOf(description: INodeTypeDescription, count: number): string[] {
  const names = description.outputNames ?? [];
  return names.length >= count - 1 ? names : [];
}
