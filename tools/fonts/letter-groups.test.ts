import fc from "fast-check";
import { expect, test } from "vitest";
import { groupLetters, unicodeRange, type Letter } from "./letter-groups.ts";

const letters = fc.uniqueArray(
  fc.record({
    char: fc.string({ minLength: 1, maxLength: 1 }),
    ratio: fc.double({ min: 0.5, max: 2, noNaN: true }),
    weight: fc.integer({ min: 1, max: 1000 }),
  }),
  { selector: ({ char }) => char, minLength: 1 },
);

test("each letter is in one group, and no other group's size is nearer to it", () => {
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 4 }), (given, count) => {
      const groups = groupLetters(given, count, 10);
      const chars = groups.flatMap((group) => group.chars);
      expect(chars.toSorted()).toEqual(given.map(({ char }) => char).toSorted());
      for (const { size, chars: own } of groups) {
        for (const { ratio } of given.filter(({ char }) => own.includes(char))) {
          const nearest = Math.min(...groups.map((group) => Math.abs(group.size - ratio)));
          expect(Math.abs(size - ratio)).toBeCloseTo(nearest, 6);
        }
      }
    }),
  );
});

test("sizes stay within the limit around the mean, and most of the text comes first", () => {
  const given: Letter[] = [
    { char: "a", ratio: 1, weight: 60 },
    { char: "b", ratio: 1.04, weight: 39 },
    { char: ",", ratio: 3, weight: 1 },
  ];
  const groups = groupLetters(given, 3, 0.1);
  const mean = 0.6 + 1.04 * 0.39 + 0.03;
  expect(groups[0]?.chars).toEqual(["a"]);
  expect(groups.at(-1)).toEqual({ size: expect.closeTo(mean * 1.1, 6) as number, chars: [","] });
});

test("ranges are as CSS writes them", () => {
  expect(unicodeRange(["C", "A", "B", "—", " "])).toBe("U+20, U+41-43, U+2014");
});
