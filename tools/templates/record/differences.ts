import { isRecord } from "../../../src/workflow/read/edges.ts";
import type { Json, RecordedCase, RecordedStep } from "../../../src/workflow/record/read-record.ts";

/** What a case did otherwise than it is recorded, in words; empty when nothing. */
export function caseDifferences(recorded: RecordedCase, happened: RecordedCase): string[] {
  const order = (one: RecordedCase) => one.steps.map(({ node }) => node);
  const said: string[] = [];
  if (recorded.status !== happened.status)
    said.push(`The run ended with "${happened.status}" instead of "${recorded.status}".`);
  said.push(...differences(recorded.error, happened.error, "The run's error"));
  if (JSON.stringify(order(recorded)) !== JSON.stringify(order(happened)))
    return [...said, ...stepDifferences(order(recorded), order(happened))];
  recorded.steps.forEach((step, place) => {
    const other = happened.steps[place];
    if (other) said.push(...differencesOfStep(step, other));
  });
  return said;
}

function stepDifferences(recorded: string[], happened: string[]): string[] {
  const missing = recorded.filter((node) => !happened.includes(node));
  const added = happened.filter((node) => !recorded.includes(node));
  if (missing.length + added.length === 0)
    return [`The steps came in another order or number: ${happened.join(", ")}.`];
  return [
    ...missing.map((node) => `"${node}" did not run any more.`),
    ...added.map((node) => `"${node}" ran and did not before.`),
  ];
}

function differencesOfStep(recorded: RecordedStep, happened: RecordedStep): string[] {
  const { node } = recorded;
  return [
    ...differences(recorded.told, happened.told, `"${node}" was told: item`),
    ...differences(recorded.sent, happened.sent, `"${node}" sent: request`),
    ...differences(recorded.parts, happened.parts, `"${node}" works with`),
    ...differences(recorded.error, happened.error, `"${node}" failed with`),
    ...differences(recorded.from, happened.from, `"${node}" came after`),
    ...differences(recorded.out, happened.out, `"${node}" gave: output`),
  ];
}

/** Every value that is not the same, with the way to it. */
export function differences(recorded: unknown, happened: unknown, where: string): string[] {
  if (Object.is(recorded, happened)) return [];
  const comparable =
    (isRecord(recorded) && isRecord(happened)) ||
    (Array.isArray(recorded) && Array.isArray(happened));
  if (!comparable) return [`${where} is ${asText(happened)} instead of ${asText(recorded)}.`];
  const keys = new Set([...Object.keys(recorded), ...Object.keys(happened)]);
  return [...keys].flatMap((key) =>
    differences(
      (recorded as Record<string, Json>)[key],
      (happened as Record<string, Json>)[key],
      `${where} › ${key}`,
    ),
  );
}

function asText(value: unknown): string {
  return value === undefined ? "missing" : JSON.stringify(value);
}
