import { isShown, type Place } from "../../facts/conditions.ts";
import { withDefaults, type Parameter } from "../../facts/parameters.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Subject } from "../subject.ts";

export type Field = { parameter: Parameter; path: string; value: unknown };

/** Lists every field that n8n shows, including fields inside the collections that a user added. */
export function fieldsOfNodes(
  subject: Subject,
): { node: NodeInFile; isTrigger: boolean; fields: Field[] }[] {
  return subject.nodes
    .filter(({ node }) => node.disabled !== true)
    .map(({ node, facts: { parameters, isTrigger } }) => {
      const type = subject.catalog.typeOf(node.type);
      const isTool = node.type !== type?.type || node.type.endsWith("Tool");
      const place = { root: parameters, fields: parameters, version: node.typeVersion, isTool };
      const known = type?.variantOf(node.typeVersion)?.parameters ?? [];
      return { node, isTrigger, fields: fieldsIn(known, place, "") };
    });
}

function fieldsIn(parameters: readonly Parameter[], place: Place, path: string): Field[] {
  return parameters
    .filter(({ shown }) => isShown(shown, place))
    .flatMap((parameter) => {
      const here = path === "" ? parameter.name : `${path}.${parameter.name}`;
      const value = Object.hasOwn(place.fields, parameter.name)
        ? place.fields[parameter.name]
        : undefined;
      return [{ parameter, path: here, value }, ...fieldsInside(parameter, value, place, here)];
    });
}

/** Lists the fields inside a collection. n8n checks them only if the collection contains something. */
function fieldsInside(
  { type, fields = [] }: Parameter,
  value: unknown,
  place: Place,
  path: string,
): Field[] {
  if (fields.length === 0 || !isRecord(value)) return [];
  if (type === "collection") {
    const present = fields.filter(({ name }) => Object.hasOwn(value, name));
    return fieldsIn(present, { ...place, fields: value }, path);
  }
  return fields.flatMap((group) => {
    const entries = Object.hasOwn(value, group.name) ? value[group.name] : undefined;
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
  place: Place,
) {
  const within = { ...place, fields: entry };
  return { ...within, fields: withDefaults(fields, within) };
}
