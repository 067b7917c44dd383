import { expect, test } from "vitest";
import { failedJourneys, failedTests, repeatedJourneys } from "./failed-tests.ts";

test("a failed test is listed with its file and the first lines of its reason", () => {
  expect(
    failedTests({
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          assertionResults: [
            { fullName: "adds", status: "passed", failureMessages: [] },
            {
              fullName: "subtracts",
              status: "failed",
              failureMessages: ["\u001B[31mexpected 2\u001B[39m\n\n  to be 1\n  - 1\n  + 2\n"],
            },
          ],
        },
      ],
    }),
  ).toEqual(["a.test.ts: subtracts: expected 2 / to be 1 / - 1"]);
});

test("a file that could not be loaded is listed", () => {
  expect(
    failedTests({
      testResults: [
        { name: "b.test.ts", status: "failed", message: "Cannot find x", assertionResults: [] },
        { name: "c.test.ts", status: "passed", message: "", assertionResults: [] },
      ],
    }),
  ).toEqual(["b.test.ts: Cannot find x"]);
});

const journey = (title: string, ok: boolean, messages: (string | undefined)[]) => ({
  title,
  file: "site.spec.ts",
  ok,
  tests: [
    {
      results: messages.map((message) =>
        message ? { status: "failed", error: { message } } : { status: "passed" },
      ),
    },
  ],
});

test("journeys that failed, and those that passed when repeated, are listed apart", () => {
  const report = {
    suites: [
      {
        specs: [journey("fine", true, [undefined])],
        suites: [
          {
            specs: [
              journey("broken", false, ["first reason", "second reason"]),
              journey("slow", true, ["timed out", undefined]),
            ],
          },
        ],
      },
    ],
    errors: [{ message: "no browser" }],
  };
  expect(failedJourneys(report)).toEqual([
    "site.spec.ts: broken: second reason",
    "outside the journeys: no browser",
  ]);
  expect(repeatedJourneys(report)).toEqual(["site.spec.ts: slow: timed out"]);
});
