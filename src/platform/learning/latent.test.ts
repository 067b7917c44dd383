import { expect, test } from "vitest";
import { learnLatent, nearestIn } from "./latent.ts";

const texts = [
  ["bill", "invoice unpaid reminder"],
  ["bill", "rechnung unpaid reminder"],
  ["bill", "invoice rechnung"],
  ["stop", "halt pause"],
  ["stop", "pause vacation"],
  ["stop", "vacation halt"],
].map(([label = "", text = ""]) => ({ label, features: text.split(" ") }));

test("a text is near a label by words that occur together with the label's words", () => {
  const findNearest = nearestIn(learnLatent(texts));
  const [best] = findNearest(["rechnung", "unpaid"], () => true);
  expect(best?.label).toBe("bill");
  expect(best?.likelihood).toBeGreaterThan(0.9);
  const all = findNearest(["vacation"], () => true);
  expect(all.map(({ label }) => label)).toEqual(["stop", "bill"]);
  expect(all.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1);
});

test("only possible labels are compared, and unknown words are near none", () => {
  const findNearest = nearestIn(learnLatent(texts));
  expect(findNearest(["rechnung"], (label) => label === "stop")).toEqual([
    { label: "stop", likelihood: 1 },
  ]);
  expect(findNearest(["nothing"], () => true)).toEqual([]);
});

test("the same texts give the same model", () => {
  expect(learnLatent(texts)).toEqual(learnLatent(texts));
});
