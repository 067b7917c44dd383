import type { Catalog } from "../../facts/catalog.ts";
import type { WorkflowFile } from "../../read/workflow-file.ts";

/**
 * Returns the names of the steps whose fields are not among the facts. The rules cannot tell whether such a step lacks a
 * required field. Steps whose type or version n8n does not have are not among them, because a rule reports those.
 */
export function stepsWithoutFacts({ nodes }: WorkflowFile, catalog: Catalog): string[] {
  return nodes
    .filter(
      ({ type, typeVersion }) => catalog.typeOf(type)?.variantOf(typeVersion)?.isWithoutFields,
    )
    .map(({ name }) => name);
}
