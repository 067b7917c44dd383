import { n8n } from "./loaded-workflow.ts";
import type { LoadedNode } from "./loaded-workflow.ts";

export type UnsetField = { name: string; label: string };

/**
 * Lists the fields of a trigger that n8n shows, that are required, and that are empty. No step comes before a trigger
 * and could provide their values, so only the user can fill them in.
 */
export function unsetFields({ node, description }: LoadedNode): UnsetField[] {
  if (!description.group.includes("trigger")) return [];
  const issues =
    n8n.NodeHelpers.getNodeParametersIssues(description.properties, node, description)
      ?.parameters ?? {};
  return description.properties
    .filter((property) => property.name in issues && isEmpty(node.parameters[property.name]))
    .filter((property) =>
      n8n.NodeHelpers.displayParameter(node.parameters, property, node, description),
    )
    .map((property) => ({ name: property.name, label: property.displayName }));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null && "__rl" in value)
    return !(value as { value?: unknown }).value;
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
