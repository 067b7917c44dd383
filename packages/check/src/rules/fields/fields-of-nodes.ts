import { field } from "../../facts/port-values.ts";
import type { Catalog } from "../../facts/catalog.ts";
import { isShown, type Place } from "../../facts/conditions.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { withDefaults, type Parameter } from "../../facts/parameters.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Subject } from "../subject.ts";

export type Field = { parameter: Parameter; path: string; value: unknown };

export function fieldsOfNodes({
  nodes,
  catalog,
}: Subject): { node: NodeInFile; isTrigger: boolean; fields: Field[] }[] {
  return nodes
    .filter(({ node }) => node.disabled !== true)
    .map((known) => ({
      node: known.node,
      isTrigger: known.facts.isTrigger,
      fields: fieldsOf(known, catalog),
    }));
}

/**
 * Lists all fields that n8n shows for a node. The fields inside a collection are included if the workflow contains the
 * collection.
 * @param fill - sets values for parameters that the file lacks and whose defaults are unknown
 */
export function fieldsOf({ node, facts }: KnownNode, catalog: Catalog, fill?: Fill): Field[] {
  const type = catalog.typeOf(node.type);
  const isTool = node.type !== type?.type || node.type.endsWith("Tool");
  const all = type?.variantOf(node.typeVersion)?.parameters ?? [];
  const root = fill ? fill(all, facts.parameters) : facts.parameters;
  return fieldsIn(all, { root, fields: root, version: node.typeVersion, isTool, fill }, "");
}

export type Fill = (
  parameters: readonly Parameter[],
  fields: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>;

type Within = Place & { fill: Fill | undefined };

function fieldsIn(parameters: readonly Parameter[], place: Within, path: string): Field[] {
  return parameters
    .filter(({ shown }) => isShown(shown, place))
    .flatMap((parameter) => {
      const here = path === "" ? parameter.name : `${path}.${parameter.name}`;
      const value = field(place.fields, parameter.name);
      return [{ parameter, path: here, value }, ...fieldsInside(parameter, value, place, here)];
    });
}

/** Lists the fields inside a collection. n8n checks them only if the collection contains something. */
function fieldsInside(
  { type, fields = [] }: Parameter,
  value: unknown,
  place: Within,
  path: string,
): Field[] {
  if (fields.length === 0 || !isRecord(value)) return [];
  if (type === "collection") {
    const present = fields.filter(({ name }) => Object.hasOwn(value, name));
    return fieldsIn(present, { ...place, fields: value }, path);
  }
  return fields.flatMap((group) => {
    const entries = field(value, group.name);
    return [entries]
      .flat()
      .flatMap((entry, k) =>
        isRecord(entry)
          ? fieldsIn(
              group.fields ?? [],
              withNestedDefaults(group, entry, place),
              `${path}.${group.name}${Array.isArray(entries) ? `[${k}]` : ""}`,
            )
          : [],
      );
  });
}

function withNestedDefaults(
  { fields = [] }: Parameter,
  entry: Record<string, unknown>,
  place: Within,
) {
  const within = { ...place, fields: place.fill?.(fields, entry) ?? entry };
  return { ...within, fields: withDefaults(fields, within) };
}
