import type { INodeProperties } from "n8n-workflow";
import { isNote } from "../../../../packages/check/src/read/nodes.ts";
import { n8n } from "../../n8n/loaded-workflow.ts";
import type { LoadedNode } from "../../n8n/loaded-workflow.ts";
import { unsetFields } from "../../n8n/unset-fields.ts";
import type { TemplateSubject } from "../subject.ts";

/** What the editor would mark red, after the defaults have been filled in; and values and names that do not exist. */
export function checkParameters({ file, loaded }: TemplateSubject): string[] {
  const found: string[] = [];
  for (const one of loaded.nodes.filter(({ node }) => !isNote(node))) {
    const { node, description } = one;
    const issues = n8n.NodeHelpers.getNodeParametersIssues(
      description.properties,
      node,
      description,
    );
    const unset = new Set(unsetFields(one).map((field) => field.name));
    for (const [field, sentences] of Object.entries(issues?.parameters ?? {})) {
      if (unset.has(field)) continue;
      for (const sentence of sentences)
        found.push(`The node "${node.name}", field ${field}: ${sentence.replace(/\.?$/, ".")}`);
    }
    found.push(...checkOptions(one));
    const known = new Set(description.properties.map((property) => property.name));
    const written = file.nodes.find((candidate) => candidate.name === node.name)?.parameters ?? {};
    for (const field of Object.keys(written)) {
      if (!known.has(field))
        found.push(
          `The node "${node.name}" has a field "${field}" that ${node.type} does not know.`,
        );
    }
  }
  return found;
}

function checkOptions({ node, description }: LoadedNode): string[] {
  const found: string[] = [];
  for (const property of description.properties) {
    const value = node.parameters[property.name];
    if (typeof value !== "string" || value.startsWith("=")) continue;
    if (
      property.type !== "options" ||
      property.typeOptions?.loadOptionsMethod ||
      property.typeOptions?.loadOptions
    )
      continue;
    if (!n8n.NodeHelpers.displayParameter(node.parameters, property, node, description)) continue;
    const offered = valuesOf(property);
    const alsoElsewhere = description.properties.some(
      (other) =>
        other !== property &&
        other.name === property.name &&
        n8n.NodeHelpers.displayParameter(node.parameters, other, node, description) &&
        valuesOf(other).includes(value),
    );
    if (offered.length > 0 && !offered.includes(value) && !alsoElsewhere) {
      found.push(
        `The node "${node.name}", field ${property.name}: "${value}" is none of ${offered.join(", ")}.`,
      );
    }
  }
  return found;
}

function valuesOf(property: INodeProperties): unknown[] {
  return (property.options ?? []).flatMap((option) => ("value" in option ? [option.value] : []));
}
