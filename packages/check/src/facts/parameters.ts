import type { GroupedParameters, ParameterData } from "./catalog-data.ts";
import { isShown, readCondition, type Condition, type Place } from "./conditions.ts";

export type Parameter = {
  name: string;
  /** Type of the parameter in n8n, such as `string`, `options`, `resourceLocator` or `fixedCollection`. */
  type: string;
  isList: boolean;
  isRequired: boolean;
  /** n8n's default value; undefined if the default is empty, or if the catalog of node types does not contain it. */
  default?: string | boolean | number;
  /** Whether n8n has a default value that the catalog of node types does not contain. */
  hasDefault: boolean;
  choices?: string[];
  /** Minimum and maximum of a number, or of the number of entries in a collection. */
  limits?: { least?: number; most?: number };
  shown: Condition;
  fields?: Parameter[];
};

export function readParameters(groups: GroupedParameters): Parameter[] {
  let before: Condition = [];
  return groups.flatMap((group) => {
    const [text, parameters] = typeof group === "string" ? splitGroup(group) : group;
    const condition = text.replace(/^\++/, "");
    const shown = [...before.slice(0, text.length - condition.length), ...readCondition(condition)];
    before = shown;
    return parameters.map((data) => readParameter(data, shown));
  });
}

function splitGroup(group: string): [string, ParameterData[]] {
  const end = group.lastIndexOf(";");
  return [group.slice(0, end), group.slice(end + 1).split(",")];
}

/** Fills in the defaults of missing parameters, as n8n does before it checks a node. */
export function withDefaults(
  parameters: readonly Parameter[],
  place: Place,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...place.fields };
  const isTop = place.root === place.fields;
  const missing = parameters.filter(
    ({ name, default: value }) => value !== undefined && !Object.hasOwn(filled, name),
  );
  // A default can make n8n show another field, which has a default too. Three rounds are enough for every node type.
  for (let round = 0; round < 3; round++)
    for (const { name, default: value, shown } of missing)
      if (
        !Object.hasOwn(filled, name) &&
        isShown(shown, { ...place, root: isTop ? filled : place.root, fields: filled })
      )
        filled[name] = value;
  return filled;
}

const TEXT =
  /^([^#*^~<]*)(?:#([^(*^~<]*)(?:\((-?[\d.]*):(-?[\d.]*)\))?)?(\*)?(\^)?(?:~([^<]*))?(?:<([\s\S]*))?$/;

function readParameter(data: ParameterData, shown: Condition): Parameter {
  const [text, fields] = typeof data === "string" ? [data] : data;
  const [, name = "", type, least, most, required, hidden, value, choices] = TEXT.exec(text) ?? [];
  const offered = choices?.split("|");
  const plain = type?.replace("[]", "") || (choices === undefined ? "string" : "options");
  return {
    name,
    type: plain,
    isList: type?.endsWith("[]") ?? false,
    isRequired: required !== undefined,
    ...(value === undefined ? {} : { default: typed(plain, value || (offered?.[0] ?? "")) }),
    hasDefault: hidden !== undefined,
    ...(offered === undefined ? {} : { choices: offered }),
    ...(least || most
      ? {
          limits: {
            ...(least ? { least: Number(least) } : {}),
            ...(most ? { most: Number(most) } : {}),
          },
        }
      : {}),
    shown,
    ...(fields === undefined ? {} : { fields: readParameters(fields) }),
  };
}

function typed(type: string, value: string): string | boolean | number {
  if (type === "boolean") return value === "true";
  return type === "number" ? Number(value) : value;
}
