import { expect, test } from "vitest";
import { sayOnFeeling } from "./feeling.ts";

test.each([
  ["I'm so stressed, no idea what to do first", "That sounds like a lot at once."],
  ["that would save my life", "I am glad to hear that."],
  ["this bot is useless", "I am sorry that I have been no help so far."],
])("a feeling gets a sentence: %s", (message, sentence) => {
  expect(sayOnFeeling(message, "en")).toBe(sentence);
});

test.each(["not exactly what we need", "what does it cost?", "genau das brauche ich nicht"])(
  "ordinary words get none: %s",
  (message) => {
    expect(sayOnFeeling(message, "en")).toBeUndefined();
  },
);
