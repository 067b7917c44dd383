import fc from "fast-check";
import { expect, test } from "vitest";
import { countFeatures, placesIn } from "./places.ts";

const text = fc
  .string({ unit: fc.constantFrom("a", "b", "ä", "„", "🙂", " ") })
  .filter((one) => one !== "");

test("returns the same places as a Map, also for unknown texts and texts with the same beginning", () => {
  fc.assert(
    fc.property(fc.array(text), fc.array(text), (texts, others) => {
      const { features: known, fingerprints } = countFeatures([{ features: texts }], 1);
      const places = placesIn(fingerprints);
      const map = new Map(known.map((one, place) => [one, place]));
      expect(new Set(known)).toEqual(new Set(texts));
      const alike = known.flatMap((one) => [one.slice(1), `${one}a`]);
      for (const one of [...known, ...others, ...alike, ""]) expect(places(one)).toBe(map.get(one));
    }),
  );
});

test("a hundred thousand texts that differ in few letters have different fingerprints", () => {
  const letters = ["a", "b", "c", "d", "e", "f"];
  const short = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const texts = short.flatMap((one) => short.flatMap((other) => [`${one} ${other}`, one + other]));
  const { features: known, fingerprints } = countFeatures([{ features: texts }], 1);
  expect(known).toHaveLength(texts.length);
  const places = placesIn(fingerprints);
  expect(known.filter((one, place) => places(one) !== place)).toEqual([]);
  expect(places("abc abg")).toBeUndefined();
});
