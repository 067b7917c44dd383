import type { Catalog } from "../../facts/catalog.ts";
import { isNote } from "../../read/nodes.ts";
import type { WorkflowFile } from "../../read/workflow-file.ts";

/**
 * Returns the names of the steps whose fields the catalog of node types does not contain. The rules cannot tell whether
 * these steps lack a required field. Steps of an unknown type or version are not listed: other rules report them.
 */
export function stepsWithoutFacts({ nodes }: WorkflowFile, catalog: Catalog): string[] {
  return nodes
    .filter(
      (node) =>
        !isNote(node) && catalog.typeOf(node.type)?.variantOf(node.typeVersion)?.isWithoutFields,
    )
    .map(({ name }) => name);
}
