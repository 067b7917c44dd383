import { expect, test } from "vitest";
import { isRandomLetters } from "./random-letters.ts";
import { readExamples } from "./examples.ts";

test.each(["asdfgh", "qwertz", "ASDF!", "jklö asdf", "kkkkkk", "poiuz", "xcvbnm", "sdkjfhg"])(
  "“%s” is only letters",
  (text) => {
    expect(isRandomLetters(text)).toBe(true);
  },
);

test.each(["wert", "Schrift", "bewerten", "property", "Mmmh", "asdfgh, what is that?", "33", "ok"])(
  "“%s” says something",
  (text) => {
    expect(isRandomLetters(text)).toBe(false);
  },
);

test("hardly any example of a message is only letters", () => {
  const all = readExamples().flatMap(([label, messages]) =>
    label === "offTopic" ? [] : messages.filter(isRandomLetters),
  );
  expect(all).toEqual([]);
});
