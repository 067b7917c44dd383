import { expect, test } from "vitest";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import { testedFacts } from "./tested-facts.ts";

const record = {
  workflow: "sha256-0",
  fixtures: "sha256-1",
  tried: [
    { n8n: "2.41.1", on: "2026-11-21", otherwise: [] },
    {
      n8n: "2.0.0",
      on: "2026-11-20",
      otherwise: [{ case: "normal: a lead is announced", how: ["“Tell sales” does not run"] }],
    },
  ],
  cases: [{}],
} as unknown as RunRecord;

test("a template's statements about its tests come from its record", () => {
  const places = { code: { made: 4, noticed: 3 }, service: { made: 6, noticed: 6 } };
  const score = {
    workflow: record.workflow,
    fixtures: record.fixtures,
    kinds: {},
    places,
    missed: ["Score › > → >="],
    equivalent: [],
  };
  expect(testedFacts({ ...record, score })).toEqual({
    tested_with: "n8n 2.41.1",
    tested: {
      situations: 1,
      releases: [
        { n8n: "2.41.1", on: "2026-11-21", otherwise: 0, deviations: [] },
        {
          n8n: "2.0.0",
          on: "2026-11-20",
          otherwise: 1,
          deviations: [{ situation: "a lead is announced", how: ["“Tell sales” does not run"] }],
        },
      ],
      faults: { made: 10, noticed: 9 },
    },
  });
  expect(testedFacts(null)).toEqual({ tested_with: null, tested: null });
});
