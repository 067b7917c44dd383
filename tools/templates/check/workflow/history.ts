import type { NodeInFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { TemplateSubject } from "../subject.ts";

/**
 * Checks that each "Remove Duplicates" node can store the values of ten years. The metadata says how many cases (such
 * as leads) the workflow handles in a month. n8n never forgets stored values. Once the stored values and the new values
 * of a run exceed the option "History Size", the node fails in this run and in all later runs.
 */
export function checkHistory({
  file,
  documents,
}: Pick<TemplateSubject, "file" | "documents">): string[] {
  const perMonth = casesPerMonth(documents["metadata.json"]);
  return file.nodes
    .filter((node) => remembersCases(node) && historySize(node) < perMonth * MONTHS)
    .map((node) => {
      const size = historySize(node);
      return `The node "${node.name}" fails for good once n8n remembers ${size} values, which is after ${Math.floor(size / perMonth)} months with ${perMonth} cases a month; set its option "History Size" to ${RECOMMENDED_SIZE}.`;
    });
}

const MONTHS = 120;
/**
 * History size that a finding recommends. n8n writes the whole list anew after each run, so it should not be larger:
 * 100,000 values are 2.7 MB.
 */
const RECOMMENDED_SIZE = 100_000;
/** Default of n8n's option "History Size". */
const DEFAULT_SIZE = 10_000;
/**
 * Expression of a node that remembers one value a day. `checkHistory` ignores this node, because the default history
 * size is enough for 27 years.
 */
const VALUE_OF_THE_DAY = "={{ $now.toISODate() }}";

function remembersCases({ type, parameters: { operation, dedupeValue } }: NodeInFile): boolean {
  return (
    type === "n8n-nodes-base.removeDuplicates" &&
    operation === "removeItemsSeenInPreviousExecutions" &&
    dedupeValue !== VALUE_OF_THE_DAY
  );
}

function historySize({ parameters: { options } }: NodeInFile): number {
  return (options as { historySize?: number } | undefined)?.historySize ?? DEFAULT_SIZE;
}

/** Returns the number of cases a month from the metadata; 0 if it is unreadable, which `checkMetadata` reports. */
function casesPerMonth(metadata = ""): number {
  try {
    const { typical_cases_per_month: cases } = JSON.parse(metadata) as Record<string, unknown>;
    return Number(cases) || 0;
  } catch {
    return 0;
  }
}
