import { ANY, copied, openRecord, recordOf, type Shape } from "../code/shapes.ts";
import { field } from "../facts/port-values.ts";
import { setAt } from "./fields.ts";

/** Shape of the items that a step outputs. `binary`: names of their files; undefined if unknown. */
export type Item = { json: Shape; binary?: readonly string[] };

export const UNKNOWN: Item = { json: openRecord() };

/** A step whose output is computed: its parameters with defaults, and the items at each input. */
export type Step = {
  name: string;
  version: number;
  parameters: Readonly<Record<string, unknown>>;
  inputs: readonly Item[];
  /** Returns the shape of the value in a field. */
  valueOf: (value: unknown) => Shape;
  /** Returns the shapes of the values that the step's script returns. */
  script: () => Shape[];
};

/** Computes the items of a step by its type. */
export type Outputs = Readonly<Record<string, (step: Step) => Item | undefined>>;

export function only(names: readonly string[], { name }: Step, of: Shape = ANY): Item {
  // A name such as `a.b` may lead into a nested field, so its first part counts as a field too.
  const all = names.flatMap((one) => [one, one.split(/[.[]/)[0] ?? ""]);
  return { json: recordOf(Object.fromEntries(all.map((one) => [one, of])), name) };
}

export function closed(
  fields: Readonly<Record<string, Shape>>,
  { name }: Step,
  binary?: string[],
): Item {
  return { json: recordOf(fields, name), ...(binary ? { binary } : {}) };
}

/** Adds a file to the first input's files, or to none if those are unknown. With a computed name all are unknown. */
export function withFile({ inputs }: Step, name: string): Item {
  const json = openRecord();
  return name.startsWith("=") ? { json } : { json, binary: [...(inputs[0]?.binary ?? []), name] };
}

/** Returns the items of the first input with further fields. */
export function added(fields: Readonly<Record<string, Shape>>, { inputs, name }: Step): Item {
  const input = inputs[0] ?? UNKNOWN;
  const json: Shape = { ...copied(input.json), source: name };
  for (const [key, shape] of Object.entries(fields)) setAt(json, key, shape);
  return { ...input, json };
}

export const option = ({ parameters }: Step, name: string): unknown =>
  field(parameters["options"], name);

/** Makes an item of a service's answer to a change, marked with its step, since code often means the item before. */
export function answerOf(name: string): Item {
  return { json: { ...openRecord(), format: "answer", source: name } };
}
