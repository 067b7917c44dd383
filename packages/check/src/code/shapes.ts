import type { Ast } from "./ast.ts";

/** Facts about a value that are known without running the workflow. */
export type Shape = {
  kind: Kind;
  /** The shape of the entries of a list, of a promise's value, or of a function's result. */
  of?: Shape;
  fields?: Map<string, Shape>;
  /** Whether the record may have further fields. */
  isOpen?: boolean;
  /** The string itself, or the string from which a date was made. */
  text?: string;
  format?: string;
  /** Name of the workflow step that outputs the record. */
  source?: string;
  /** Whether a number is a month counted from zero. */
  isMonth?: boolean;
  /** Evaluates a function of the code. */
  run?: (values: readonly Shape[]) => Shape;
  ast?: Ast;
};

/** `date` is JavaScript's Date, `moment` is n8n's (Luxon's DateTime). */
export type Kind =
  | "any"
  | "nothing"
  | "text"
  | "number"
  | "boolean"
  | "date"
  | "moment"
  | "list"
  | "record"
  | "promise"
  | "function";

export const ANY: Shape = { kind: "any" };
export const NOTHING: Shape = { kind: "nothing" };
export const TEXT: Shape = { kind: "text" };
export const NUMBER: Shape = { kind: "number" };
export const BOOLEAN: Shape = { kind: "boolean" };

export function listOf(of: Shape): Shape {
  return { kind: "list", of };
}

export function giving(of: Shape): Shape {
  return { kind: "function", of };
}

/** Makes a record with exactly these fields. */
export function recordOf(fields: Readonly<Record<string, Shape>>, source?: string): Shape {
  return {
    kind: "record",
    fields: new Map(Object.entries(fields)),
    ...(source === undefined ? {} : { source }),
  };
}

export function openRecord(fields: Readonly<Record<string, Shape>> = {}): Shape {
  return { ...recordOf(fields), isOpen: true };
}

/** Makes the shape of a value that is one of two. */
export function either(a: Shape, b: Shape): Shape {
  if (a === b) return a;
  if (a.kind !== b.kind) return ANY;
  if (a.kind === "list" || a.kind === "promise")
    return { kind: a.kind, of: either(a.of ?? ANY, b.of ?? ANY) };
  if (a.kind !== "record") return { kind: a.kind };
  const fields = new Map(a.fields);
  for (const [name, shape] of b.fields ?? []) {
    const other = fields.get(name);
    fields.set(name, other ? either(other, shape) : shape);
  }
  const source = a.source === b.source ? a.source : undefined;
  return {
    kind: "record",
    fields,
    isOpen: a.isOpen === true || b.isOpen === true,
    ...(source === undefined ? {} : { source }),
  };
}

export function eitherOf(shapes: readonly Shape[]): Shape {
  const [first, ...others] = shapes;
  return first ? others.reduce(either, first) : ANY;
}

/** Copies a shape, so that code which adds fields does not change the original. */
export function copied(shape: Shape): Shape {
  if (shape.kind !== "record" && shape.kind !== "list") return shape;
  return {
    ...shape,
    ...(shape.of ? { of: copied(shape.of) } : {}),
    ...(shape.fields
      ? { fields: new Map([...shape.fields].map(([name, one]) => [name, copied(one)])) }
      : {}),
  };
}
