import { expect, test } from "vitest";
import { inputOf, readCases } from "./read-record.ts";
import { RunRecord } from "./run-record.ts";

const record = RunRecord.parse({
  format: 1,
  workflow: `sha256-${"0".repeat(64)}`,
  fixtures: `sha256-${"1".repeat(64)}`,
  version: "1.0.0",
  tried: [
    { n8n: "2.41.1", on: "2026-11-21", otherwise: [] },
    {
      n8n: "2.0.0",
      on: "2026-11-20",
      otherwise: [{ case: "normal: a lead is announced", how: ["“Tell sales” does not run"] }],
    },
  ],
  clock: "2026-11-18T10:00:00Z",
  due: [],
  triggers: { Start: 0 },
  cases: [
    {
      name: "normal: a lead is announced",
      trigger: "Start",
      status: "success",
      steps: [
        { node: "Start", from: [], out: [[1]] },
        { node: "Tell sales", from: [[0, 0]], out: [[0]], told: [2] },
      ],
    },
  ],
  values: [{}, { name: "Dana" }, { text: "New lead: Dana" }],
});

test("recorded cases get their values back from the list of values", () => {
  const [one] = readCases(record);
  expect(one?.steps[1]).toEqual({
    node: "Tell sales",
    from: [{ step: 0, output: 0 }],
    out: [[{}]],
    told: [{ text: "New lead: Dana" }],
  });
  expect(inputOf(one!, one!.steps[1]!)).toEqual([[{ name: "Dana" }]]);
});
