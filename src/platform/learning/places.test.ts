import fc from "fast-check";
import { expect, test } from "vitest";
import { joined, placesIn } from "./places.ts";

const text = fc
  .string({ unit: fc.constantFrom("a", "b", "ä", "„", "🙂", " ") })
  .filter((one) => one !== "");

test("returns the same places as a Map, also for unknown texts and texts with the same beginning", () => {
  fc.assert(
    fc.property(fc.uniqueArray(text), fc.array(text), (known, others) => {
      const places = placesIn(joined(known));
      const map = new Map(known.map((one, place) => [one, place]));
      const alike = known.flatMap((one) => [one.slice(1), `${one}a`]);
      for (const one of [...known, ...others, ...alike, ""]) expect(places(one)).toBe(map.get(one));
    }),
  );
});

test("many texts get different places", () => {
  const known = Array.from({ length: 50_000 }, (_, n) => `text ${n}`);
  const places = placesIn(joined(known));
  expect(known.filter((one, place) => places(one) !== place)).toEqual([]);
  expect(places("text 50000")).toBeUndefined();
});
