import type { RunRecord } from "./run-record.ts";

export type Json = RunRecord["values"][number];

export type RecordedStep = {
  node: string;
  from: { step: number; output: number }[];
  out: Json[][];
  told?: Json[];
  sent?: Json[];
  parts?: Json;
  tries?: number;
  error?: string;
};

export type RecordedCase = {
  name: string;
  trigger: string;
  status: "success" | "error";
  error?: string;
  steps: RecordedStep[];
};

export function readCases({ cases, values }: Pick<RunRecord, "cases" | "values">): RecordedCase[] {
  const at = (place: number): Json => values[place] ?? null;
  return cases.map((one) => ({
    ...one,
    steps: one.steps.map(({ node, from, out, told: received, sent, parts, tries, error }) => ({
      node,
      from: from.map(([step, output]) => ({ step, output })),
      out: out.map((items) => items.map(at)),
      ...(received && { told: received.map(at) }),
      ...(sent && { sent: sent.map(at) }),
      ...(parts !== undefined && { parts: at(parts) }),
      ...(tries !== undefined && { tries }),
      ...(error !== undefined && { error }),
    })),
  }));
}

/** Returns the items that arrived at a step: one list of items for each input of the step. */
export function inputOf({ steps }: RecordedCase, step: RecordedStep): Json[][] {
  return step.from.map(({ step: place, output }) => steps[place]?.out[output] ?? []);
}
