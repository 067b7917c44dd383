import {
  ANY,
  BOOLEAN,
  eitherOf,
  NUMBER,
  openRecord,
  recordOf,
  TEXT,
  type Shape,
} from "../code/shapes.ts";
import { field, listIn, textOf } from "../facts/port-values.ts";
import { isRecord } from "../read/edges.ts";

/** Whether a name is written in the file itself, and not computed by an expression. */
export const isPlain = (name: unknown): name is string =>
  typeof name === "string" && name !== "" && !/^=|\{\{/.test(name);

/**
 * Stores what is known about the field at a path. A dot in the path leads into a nested object: `a.b` is the field `b`
 * inside `a`.
 */
export function setAt(json: Shape, path: string, shape: Shape): void {
  const [first = "", ...rest] = path.split(/[.[]/);
  const { source } = json;
  if (first === "") json.isOpen = true;
  if (rest.length === 0 || path.includes("["))
    json.fields?.set(first, rest.length === 0 ? shape : ANY);
  else {
    const inner = json.fields?.get(first);
    const holder = inner?.kind === "record" ? inner : recordOf({}, source);
    setAt(holder, rest.join("."), shape);
    json.fields?.set(first, holder);
  }
}

const KINDS: Readonly<Record<string, Shape>> = { string: TEXT, number: NUMBER, boolean: BOOLEAN };

/**
 * Returns the names of the fields that a Set step assigns, and what is known about their values. Undefined if the step
 * assigns no field, or if a name is computed.
 */
export function assigned(
  parameters: Readonly<Record<string, unknown>>,
  valueOf: (value: unknown) => Shape,
): [string, Shape][] | undefined {
  const list = [
    ...listIn(parameters["assignments"], "assignments"),
    ...listIn(parameters["fields"], "values"),
    ...["string", "number", "boolean"].flatMap((type) =>
      listIn(parameters["values"], type).map((one) => ({ ...(isRecord(one) ? one : {}), type })),
    ),
  ];
  const named = list.filter((one) => field(one, "name") !== "");
  if (list.length === 0 || !named.every((one) => isPlain(field(one, "name")))) return undefined;
  return named.map((one) => {
    const type = textOf(field(one, "type") ?? "string").replace("Value", "");
    const shape = valueOf(field(one, "value") ?? field(one, `${type}Value`));
    return [
      textOf(field(one, "name")),
      KINDS[type] ?? (shape.kind === "list" || shape.kind === "record" ? shape : ANY),
    ];
  });
}

/**
 * Returns the names of the fields in a JSON text, and what is known about their values. Undefined if the text is
 * computed or contains no object.
 */
export function rawFields(text: unknown): [string, Shape][] | undefined {
  if (typeof text !== "string" || text.startsWith("=")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value)
      ? Object.entries(value).map(([name, one]) => [name, shapeOf(one)])
      : undefined;
  } catch {
    return undefined;
  }
}

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value))
    return { kind: "list", of: value.length > 0 ? eitherOf(value.map(shapeOf)) : ANY };
  return isRecord(value) ? openRecord() : ANY;
}
