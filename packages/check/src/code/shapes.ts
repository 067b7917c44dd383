import type { Ast } from "./ast.ts";

/** Everything that is known about a value without running the workflow. */
export type Shape = {
  kind: Kind;
  /**
   * Describes the values that this value contains or gives. For a list: its entries. For an object with `isOpen`: its
   * unknown fields. For a promise: its value. For a function: its result.
   */
  of?: Shape;
  fields?: Map<string, Shape>;
  /** Number of entries in a list; "each" if the list has one entry for each item that arrives at the step. */
  count?: number | "each";
  /** Whether the object may have further fields that are unknown. */
  isOpen?: boolean;
  /**
   * The string, if the value is a string that is known. For a function or object that n8n defines, its name, such as
   * `first` or `item`.
   */
  text?: string;
  format?: string;
  /** Name of the step that outputs this object. */
  source?: string;
  /** Whether the number is a month as JavaScript counts it: 0 for January. */
  isMonth?: boolean;
  /**
   * Says what is known about the function's result for these arguments. Only functions that the workflow's code itself
   * defines have this method.
   */
  run?: (values: readonly Shape[]) => Shape;
  ast?: Ast;
};

/** `date` is JavaScript's Date. `moment` is Luxon's DateTime, which n8n uses. */
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

export function recordOf(fields: Readonly<Record<string, Shape>>, source?: string): Shape {
  return {
    kind: "record",
    fields: new Map(Object.entries(fields)),
    ...(source === undefined ? {} : { source }),
  };
}

export function openRecord(): Shape {
  return { ...recordOf({}), isOpen: true };
}

export function either(a: Shape, b: Shape): Shape {
  if (a === b) return a;
  if (a.kind !== b.kind) return ANY;
  if (a.kind === "list" || a.kind === "promise") {
    const { count } = a;
    const of = either(a.of ?? ANY, b.of ?? ANY);
    return { kind: a.kind, of, ...(count !== undefined && count === b.count ? { count } : {}) };
  }
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

/** Copies a shape with all its parts. If code adds fields to the copy, the original stays the same. */
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
