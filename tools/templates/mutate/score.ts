import { sumOf } from "../record/tested-facts.ts";
import type { MutationScore } from "../../../src/workflow/record/run-record.ts";

import { nameOf } from "./fault.ts";
import type { Mutant } from "./mutants.ts";

type Counts = MutationScore["kinds"];
type Count = Counts[string];

type Result = { mutant: Mutant; noticed: boolean };
type Equivalent = MutationScore["equivalent"];
type Of = Pick<MutationScore, "workflow" | "fixtures">;

export function scoreOf(
  { workflow, fixtures }: Of,
  results: Result[],
  known: Equivalent,
): MutationScore {
  const unnoticed = results.filter(({ noticed }) => !noticed).map(({ mutant }) => nameOf(mutant));
  const equivalent = unnoticed.flatMap((fault) => {
    const because = known.find((one) => one.fault === fault)?.because ?? whyEquivalent(fault);
    return because ? [{ fault, because }] : [];
  });
  const harmless = new Set(equivalent.map(({ fault }) => fault));
  const counted = results.filter(({ mutant }) => !harmless.has(nameOf(mutant)));
  return {
    workflow,
    fixtures,
    kinds: countBy(counted, ({ kind }) => kind),
    places: countBy(counted, ({ place }) => place),
    missed: unnoticed.filter((fault) => !harmless.has(fault)).toSorted(),
    equivalent,
  };
}

/**
 * Computes the score again for a changed list of harmless faults, without running the mutants. The old score names the
 * mutants that no case noticed. All other mutants in `draw` were noticed.
 * @param known - the new list of harmless faults
 */
export function scoreAgain(score: MutationScore, draw: Mutant[], known: Equivalent): MutationScore {
  const unnoticed = new Set([...score.missed, ...score.equivalent.map(({ fault }) => fault)]);
  const results = draw.map((mutant) => ({ mutant, noticed: !unnoticed.has(nameOf(mutant)) }));
  return scoreOf(score, results, known);
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

export function table(counts: Counts): string {
  return [...Object.entries(counts), ["all", countOf(counts)] as const]
    .map(([key, { made, noticed }]) => {
      const percent = made === 0 ? 100 : Math.round((noticed / made) * 100);
      return `${key.padEnd(12)} ${String(noticed).padStart(5)} of ${String(made).padStart(5)}  ${percent} %`;
    })
    .join("\n");
}

const EQUIVALENT: { fault: RegExp; because: string }[] = [
  {
    fault: /'(unknown( reason)?|Google gave none)' → ''( \(\d+\))?$/,
    because: "It stands in for the text of a failure that has none; n8n always gives one.",
  },
  {
    fault: /\$\('Set your values'\)\.first\(\) → \$\('Set your values'\)\.last\(\)/,
    because: "The values are one item: the first is the last.",
  },
];

/** Returns the reason why a fault makes no difference to anybody; undefined if a case should notice the fault. */
function whyEquivalent(fault: string): string | undefined {
  return EQUIVALENT.find((one) => one.fault.test(fault))?.because;
}
