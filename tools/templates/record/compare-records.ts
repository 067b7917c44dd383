import { readCases } from "../../../src/workflow/record/read-record.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import { caseDifferences, differences } from "./differences.ts";

/** What a new record has otherwise than the one that is kept, in words; empty when nothing. */
export function compareRecords(kept: RunRecord, made: RunRecord): string[] {
  const before = new Map(readCases(kept).map((one) => [one.name, one]));
  const after = readCases(made);
  const names = new Set(after.map(({ name }) => name));
  return [
    ...differences(kept.due, made.due, "The timetable"),
    ...differences(settings(kept), settings(made), "The trigger"),
    ...after.flatMap((one) => {
      const known = before.get(one.name);
      if (!known) return [`${one.name}: is new.`];
      return caseDifferences(known, one).map((said) => `${one.name}: ${said}`);
    }),
    ...[...before.keys()].filter((name) => !names.has(name)).map((name) => `${name}: is gone.`),
  ];
}

function settings({ triggers, values }: RunRecord): object {
  return Object.fromEntries(Object.entries(triggers).map(([node, place]) => [node, values[place]]));
}

/**
 * The record to keep when nothing differs: a second run of the same files in the same release
 * leaves every byte, one in another release is added.
 */
export function mergeRecords(kept: RunRecord | null, made: RunRecord, same: boolean): RunRecord {
  if (!kept) return made;
  const isSameFiles = kept.workflow === made.workflow && kept.fixtures === made.fixtures;
  const score = kept.score?.workflow === made.workflow ? { score: kept.score } : {};
  const [now] = made.tried;
  const others = same && isSameFiles ? kept.tried : [];
  const known = others.some(({ n8n }) => n8n === now?.n8n);
  const tried = known ? others : [...others, ...made.tried].toSorted(byRelease);
  return { ...made, tried, ...score };
}

/** The newest first. */
function byRelease(a: { n8n: string }, b: { n8n: string }): number {
  return b.n8n.localeCompare(a.n8n, "en", { numeric: true });
}
