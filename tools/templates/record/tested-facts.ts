import type { DerivedMetadata } from "../../../src/workflow/facts/template-metadata.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";

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
