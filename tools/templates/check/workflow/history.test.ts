import { expect, test } from "vitest";
import type { NodeInFile } from "../../../../packages/check/src/read/workflow-file.ts";
import { checkHistory } from "./history.ts";

const BY_KEY = {
  operation: "removeItemsSeenInPreviousExecutions",
  dedupeValue: "={{ $json.key }}",
};

test.each<[perMonth: number, months: number, options?: { historySize: number }]>([
  [84, 119],
  [500, 20],
  [834, 119, { historySize: 100_000 }],
])("a history that %i cases a month fill after %i months is found", (perMonth, months, options) => {
  expect(check(perMonth, { ...BY_KEY, ...(options && { options }) })).toEqual([
    expect.stringContaining(
      `"Skip earlier mails" fails for good once n8n remembers ${options?.historySize ?? 10_000} values, which is after ${months} months with ${perMonth} cases a month`,
    ),
  ]);
});

test.each<[what: string, perMonth: number, parameters: Record<string, unknown>]>([
  ["the default is enough for few cases", 83, { ...BY_KEY, options: {} }],
  ["a large history", 833, { ...BY_KEY, options: { historySize: 100_000 } }],
  ["one value a day", 500, { ...BY_KEY, dedupeValue: "={{ $now.toISODate() }}" }],
  ["duplicates within one run", 500, { operation: "removeDuplicateInputItems" }],
])("a history of ten years is enough: %s", (_, perMonth, parameters) => {
  expect(check(perMonth, parameters)).toEqual([]);
});

test.each(["", "no JSON", "{}"])("metadata that cannot be read says nothing: %s", (metadata) => {
  expect(checkHistory({ file: fileOf(BY_KEY), documents: { "metadata.json": metadata } })).toEqual(
    [],
  );
});

function check(perMonth: number, parameters: Record<string, unknown>): string[] {
  const metadata = JSON.stringify({ typical_cases_per_month: perMonth });
  return checkHistory({ file: fileOf(parameters), documents: { "metadata.json": metadata } });
}

function fileOf(parameters: Record<string, unknown>) {
  const node: NodeInFile = {
    name: "Skip earlier mails",
    type: "n8n-nodes-base.removeDuplicates",
    typeVersion: 2,
    position: [0, 0],
    parameters,
  };
  return { name: "Route mails", nodes: [node], connections: {} };
}
