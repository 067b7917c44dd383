import type { RunRecord } from "./run-record.ts";

export type Json = RunRecord["values"][number];

/** One step of a case with its values in place. */
export type RecordedStep = {
  node: string;
  from: { step: number; output: number }[];
  out: Json[][];
  told?: Json[];
  parts?: Json;
  error?: string;
};

export type RecordedCase = {
  name: string;
  trigger: string;
  status: "success" | "error";
  error?: string;
  steps: RecordedStep[];
};

/** The cases of a record as they happened. */
export function readCases({ cases, values }: Pick<RunRecord, "cases" | "values">): RecordedCase[] {
  const at = (place: number): Json => values[place] ?? null;
  return cases.map((one) => ({
    ...one,
    steps: one.steps.map(({ node, from, out, told, parts, error }) => ({
      node,
      from: from.map(([step, output]) => ({ step, output })),
      out: out.map((items) => items.map(at)),
      ...(told && { told: told.map(at) }),
      ...(parts !== undefined && { parts: at(parts) }),
      ...(error !== undefined && { error }),
    })),
  }));
}

/** What a step was given: the items of the outputs that lead to it, input after input. */
export function inputOf({ steps }: RecordedCase, step: RecordedStep): Json[][] {
  return step.from.map(({ step: place, output }) => steps[place]?.out[output] ?? []);
}
