import { withDefaults } from "./parameters.ts";
import type { Catalog, NodeType, Variant } from "./catalog.ts";
import { serviceHosts } from "./service-hosts.ts";
import { portsOfNode } from "./computed-ports.ts";
import type { KnownNode, NodeFacts } from "./node-facts.ts";
import { readCondition, isShown, type Place } from "./conditions.ts";
import { isNote } from "../read/nodes.ts";
import type { NodeInFile, WorkflowFile } from "../read/workflow-file.ts";

/** Returns the nodes whose type and version are known, except sticky notes. */
export function knownNodes({ nodes }: Pick<WorkflowFile, "nodes">, catalog: Catalog): KnownNode[] {
  return nodes.flatMap((node) => {
    const type = isNote(node) ? undefined : catalog.typeOf(node.type);
    const variant = type?.variantOf(node.typeVersion);
    return type && variant ? [{ node, facts: nodeFacts(node, type, variant) }] : [];
  });
}

function nodeFacts(node: NodeInFile, type: NodeType, variant: Variant): NodeFacts {
  const isTool = type.type !== node.type || node.type.endsWith("Tool");
  const written = { root: node.parameters, fields: node.parameters };
  const place: Place = { ...written, version: node.typeVersion, isTool };
  const parameters = withDefaults(variant.parameters, place);
  const known = { ...place, root: parameters, fields: parameters };
  return {
    label: type.label,
    defaultNames: [type.label, type.defaultName, node.type.replace(/^.*\./, "")],
    isTrigger: type.isTrigger,
    isCore: type.isCore,
    isAi: type.isAi,
    hosts: serviceHosts(node.type) ?? (type.isService ? null : []),
    parameters,
    ports: portsOfNode(node, parameters, variant),
    credentials: credentialTypes(variant, known).map((name) => ({ type: name })),
  };
}

function credentialTypes({ creds = {} }: Variant, place: Place): string[] {
  const shown = Object.entries(creds).flatMap(([condition, names]) =>
    isShown(readCondition(condition), place) ? names.map((name) => name.replace("*", "")) : [],
  );
  const { authentication, nodeCredentialType, genericAuthType } = place.root;
  if (authentication === "predefinedCredentialType" && typeof nodeCredentialType === "string")
    shown.push(nodeCredentialType);
  if (authentication === "genericCredentialType" && typeof genericAuthType === "string")
    shown.push(genericAuthType);
  return shown;
}
