import { describe, expect, test } from "vitest";
import { fillDates } from "./fill-dates.ts";
import type { FixtureCase } from "./fixtures.ts";
import { judgeCase } from "./judge-case.ts";
import type { FinishedRun } from "./server/n8n-client.ts";

const one: FixtureCase = {
  name: "normal: something happens",
  trigger: "Start",
  pin: {},
  ran: ["Score"],
  notRan: ["Refuse"],
  json: { Score: { points: 85, who: { name: "Dana" } } },
};

describe("a run is judged by its case", () => {
  test("a run that goes as described passes, whatever further fields it has", () => {
    expect(judgeCase(one, run({ Score: [{ points: 85, who: { name: "Dana", age: 3 } }] }))).toEqual(
      [],
    );
  });

  test.each<[what: string, run: FinishedRun, sentence: string]>([
    ["a node that did not run", run({}), '"Score" did not run.'],
    [
      "a node that should not have run",
      run({ Score: [{ points: 85, who: { name: "Dana" } }], Refuse: [{}] }),
      '"Refuse" ran, but should not have.',
    ],
    [
      "another value",
      run({ Score: [{ points: 84, who: { name: "Dana" } }] }),
      "Score › points is 84 instead of 85.",
    ],
    [
      "another value inside",
      run({ Score: [{ points: 85, who: { name: "Jo" } }] }),
      'Score › who › name is "Jo" instead of "Dana".',
    ],
    [
      "a number written as text",
      run({ Score: [{ points: "85", who: { name: "Dana" } }] }),
      'Score › points is "85" instead of 85.',
    ],
    ["no item", run({ Score: [] }), '"Score" gave no item to compare.'],
    [
      "a failed run",
      {
        ...run({ Score: [{ points: 85, who: { name: "Dana" } }] }),
        status: "error",
        error: "Score: bad",
      },
      'The run ended with "error" instead of "success" (Score: bad).',
    ],
  ])("%s", (_, finished, sentence) => {
    expect(judgeCase(one, finished)).toContain(sentence);
  });

  test("a case asks for the number of a list's entries by its length", () => {
    const counted = { ...one, json: { Score: { tags: { length: 2 } } } };
    expect(judgeCase(counted, run({ Score: [{ tags: ["new", "hot"] }] }))).toEqual([]);
    expect(judgeCase(counted, run({ Score: [{ tags: ["new"] }] }))).toEqual([
      "Score › tags › length is 1 instead of 2.",
    ]);
  });

  test("a list with a further entry is another value", () => {
    const listed = { ...one, json: { Score: { tags: ["new"] } } };
    expect(judgeCase(listed, run({ Score: [{ tags: ["new", "big"] }] }))).toEqual([
      'Score › tags › 1 is "big" instead of missing.',
    ]);
  });

  test("items are counted over all outputs of the last run", () => {
    const finished = run({ Score: [{ points: 85, who: { name: "Dana" } }, {}] });
    expect(judgeCase({ ...one, items: { Score: 2 } }, finished)).toEqual([]);
    expect(judgeCase({ ...one, items: { Score: 3 } }, finished)).toEqual([
      '"Score" gave 2 items instead of 3.',
    ]);
  });

  test("a case that ends in an error requires the error", () => {
    expect(judgeCase({ ...one, json: {}, status: "error" }, run({ Score: [{}] }))).toEqual([
      'The run ended with "success" instead of "error".',
    ]);
  });
});

test("placeholders become dates in UTC, at any depth and inside other words", () => {
  const now = new Date("2026-03-01T10:30:00Z");
  expect(
    fillDates(
      {
        a: ["@today", "from @today-1 to @today+2"],
        b: { c: "@now+2h", d: "@now-15m", e: "@now" },
        f: 3,
      },
      now,
    ),
  ).toEqual({
    a: ["2026-03-01", "from 2026-02-28 to 2026-03-03"],
    b: {
      c: "2026-03-01T12:30:00.000Z",
      d: "2026-03-01T10:15:00.000Z",
      e: "2026-03-01T10:30:00.000Z",
    },
    f: 3,
  });
});

function run(nodes: Record<string, object[]>): FinishedRun {
  const main = Object.entries(nodes).map(([name, items]) => [
    name,
    [{ data: { main: [items.map((json) => ({ json }))] } }],
  ]);
  return { status: "success", error: "", nodes: Object.fromEntries(main) };
}
