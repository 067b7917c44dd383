import type { Parameter } from "../../facts/parameters.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import { isFromCommunity } from "../nodes/unknown-node.ts";
import type { Subject } from "../subject.ts";
import { fieldsOf } from "./fields-of-nodes.ts";

/**
 * Returns a function that says whether n8n reads the field at a path. Before a run, n8n drops fields that it does not
 * know at this node, and fields that other settings hide. If not all parameters of the node are known, the function
 * returns true for each field.
 */
export function fieldsRead(subject: Subject, node: NodeInFile): (path: string) => boolean {
  const { catalog } = subject;
  const type = catalog.typeOf(node.type);
  const found = subject.known(node.name);
  if (!catalog.complete || (type && !found)) return () => true;
  // n8n does not run a node of an unknown type, so it reads no field of the node. A node from a community package may
  // have any field, so the function returns true for each.
  if (!found) return () => isFromCommunity(node.type);
  const fields = fieldsOf(found, catalog, fillUnknown);
  const shown = new Set(fields.map(({ path }) => path));
  const ends = new Set(
    fields
      .filter(({ parameter, value }) => parameter.fields === undefined || !isRecord(value))
      .map(({ path }) => path),
  );
  return (path: string) =>
    shown.has(path) ||
    [...path.matchAll(/[.[]/g)].some(({ index }) => ends.has(path.slice(0, index)));
}

/**
 * Sets each parameter whose default is unknown to "=", the beginning of an expression. An expression may have any
 * value, so the check assumes that n8n shows all fields that depend on the parameter.
 */
function fillUnknown(
  parameters: readonly Parameter[],
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const missing = parameters.filter(
    ({ name, hasDefault }) => hasDefault && !Object.hasOwn(fields, name),
  );
  return { ...fields, ...Object.fromEntries(missing.map(({ name }) => [name, "="])) };
}
