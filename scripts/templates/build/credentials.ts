import type { DerivedMetadata } from "../../../src/features/templates/workflow-graph/template-metadata.ts";
import { n8n } from "../n8n/loaded-workflow.ts";
import type { LoadedNode } from "../n8n/loaded-workflow.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import { TOKEN_SCOPES } from "./token-scopes.ts";

/** The credentials that the nodes ask for with their present parameters, with the rights each one needs. */
export function credentialsOf(
  nodes: LoadedNode[],
  types: NodeTypes,
): DerivedMetadata["credentials"] {
  const scopes = new Map<string, Set<string>>();
  for (const loaded of nodes) {
    for (const type of askedFor(loaded)) {
      const known = scopes.get(type) ?? new Set(scopesOfType(type, types));
      for (const scope of tokenScopes(type, loaded)) known.add(scope);
      scopes.set(type, known);
    }
  }
  return [...scopes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, needed]) => ({
      type,
      label: types.credential(type)?.displayName ?? type,
      scopes: [...needed].sort(),
    }));
}

/** Credential type names of one node: those its parameters display, and those chosen for HTTP requests. */
export function askedFor({ node, description }: LoadedNode): string[] {
  const shown = (description.credentials ?? [])
    .filter((credential) =>
      n8n.NodeHelpers.displayParameter(node.parameters, credential, node, description),
    )
    .map((credential) => credential.name);
  const { authentication, nodeCredentialType, genericAuthType } = node.parameters;
  if (authentication === "predefinedCredentialType" && typeof nodeCredentialType === "string")
    shown.push(nodeCredentialType);
  if (authentication === "genericCredentialType" && typeof genericAuthType === "string")
    shown.push(genericAuthType);
  return shown;
}

/** What n8n's own sign-in screen will ask for, as written in the credential's description. */
function scopesOfType(type: string, types: NodeTypes): string[] {
  const properties = types.credential(type)?.properties ?? [];
  const written = ["enabledScopes", "userScope", "scope"]
    .map((name) => properties.find((property) => property.name === name)?.default)
    .find((value): value is string => typeof value === "string" && value !== "");
  if (!written) return [];
  return written
    .replace(/\{\{.*?\}\}/g, "")
    .replace(/^=/, "")
    .split(/[\s,]+/)
    .filter(Boolean);
}

function tokenScopes(type: string, { node }: LoadedNode): string[] {
  const { resource, operation } = node.parameters;
  return TOKEN_SCOPES[type]?.[`${String(resource)}.${String(operation)}`] ?? [];
}
