import type { MutationScore } from "../../../src/workflow/record/run-record.ts";

type Counts = MutationScore["kinds"];
type Count = Counts[string];

export function countOf(counts: Counts): Count {
  return Object.values(counts).reduce(plus, { made: 0, noticed: 0 });
}

export function addCounts(all: Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all)
    for (const [key, count] of Object.entries(counts))
      sum[key] = plus(sum[key] ?? { made: 0, noticed: 0 }, count);
  return sum;
}

/** One line for each, and one for all. */
export function table(counts: Counts): string {
  return [...Object.entries(counts), ["all", countOf(counts)] as const]
    .map(([key, { made, noticed }]) => {
      const percent = made === 0 ? 100 : Math.round((noticed / made) * 100);
      return `${key.padEnd(12)} ${String(noticed).padStart(5)} of ${String(made).padStart(5)}  ${percent} %`;
    })
    .join("\n");
}

function plus(a: Count, b: Count): Count {
  return { made: a.made + b.made, noticed: a.noticed + b.noticed };
}
