import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/random.ts";
import { writePostings } from "./postings.ts";
import { wordsOf } from "./words.ts";

const BOOSTS = [3, 1];
const WORDS = ["mail", "sheet", "slack", "report", "lead", "order", "form", "call"];

function postingsOf(texts: readonly (readonly string[])[]) {
  const writer = writePostings(BOOSTS);
  for (const fields of texts) writer.add(fields.map(wordsOf));
  return writer.finish();
}

/** The score of BM25+ as its authors define it, computed anew for each text. */
function scoreOf(texts: readonly (readonly string[])[], text: number, stem: string): number {
  const wordsIn = (n: number, field: number) => wordsOf(texts[n]?.[field] ?? "");
  const lengthOf = (n: number, field: number) =>
    new Set(wordsIn(n, field).map((word) => word.text)).size;
  const timesIn = (n: number, field: number) =>
    wordsIn(n, field).filter((word) => word.stem === stem).length;
  return BOOSTS.reduce((sum, boost, field) => {
    const times = timesIn(text, field);
    if (times === 0) return sum;
    const holding = texts.filter((_, n) => timesIn(n, field) > 0).length;
    const average = texts.reduce((all, _, n) => all + lengthOf(n, field), 0) / texts.length;
    const rarity = Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
    const long = 0.3 + (0.7 * lengthOf(text, field)) / average;
    return sum + boost * rarity * (0.5 + (times * 2.2) / (times + 1.2 * long));
  }, 0);
}

test("random texts are ranked by their scores; texts with more of the words come first", () => {
  const { below } = randomFrom(7);
  const sentence = (most: number) =>
    Array.from({ length: below(most) }, () => WORDS[below(WORDS.length)]).join(" ");
  const texts = Array.from({ length: 60 }, () => [sentence(4), sentence(9)]);
  const postings = postingsOf(texts);
  const ways = [
    { stems: ["mail"], weight: 1 },
    { stems: ["sheet", "report"], weight: 0.5 },
  ];
  const expected = texts.flatMap((_, text) => {
    const held = ways
      .map(({ stems, weight }) => ({ weight, each: stems.map((one) => scoreOf(texts, text, one)) }))
      .filter(({ each }) => each.every((score) => score > 0));
    const sum = held.reduce(
      (all, { weight, each }) => all + weight * each.reduce((a, b) => a + b),
      0,
    );
    const score = sum * held.flatMap(({ each }) => each).length;
    return score > 0 ? [{ text, score }] : [];
  });
  const best = expected.toSorted((one, other) => other.score - one.score).slice(0, 12);
  const ranked = postings.rank(ways, 12);
  expect(ranked.map(({ score }) => score.toFixed(9))).toEqual(
    best.map(({ score }) => score.toFixed(9)),
  );
  expect(expected.length).toBeGreaterThan(12);
});

test("equal texts come in the order in which they were added, and a way that is given twice doubles the score", () => {
  const postings = postingsOf(Array.from({ length: 5 }, () => ["mail", ""]));
  const way = { stems: ["mail"], weight: 1 };
  const once = postings.rank([way], 3);
  expect(once.map(({ text }) => text)).toEqual([0, 1, 2]);
  expect(postings.rank([way, way], 3)[0]?.score).toBeCloseTo(2 * (once[0]?.score ?? 0));
});

test("the fields of a stem are known for each text, and none for an unknown stem", () => {
  const postings = postingsOf([
    ["mail", "sheet mail"],
    ["sheet", ""],
    ["", "mail"],
  ]);
  expect([0, 1, 2].map((text) => postings.fieldsWith("mail", text))).toEqual([[0, 1], [], [1]]);
  expect(postings.fieldsWith("unknown", 0)).toEqual([]);
  expect(postings.rank([{ stems: ["unknown"], weight: 1 }], 5)).toEqual([]);
});
