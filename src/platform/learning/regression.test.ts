import { expect, test } from "vitest";
import { packLearned, unpackLearned } from "./learned.ts";
import { judgeOf, learnRegression, type Regression, type Sample } from "./regression.ts";

const sample = (is: boolean, text: string, weight = 1): Sample => ({
  features: text.split(" "),
  is,
  weight,
});

const judgeFor = (samples: readonly Sample[]) =>
  judgeOf(unpackLearned(packLearned(learnRegression(samples))) as Regression);

const SAMPLES = [
  sample(true, "we rank your site"),
  sample(true, "we sell links to your site"),
  sample(true, "cheap links for your blog"),
  sample(false, "please rank our offers by date"),
  sample(false, "can you sell tickets on our site"),
  sample(false, "can our blog be sorted by date"),
];

test("features of the samples of one side speak for that side, and the result says how much each adds", () => {
  const judge = judgeFor(SAMPLES);
  const { lead, shares } = judge(["links", "your", "blog"]);
  const none = judge([]).lead;
  expect(lead).toBeGreaterThan(none);
  expect(shares.get("links")).toBeGreaterThan(0);
  expect(judge(["our", "date", "blog"]).lead).toBeLessThan(none);
});

test("features of a single sample, and unknown features, add nothing", () => {
  const judge = judgeFor(SAMPLES);
  expect(judge(["cheap", "tickets", "zebra"])).toEqual({ lead: judge([]).lead, shares: new Map() });
});

test("to have more samples does not make a side likelier", () => {
  const judge = judgeFor([
    ...Array.from({ length: 40 }, () => sample(false, "day night")),
    sample(true, "day sun"),
    sample(true, "day sun"),
  ]);
  expect(Math.abs(judge(["day"]).lead)).toBeLessThan(1);
  expect(judge(["sun"]).lead).toBeGreaterThan(judge(["day"]).lead);
  expect(judge(["day", "night"]).lead).toBeLessThan(0);
});

test("the same samples give the same numbers", () => {
  expect(learnRegression(SAMPLES)).toEqual(learnRegression(SAMPLES));
});
