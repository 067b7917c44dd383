import type { Ast } from "./ast.ts";

/** The facts that are known of a value before anything runs. */
export type Shape = {
  kind: Kind;
  /** The shape of the entries of a list, of a promise's value, or of a function's result. */
  of?: Shape;
  fields?: Map<string, Shape>;
  /** It may have further fields. */
  isOpen?: boolean;
  /** The text itself, or how a date was written as one. */
  text?: string;
  format?: string;
  /** The step from which a record comes. */
  source?: string;
  /** A number of the month from zero. */
  isMonth?: boolean;
  /** How to run a function of the code. */
  run?: (values: readonly Shape[]) => Shape;
  ast?: Ast;
};

/** `date` is JavaScript's own, `moment` the one of n8n (Luxon). */
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

/** A record with these fields and no others. */
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

/** A value that is one or the other. */
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

/** The same shape apart from the first, so that code that adds fields does not change it. */
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
