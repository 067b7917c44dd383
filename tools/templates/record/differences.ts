import { isRecord } from "../../../packages/check/src/read/edges.ts";
import type { Json, RecordedCase, RecordedStep } from "../../../src/workflow/record/read-record.ts";

export function caseDifferences(recorded: RecordedCase, happened: RecordedCase): string[] {
  const places = pairSteps(recorded.steps, happened.steps);
  const pairs = happened.steps.flatMap((step, place) => {
    const before = recorded.steps[places[place] ?? -1];
    return before ? [[before, withPlaces(step, places)] as const] : [];
  });
  return [
    ...(recorded.status === happened.status
      ? []
      : [`The run ended with "${happened.status}" instead of "${recorded.status}".`]),
    ...differences(recorded.error, happened.error, "The run's error"),
    ...orderDifferences(recorded.steps, happened.steps, places),
    ...pairs.flatMap(([before, step]) => differencesOfStep(before, step)),
  ];
}

/**
 * Finds the recorded step that belongs to each step of this run: the same node in the same turn of a loop. If there is
 * none, the node may have been renamed. The recorded step at the same position is then used, unless another step of
 * this run belongs to this recorded step.
 * @returns indexes of recorded steps, in the order of this run
 */
function pairSteps(recorded: RecordedStep[], happened: RecordedStep[]): (number | undefined)[] {
  const known = turnsOf(recorded);
  const turns = turnsOf(happened);
  const places = turns.map((turn) => {
    const place = known.indexOf(turn);
    return place < 0 ? undefined : place;
  });
  return places.map((place, at) => {
    const isGone = at < known.length && !turns.includes(known[at] ?? "");
    return place ?? (isGone ? at : undefined);
  });
}

/** Names the steps by node and turn, counted from 0: `Tell sales 1` for the second time that "Tell sales" runs. */
function turnsOf(steps: RecordedStep[]): string[] {
  return steps.map(
    ({ node }, at) => `${node} ${steps.slice(0, at).filter((one) => one.node === node).length}`,
  );
}

/**
 * Changes the indexes in `from`, which point to steps of this run, into the indexes of the matching recorded steps. The
 * index of a step without a matching recorded step becomes -1.
 */
function withPlaces(step: RecordedStep, places: (number | undefined)[]): RecordedStep {
  const from = step.from.map((one) => ({ ...one, step: places[one.step] ?? -1 }));
  return { ...step, from };
}

function orderDifferences(
  recorded: RecordedStep[],
  happened: RecordedStep[],
  places: (number | undefined)[],
): string[] {
  const sentences = happened.flatMap(({ node }, at) => {
    const before = recorded[places[at] ?? -1]?.node;
    if (before === undefined) return [`"${node}" ran and did not before.`];
    return before === node ? [] : [`"${before}" is named "${node}".`];
  });
  const missing = recorded.flatMap(({ node }, at) =>
    places.includes(at) ? [] : [`"${node}" did not run any more.`],
  );
  const matched = places.filter((place) => place !== undefined);
  const isTurned = matched.some((place, at) => place < (matched[at - 1] ?? 0));
  const order = happened.map(({ node }) => node).join(", ");
  return [
    ...missing,
    ...sentences,
    ...(isTurned ? [`The steps came in another order: ${order}.`] : []),
  ];
}

function differencesOfStep(recorded: RecordedStep, happened: RecordedStep): string[] {
  const { node } = recorded;
  return [
    ...differences(recorded.told, happened.told, `"${node}" was told: item`),
    ...differences(recorded.sent, happened.sent, `"${node}" sent: request`),
    ...differences(recorded.parts, happened.parts, `"${node}" works with`),
    ...differences(recorded.tries, happened.tries, `"${node}" answered at try`),
    ...differences(recorded.error, happened.error, `"${node}" failed with`),
    ...differences(recorded.from, happened.from, `"${node}" came after`),
    ...differences(recorded.out, happened.out, `"${node}" gave: output`),
  ];
}

/**
 * Lists the differences between two JSON values, one sentence each.
 * @param subset - whether objects may have more fields in `happened` than in `recorded`. In place of a list, `recorded`
 *   may then contain an object with the list's length, such as `{ length: 3 }`.
 */
export function differences(
  recorded: unknown,
  happened: unknown,
  where: string,
  subset = false,
): string[] {
  if (Object.is(recorded, happened)) return [];
  const areRecords =
    isRecord(recorded) && (isRecord(happened) || (subset && Array.isArray(happened)));
  if (!areRecords && !(Array.isArray(recorded) && Array.isArray(happened)))
    return [`${where} is ${asText(happened)} instead of ${asText(recorded)}.`];
  const more = subset && areRecords ? [] : Object.keys(happened);
  return [...new Set([...Object.keys(recorded), ...more])].flatMap((key) =>
    differences(
      (recorded as Record<string, Json>)[key],
      (happened as Record<string, Json>)[key],
      `${where} › ${key}`,
      subset,
    ),
  );
}

function asText(value: unknown): string {
  return value === undefined ? "missing" : JSON.stringify(value);
}
