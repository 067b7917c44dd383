import fc from "fast-check";
import { expect, test } from "vitest";
import {
  classifierOf,
  learn,
  partsOf,
  type Example,
  type Learned,
  type Settings,
} from "./bayes.ts";
import { packLearned, unpackLearned } from "./learned.ts";

/** Makes a classifier from a model that was packed and unpacked, as the build and the site do. */
const classifierFor = (examples: readonly Example[], settings?: Partial<Settings>) =>
  classifierOf(unpackLearned(packLearned(learn(examples, settings))) as Learned);

const example = (label: string, text: string, weight = 1) => ({
  label,
  features: text.split(" "),
  weight,
});

test("the likeliest label shares the most rare words with the text", () => {
  const { classify } = classifierFor([
    example("price", "what does it cost"),
    example("price", "what is the price"),
    example("time", "when is it ready"),
    example("time", "what time does it take"),
  ]);
  expect(classify(["cost"])[0]?.label).toBe("price");
  expect(classify(["ready", "what"])[0]?.label).toBe("time");
});

test("to have more examples does not make a label likelier", () => {
  const { classify } = classifierFor([
    ...Array.from({ length: 50 }, (_, n) => example("much", `word${n} common`)),
    example("little", "rare common"),
  ]);
  expect(classify(["rare"])[0]?.label).toBe("little");
});

test("a boosted feature outweighs an equally rare one", () => {
  const { classify } = classifierFor([example("one", "@cue a"), example("other", "b c")], {
    boost: (feature) => (feature.startsWith("@") ? 3 : 1),
  });
  expect(classify(["@cue", "b"])[0]?.label).toBe("one");
});

test("a text without known features gets no label", () => {
  expect(
    classifierFor([example("price", "cost"), example("time", "when")]).classify(["?"]),
  ).toEqual([]);
  expect(classifierFor([]).classify(["cost"])).toEqual([]);
});

test("likelihoods of any text add up to 1, the highest first", () => {
  const word = fc.constantFrom("a", "b", "c", "d", "e");
  const texts = fc.array(
    fc.record({
      label: fc.constantFrom("one", "two", "three"),
      features: fc.uniqueArray(word, { minLength: 1 }),
      weight: fc.constantFrom(0.3, 0.5, 1),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(texts, fc.uniqueArray(word), (examples, features) => {
      const guesses = classifierFor(examples).classify(features);
      const likelihoods = guesses.map(({ likelihood }) => likelihood);
      expect(likelihoods).toEqual(likelihoods.toSorted((one, other) => other - one));
      if (guesses.length > 0) {
        expect(likelihoods.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
      }
    }),
  );
});

test("word parts recognize a misspelled word", () => {
  expect(partsOf("cost")).toEqual(["#^cos", "#cost", "#ost$"]);
  expect(partsOf("a")).toEqual([]);
});

test("less sharpness brings the likelihoods closer together, and keeps their order", () => {
  const examples = [example("price", "cost"), example("time", "when"), example("time", "cost now")];
  const [sharp, dull] = [2, 1].map((sharpness) =>
    classifierFor(examples, { sharpness }).classify(["cost"]),
  );
  expect(dull?.map(({ label }) => label)).toEqual(sharp?.map(({ label }) => label));
  expect(dull?.[0]?.likelihood).toBeLessThan(sharp?.[0]?.likelihood ?? 0);
});

test("a catch-all with many examples is likelier for an unknown text than without being one", () => {
  const examples = [
    ...Array.from({ length: 40 }, (_, n) => example("other", `word${n} thing${n} please`)),
    example("price", "what does it cost please"),
  ];
  const likelihoodOf = (catchAlls: string[]) =>
    classifierFor(examples, { catchAlls, smoothing: 0.01 })
      .classify(["please", "word3", "cost"])
      .find(({ label }) => label === "other")?.likelihood ?? 0;
  expect(likelihoodOf(["other"])).toBeGreaterThan(likelihoodOf([]));
});
