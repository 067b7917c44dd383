import { expect, test } from "vitest";
import { textsIn } from "#tests/support/content-texts.ts";
import { chatWords } from "./words.ts";
import { passages, solutionQuestions, sourceIn } from "./server/answer/passages.ts";

test("the German texts of the panel have the placeholders and links of the English ones", () => {
  const [english, german] = [chatWords.en, chatWords.de].map((words) =>
    textsIn(words)
      .flatMap((text) => text.match(/\{\w+\}|^\/[\w#]+$/g) ?? [])
      .toSorted(),
  );
  // "{title}" is left out, because this placeholder occurs only in a suggested question without a German version.
  expect(german).toEqual(english?.filter((found) => found !== "{title}"));
});

test("a German answer names each page from which it can come in German", () => {
  const sources = [...passages, ...solutionQuestions].map(({ source }) => source);
  const inEnglish = sources
    .filter((source) => source.path !== "/" && sourceIn("de", source).label === source.label)
    .map(({ label }) => label);
  expect([...new Set(inEnglish)]).toEqual(["Restaurants"]);
  expect(sources.map((source) => sourceIn("en", source))).toEqual(sources);
});
