import { sumOf } from "../../../src/workflow/record/read-record.ts";
import type { MutationScore } from "../../../src/workflow/record/run-record.ts";

import { whyEquivalent } from "./equivalent.ts";
import type { Mutant } from "./mutants.ts";

type Counts = MutationScore["kinds"];
type Count = Counts[string];

type Result = { mutant: Mutant; noticed: boolean };
type Equivalent = MutationScore["equivalent"];

/** @param known Faults of this template that make no difference. */
export function scoreOf(
  results: Result[],
  known: Equivalent,
): Pick<MutationScore, "kinds" | "places" | "missed" | "equivalent"> {
  const harmless = results.flatMap(({ mutant, noticed }) => {
    const fault = nameOf(mutant);
    const because = known.find((one) => one.fault === fault)?.because ?? whyEquivalent(fault);
    return noticed || !because ? [] : [{ fault, because }];
  });
  const isHarmless = (mutant: Mutant) => harmless.some(({ fault }) => fault === nameOf(mutant));
  const counted = results.filter(({ mutant }) => !isHarmless(mutant));
  return {
    kinds: countBy(counted, ({ kind }) => kind),
    places: countBy(counted, ({ place }) => place),
    missed: counted
      .filter(({ noticed }) => !noticed)
      .map(({ mutant }) => nameOf(mutant))
      .toSorted(),
    equivalent: harmless,
  };
}

function countBy(results: Result[], keyOf: (mutant: Mutant) => string): Counts {
  const groups = Object.entries(Object.groupBy(results, ({ mutant }) => keyOf(mutant)));
  return Object.fromEntries(
    groups
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, group = []]) => [
        key,
        { made: group.length, noticed: group.filter(({ noticed }) => noticed).length },
      ]),
  );
}

function nameOf({ node, what }: Mutant): string {
  return `${node} › ${what}`;
}

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
