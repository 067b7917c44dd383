import { ANY, copied, openRecord, recordOf, type Shape } from "../code/shapes.ts";
import { field } from "../facts/port-values.ts";
import { setAt } from "./fields.ts";

/** Describes the items at an output. `binary`: names of the items' files; undefined if unknown. */
export type Item = { json: Shape; binary?: readonly string[] };

export const UNKNOWN: Item = { json: openRecord() };

/** `parameters`: with n8n's defaults. `inputs`: the items at each input. */
export type Step = {
  name: string;
  version: number;
  parameters: Readonly<Record<string, unknown>>;
  inputs: readonly Item[];
  /** Returns what is known about the value of a field. */
  valueOf: (value: unknown) => Shape;
  /** Returns what is known about each value that the step's script may return. */
  script: () => Shape[];
};

export type Outputs = Readonly<Record<string, (step: Step) => Item | undefined>>;

export function only(names: readonly string[], { name }: Step): Item {
  // An output field named `a.b` may be the field `b` of an object `a`. Code can then also read `a`.
  const all = names.flatMap((one) => [one, one.split(/[.[]/)[0] ?? ""]);
  return { json: recordOf(Object.fromEntries(all.map((one) => [one, ANY])), name) };
}

export function closed(
  fields: Readonly<Record<string, Shape>>,
  { name }: Step,
  binary?: string[],
): Item {
  return { json: recordOf(fields, name), ...(binary ? { binary } : {}) };
}

/**
 * Returns the output of a step that adds one file to the files of its first input. The fields of the output are
 * unknown. If the new file's name is computed, the files are unknown too.
 */
export function withFile({ inputs }: Step, name: string): Item {
  const json = openRecord();
  return name.startsWith("=") ? { json } : { json, binary: [...(inputs[0]?.binary ?? []), name] };
}

export function added(fields: Readonly<Record<string, Shape>>, { inputs, name }: Step): Item {
  const input = inputs[0] ?? UNKNOWN;
  const json: Shape = { ...copied(input.json), source: name };
  for (const [key, shape] of Object.entries(fields)) setAt(json, key, shape);
  return { ...input, json };
}

export const option = ({ parameters }: Step, name: string): unknown =>
  field(parameters["options"], name);

/**
 * Returns the output of a step that has changed something in a service: the service's answer, marked with the step's
 * name. The mark lets a rule report code that expects the step's input in this answer.
 * @param name - name of the step
 */
export function answerOf(name: string): Item {
  return { json: { ...openRecord(), format: "answer", source: name } };
}
