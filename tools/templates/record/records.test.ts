import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CLOCK } from "../run/clock.ts";
import { readCases, type RecordedCase } from "../../../src/workflow/record/read-record.ts";
import { differencesElsewhere } from "./compare-records.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import { caseDifferences } from "./differences.ts";
import { packCases, recordText } from "./pack-record.ts";
import { unreleasedChange, withVersion } from "./release.ts";

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

test("a packed record contains each value once, and unpacks to the same record", () => {
  const packed = packCases([told], { Start: {} });
  expect(packed.values).toEqual([
    {},
    { name: "Dana" },
    { to: "#sales", text: "New lead: Dana" },
    { method: "POST" },
  ]);
  expect(readCases(packed)).toEqual([told]);
});

test("the clock inside n8n shows the time from which dates in the cases are counted", () => {
  const inside = readFileSync(new URL("../run/inside/clock.cjs", import.meta.url), "utf8");
  expect(inside).toContain(`Date.parse("${CLOCK}")`);
});

test("the record's text is JSON, with a line for each step and value", () => {
  const record = {
    format: 1 as const,
    workflow: "sha256-",
    fixtures: "sha256-",
    version: "1.0.0",
    tried: [{ n8n: "2.41.1", on: "2026-11-21", otherwise: [] }],
    clock: "2026-11-18T10:00:00Z",
    due: [],
    ...packCases([told], {}),
  };
  expect(JSON.parse(recordText(record))).toEqual(record);
  expect(recordText(record)).toContain('\n    {"to":"#sales","text":"New lead: Dana"},\n');
});

test.each<[what: string, change: (one: RecordedCase) => void, sentence: string]>([
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
    (one) => {
      const [start, tell] = one.steps;
      one.steps = [{ ...tell!, from: [{ step: 1, output: 0 }] }, start!];
    },
    "The steps came in another order: Tell sales, Start.",
  ],
  [
    "another end",
    (one) => (one.status = "error"),
    'The run ended with "error" instead of "success".',
  ],
])("%s is described in words", (_, change, sentence) => {
  const other = structuredClone(told);
  change(other);
  expect(caseDifferences(told, other)).toEqual([sentence]);
  expect(caseDifferences(told, structuredClone(told))).toEqual([]);
});

test("a renamed node hides no other difference", () => {
  const other = structuredClone(told);
  other.steps[0]!.node = "Begin";
  other.steps[1]!.told = [{ to: "#sales", text: "New lead: " }];
  expect(caseDifferences(told, other)).toEqual([
    '"Start" is named "Begin".',
    '"Tell sales" was told: item › 0 › text is "New lead: " instead of "New lead: Dana".',
  ]);
});

test("a missing step hides no difference of the steps behind it", () => {
  const third = { node: "Note it", from: [{ step: 1, output: 0 }], out: [[{ row: 1 }]] };
  const longer = { ...told, steps: [...told.steps, third] };
  const other = structuredClone(longer);
  other.steps.splice(1, 1);
  other.steps[1] = { node: "Note it", from: [{ step: 0, output: 0 }], out: [[{ row: 2 }]] };
  expect(caseDifferences(longer, other)).toEqual([
    '"Tell sales" did not run any more.',
    '"Note it" came after › 0 › step is 0 instead of 1.',
    '"Note it" gave: output › 0 › 0 › row is 2 instead of 1.',
  ]);
});

test.each<[what: string, change: (one: RecordedCase) => void, sentences: string[]]>([
  ["nothing", () => {}, []],
  ["a step less", ({ steps }) => steps.pop(), ["“Tell sales” does not run"]],
  ["a step more", ({ steps }) => steps.push({ node: "Stop", from: [], out: [] }), ["“Stop” runs"]],
  [
    "another message",
    ({ steps }) => (steps[1]!.told = [{ text: "No leads" }]),
    ["“Tell sales” is told other words"],
  ],
  ["other items only", ({ steps }) => (steps[0]!.out = [[{ name: "Ida" }]]), []],
])("in an older n8n %s is described for its users", (_, change, sentences) => {
  const there = structuredClone(told);
  change(there);
  expect(differencesElsewhere(told, there)).toEqual(sentences);
});

test("an error message may have another wording in an older n8n release", () => {
  const failed = { ...told, name: "error: nobody answers" };
  const there = structuredClone(failed);
  there.steps[1]!.told = [{ text: "Reason: 503" }];
  expect(differencesElsewhere(failed, there)).toEqual([]);
});

test("a published workflow does not change without a new version", () => {
  const stored = { workflow: "sha256-1", version: "1.0.0" };
  const line = { version: "1.0.0", date: "2026-11-20", changes: "First release." };
  const old = { version: "1.0.0", changelog: [line] };
  const next = { ...line, version: "1.0.1", date: "2026-11-21" };
  const newer = { version: "1.0.1", changelog: [next, line] };
  expect(unreleasedChange(stored, "sha256-2", old, "2026-11-22")).toContain("a new version");
  expect(unreleasedChange(stored, "sha256-2", newer, "2026-11-22")).toBeUndefined();
  expect(unreleasedChange(stored, "sha256-1", old, "2026-11-22")).toBeUndefined();
  expect(unreleasedChange(stored, "sha256-2", old, "2026-11-20")).toBeUndefined();
});

test("after a version for the guide alone, a changed workflow still needs a new version", () => {
  const line = { version: "1.0.1", date: "2026-11-20", changes: "The guide says more." };
  const guide = { version: "1.0.1", changelog: [line] };
  const stored = { workflow: "sha256-1", version: "1.0.0" } as RunRecord;
  const built = withVersion(stored, "sha256-1", "1.0.1")!;
  expect(unreleasedChange(built, "sha256-2", guide, "2026-11-22")).toContain("a new version");
  expect(withVersion(stored, "sha256-2", "1.0.1")).toBe(stored);
});
