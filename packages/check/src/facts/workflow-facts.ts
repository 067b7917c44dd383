import { withDefaults } from "./parameters.ts";
import type { Catalog, NodeType, Variant } from "./catalog.ts";
import { serviceHosts } from "./service-hosts.ts";
import { portsOfNode } from "./computed-ports.ts";
import type { NodeFacts, WorkflowFacts } from "./node-facts.ts";
import { readCondition, isShown, type Place } from "./conditions.ts";
import type { NodeInFile, WorkflowFile } from "../read/workflow-file.ts";

export function readFacts(file: Pick<WorkflowFile, "nodes">, catalog: Catalog): WorkflowFacts {
  const facts: WorkflowFacts = { version: catalog.releases.newest, nodes: {} };
  for (const node of file.nodes) {
    const type = catalog.typeOf(node.type);
    if (!type) continue;
    const variant = type.variantOf(node.typeVersion);
    if (variant) define(facts.nodes, node.name, nodeFacts(node, type, variant));
  }
  return facts;
}

/** Sets a field under any name, even `__proto__`, because a file can contain a node with this name. */
function define<T>(record: Record<string, T>, name: string, value: T): void {
  Object.defineProperty(record, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
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
    credentials: credentialTypes(variant, known).map((name) => ({
      type: name,
      label: name,
      scopes: [],
    })),
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
