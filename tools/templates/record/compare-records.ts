import { isDeepStrictEqual } from "node:util";
import { readCases, type RecordedCase } from "../../../src/workflow/record/read-record.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import { caseDifferences, differences } from "./differences.ts";

export function compareRecords(stored: RunRecord, made: RunRecord): string[] {
  const before = new Map(readCases(stored).map((one) => [one.name, one]));
  const after = readCases(made);
  const names = new Set(after.map(({ name }) => name));
  return [
    ...differences(stored.due, made.due, "The timetable"),
    ...differences(settings(stored), settings(made), "The trigger"),
    ...after.flatMap((one) => {
      const known = before.get(one.name);
      if (!known) return [`${one.name}: is new.`];
      return caseDifferences(known, one).map((sentence) => `${one.name}: ${sentence}`);
    }),
    ...[...before.keys()].filter((name) => !names.has(name)).map((name) => `${name}: is gone.`),
  ];
}

function settings({ triggers, values }: RunRecord): object {
  return Object.fromEntries(Object.entries(triggers).map(([node, place]) => [node, values[place]]));
}

/**
 * Copies the results in other n8n releases from an old record to a new one, if both have the same workflow and cases.
 * If no result has changed, the score of the mutation test is copied too.
 */
export function mergeRecords(stored: RunRecord | null, made: RunRecord): RunRecord {
  const isSame = stored?.workflow === made.workflow && stored.fixtures === made.fixtures;
  if (!stored || !isSame) return made;
  const [before, ...older] = stored.tried;
  const [now] = made.tried;
  const newest = before?.n8n === now?.n8n ? before : now;
  const isScored = newest === before && compareRecords(stored, made).length === 0;
  return {
    ...made,
    tried: newest ? [newest, ...older] : made.tried,
    ...(isScored && stored.score && { score: stored.score }),
  };
}

export function addRelease(stored: RunRecord, tried: RunRecord["tried"][number]): RunRecord {
  const [newest, ...older] = stored.tried;
  const others = older.filter(({ n8n }) => n8n !== tried.n8n);
  return { ...stored, tried: [...(newest ? [newest] : []), ...others, tried] };
}

/**
 * Lists the differences between a recorded case and the same case in another n8n release. In error cases, the
 * parameters of the steps are not compared: they contain n8n's error messages, whose wording changes from release to
 * release.
 */
export function differencesElsewhere(recorded: RecordedCase, happened: RecordedCase): string[] {
  const countOf = ({ steps }: RecordedCase, name: string) =>
    steps.filter(({ node }) => node === name).length;
  const names = new Set([...recorded.steps, ...happened.steps].map(({ node }) => node));
  const phrases = [...names].flatMap((name) => {
    const [before, after] = [countOf(recorded, name), countOf(happened, name)];
    if (before === after) return [];
    if (after === 0) return [`“${name}” does not run`];
    return before === 0 ? [`“${name}” runs`] : [`“${name}” runs ${after} times, not ${before}`];
  });
  if (phrases.length > 0) return phrases;
  const shown = ({ steps }: RecordedCase) => steps.map(({ node }) => node).join();
  if (shown(recorded) !== shown(happened)) return ["the steps run in another order"];
  if (recorded.name.startsWith("error:")) return [];
  return recorded.steps.flatMap(({ node, told }, place) =>
    isDeepStrictEqual(told, happened.steps[place]?.told) ? [] : [`“${node}” is told other words`],
  );
}
