import { isDeepStrictEqual } from "node:util";
import { readCases, type RecordedCase } from "../../../src/workflow/record/read-record.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import { caseDifferences, differences } from "./differences.ts";

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
 * Adds results from an old record to a new one, if both belong to the same workflow and cases: the results in other n8n
 * releases and, if no result has changed, the score of the mutation test.
 */
export function mergeRecords(kept: RunRecord | null, made: RunRecord): RunRecord {
  const isSame = kept?.workflow === made.workflow && kept.fixtures === made.fixtures;
  if (!kept || !isSame) return made;
  const [before, ...older] = kept.tried;
  const [now] = made.tried;
  const newest = before?.n8n === now?.n8n ? before : now;
  const isScored = newest === before && compareRecords(kept, made).length === 0;
  return {
    ...made,
    tried: newest ? [newest, ...older] : made.tried,
    ...(isScored && kept.score && { score: kept.score }),
  };
}

export function addRelease(kept: RunRecord, tried: RunRecord["tried"][number]): RunRecord {
  const [newest, ...older] = kept.tried;
  const others = older.filter(({ n8n }) => n8n !== tried.n8n);
  return { ...kept, tried: [...(newest ? [newest] : []), ...others, tried] };
}

/**
 * Lists the differences between a recorded case and the same case in another n8n release. Error messages are not
 * compared, because n8n changes their wording from release to release.
 */
export function differencesElsewhere(recorded: RecordedCase, happened: RecordedCase): string[] {
  const countOf = ({ steps }: RecordedCase, name: string) =>
    steps.filter(({ node }) => node === name).length;
  const names = new Set([...recorded.steps, ...happened.steps].map(({ node }) => node));
  const said = [...names].flatMap((name) => {
    const [before, after] = [countOf(recorded, name), countOf(happened, name)];
    if (before === after) return [];
    if (after === 0) return [`“${name}” does not run`];
    return before === 0 ? [`“${name}” runs`] : [`“${name}” runs ${after} times, not ${before}`];
  });
  if (said.length > 0) return said;
  const shown = ({ steps }: RecordedCase) => steps.map(({ node }) => node).join();
  if (shown(recorded) !== shown(happened)) return ["the steps run in another order"];
  if (recorded.name.startsWith("error:")) return [];
  return recorded.steps.flatMap(({ node, told }, place) =>
    isDeepStrictEqual(told, happened.steps[place]?.told) ? [] : [`“${node}” is told other words`],
  );
}
