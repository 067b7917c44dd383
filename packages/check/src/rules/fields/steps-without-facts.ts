import type { Catalog } from "../../facts/catalog.ts";
import type { WorkflowFile } from "../../read/workflow-file.ts";

/**
 * Returns the names of the steps whose fields are not among the facts. The rules cannot tell whether these steps lack a
 * required field. Steps of an unknown type or version are left out, because a rule reports them.
 */
export function stepsWithoutFacts({ nodes }: WorkflowFile, catalog: Catalog): string[] {
  return nodes
    .filter(
      ({ type, typeVersion }) => catalog.typeOf(type)?.variantOf(typeVersion)?.isWithoutFields,
    )
    .map(({ name }) => name);
}
