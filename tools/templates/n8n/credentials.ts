import { n8n } from "./loaded-workflow.ts";
import type { LoadedNode } from "./loaded-workflow.ts";
import type { NodeTypes } from "./node-types.ts";
import { TOKEN_SCOPES } from "./token-scopes.ts";

/** A credential that a node needs. `scopes`: access rights that it must have at the service, such as "chat:write". */
export type Credential = { type: string; label: string; scopes: string[] };

export function credentialsOf(loaded: LoadedNode, types: NodeTypes): Credential[] {
  return credentialTypesOf(loaded).map((type) => ({
    type,
    label: types.credential(type)?.displayName ?? type,
    scopes: [...new Set([...scopesOfType(type, types), ...tokenScopes(type, loaded)])],
  }));
}

function credentialTypesOf({ node, description }: LoadedNode): string[] {
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
  const { resource = "undefined", operation = "undefined" } = node.parameters;
  if (typeof resource !== "string" || typeof operation !== "string") return [];
  return TOKEN_SCOPES[type]?.[`${resource}.${operation}`] ?? [];
}
