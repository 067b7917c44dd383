import type { MutationScore } from "../../../src/workflow/record/run-record.ts";
import { addCounts, countOf } from "./score.ts";

/**
 * Minimum fraction of mutants (workflows with one fault) that the recorded cases have to notice. `one`: among the
 * mutants of one template. `all`: among the mutants of all templates together. `service`: among all mutants whose fault
 * is in a node that contacts a service. `kind`: among all mutants with the same kind of fault.
 */
const PASS_MARK = { one: 0.6, all: 0.85, service: 0.85, kind: 0.75 };
/** Minimum number of mutants with the same kind of fault. A kind with fewer mutants is not judged. */
const ENOUGH_OF_A_KIND = 5;

type Count = { made: number; noticed: number };

export function weaknesses({ places }: MutationScore): string[] {
  return below(countOf(places), PASS_MARK.one, "faults");
}

/**
 * Adds up the results of all templates, and compares the sums with the pass marks.
 * @returns a sentence for each pass mark that is not reached
 */
export function weaknessesOfAll(scores: MutationScore[]): string[] {
  const kinds = addCounts(scores.map((score) => score.kinds));
  const places = addCounts(scores.map((score) => score.places));
  return [
    ...below(countOf(places), PASS_MARK.all, "faults"),
    ...below(places["service"], PASS_MARK.service, "faults in nodes that contact somebody"),
    ...Object.entries(kinds).flatMap(([kind, count]) =>
      count.made < ENOUGH_OF_A_KIND
        ? []
        : below(count, PASS_MARK.kind, `faults of the kind "${kind}"`),
    ),
  ];
}

function below(count: Count | undefined, share: number, what: string): string[] {
  if (!count || count.noticed >= count.made * share) return [];
  const percent = Math.round(share * 100);
  return [
    `Its cases noticed ${count.noticed} of ${count.made} ${what}; ${percent} % are asked for.`,
  ];
}
