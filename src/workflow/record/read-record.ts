import type { DerivedMetadata } from "../facts/template-metadata.ts";
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
    steps: one.steps.map(({ node, from, out, told, sent, parts, tries, error }) => ({
      node,
      from: from.map(([step, output]) => ({ step, output })),
      out: out.map((items) => items.map(at)),
      ...(told && { told: told.map(at) }),
      ...(sent && { sent: sent.map(at) }),
      ...(parts !== undefined && { parts: at(parts) }),
      ...(tries !== undefined && { tries }),
      ...(error !== undefined && { error }),
    })),
  }));
}

/** Returns the items that came into a step, input by input. */
export function inputOf({ steps }: RecordedCase, step: RecordedStep): Json[][] {
  return step.from.map(({ step: place, output }) => steps[place]?.out[output] ?? []);
}

export function testedFacts(
  record: RunRecord | null,
): Pick<DerivedMetadata, "tested_with" | "tested"> {
  if (!record) return { tested_with: null, tested: null };
  const { tried, cases, score } = record;
  return {
    tested_with: `n8n ${tried[0]?.n8n}`,
    tested: {
      situations: cases.length,
      releases: tried.map(({ n8n, on, otherwise }) => ({
        n8n,
        on,
        otherwise: otherwise.length,
        deviations: otherwise.map(({ case: name, how }) => ({
          situation: name.replace(/^\w+: /, ""),
          how,
        })),
      })),
      faults: score ? sumOf(Object.values(score.places)) : null,
    },
  };
}

type Count = { made: number; noticed: number };

export function sumOf(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({ made: a.made + b.made, noticed: a.noticed + b.noticed }), {
    made: 0,
    noticed: 0,
  });
}
