import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CLOCK } from "../run/clock.ts";
import { readCases, type RecordedCase } from "../../../src/workflow/record/read-record.ts";
import { caseDifferences } from "./differences.ts";
import { packCases, recordText } from "./pack-record.ts";

const told: RecordedCase = {
  name: "normal: a lead is announced",
  trigger: "Start",
  status: "success",
  steps: [
    { node: "Start", from: [], out: [[{ name: "Dana" }]] },
    {
      node: "Tell sales",
      from: [{ step: 0, output: 0 }],
      out: [[{ name: "Dana" }]],
      told: [{ to: "#sales", text: "New lead: Dana" }],
      sent: [{ method: "POST" }],
    },
  ],
};

test("a packed record keeps a value once and reads as it was", () => {
  const packed = packCases([told], { Start: {} });
  expect(packed.values).toEqual([
    {},
    { name: "Dana" },
    { to: "#sales", text: "New lead: Dana" },
    { method: "POST" },
  ]);
  expect(readCases(packed)).toEqual([told]);
});

test("the clock inside n8n says what the cases are filled in with", () => {
  const inside = readFileSync(new URL("../run/inside/clock.cjs", import.meta.url), "utf8");
  expect(inside).toContain(`Date.parse("${CLOCK}")`);
});

test("its text is JSON, with a line for each step and value", () => {
  const record = {
    format: 1 as const,
    workflow: "sha256-",
    fixtures: "sha256-",
    tried: [{ n8n: "2.41.1", on: "2026-11-21", otherwise: [] }],
    clock: "2026-11-18T10:00:00Z",
    due: [],
    ...packCases([told], {}),
  };
  expect(JSON.parse(recordText(record))).toEqual(record);
  expect(recordText(record)).toContain('\n    {"to":"#sales","text":"New lead: Dana"},\n');
});

test.each<[what: string, change: (one: RecordedCase) => void, said: string]>([
  [
    "another message",
    ({ steps }) => (steps[1]!.told = [{ to: "#sales", text: "New lead: undefined" }]),
    '"Tell sales" was told: item › 0 › text is "New lead: undefined" instead of "New lead: Dana".',
  ],
  [
    "one item less",
    ({ steps }) => (steps[0]!.out = [[]]),
    '"Start" gave: output › 0 › 0 is missing instead of {"name":"Dana"}.',
  ],
  [
    "another request",
    ({ steps }) => (steps[1]!.sent = [{ method: "GET" }]),
    '"Tell sales" sent: request › 0 › method is "GET" instead of "POST".',
  ],
  ["a step less", ({ steps }) => steps.pop(), '"Tell sales" did not run any more.'],
  [
    "another order",
    (one) => (one.steps = one.steps.toReversed()),
    "The steps came in another order or number: Tell sales, Start.",
  ],
  [
    "another end",
    (one) => (one.status = "error"),
    'The run ended with "error" instead of "success".',
  ],
])("%s is told in words", (_, change, said) => {
  const other = structuredClone(told);
  change(other);
  expect(caseDifferences(told, other)).toEqual([said]);
  expect(caseDifferences(told, structuredClone(told))).toEqual([]);
});
