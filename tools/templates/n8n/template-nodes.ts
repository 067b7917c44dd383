import type { KnownNode, NodeFacts } from "../../../packages/check/src/facts/node-facts.ts";
import type { Subject } from "../../../packages/check/src/rules/subject.ts";
import { credentialsOf, type Credential } from "./credentials.ts";
import { computePorts, loadWorkflow } from "./loaded-workflow.ts";
import type { NodeTypes } from "./node-types.ts";
import { unsetFields, type UnsetField } from "./unset-fields.ts";

export type TemplateNode = Pick<KnownNode, "node"> & {
  facts: Omit<NodeFacts, "credentials"> & {
    credentials: Credential[];
    unsetFields: UnsetField[];
  };
};

/**
 * Lists the nodes whose types are in the catalog of `packages/check`, in the order of the workflow file. n8n's own code
 * adds facts that the catalog lacks: default values of parameters, ports, credentials with their scopes, and the fields
 * of a trigger that the user has to fill in.
 */
export function templateNodes({ file, nodes }: Subject, types: NodeTypes): TemplateNode[] {
  const workflow = loadWorkflow(file, types);
  const byName = new Map(workflow.nodes.map((loaded) => [loaded.node.name, loaded]));
  return nodes.flatMap(({ node, facts }) => {
    const loaded = byName.get(node.name);
    if (!loaded) return [];
    const computed = {
      parameters: loaded.node.parameters,
      ports: computePorts(workflow, loaded),
      credentials: credentialsOf(loaded, types),
      unsetFields: unsetFields(loaded),
    };
    return [{ node, facts: { ...facts, ...computed } }];
  });
}
