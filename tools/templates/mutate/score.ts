import { sumOf } from "../../../src/workflow/record/read-record.ts";
import type { MutationScore } from "../../../src/workflow/record/run-record.ts";

type Counts = MutationScore["kinds"];
type Count = Counts[string];

export function countOf(counts: Counts): Count {
  return sumOf(Object.values(counts));
}

export function addCounts(all: Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all)
    for (const [key, count] of Object.entries(counts))
      sum[key] = sumOf([...(sum[key] ? [sum[key]] : []), count]);
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
