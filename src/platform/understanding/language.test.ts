import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  "na passt, i schaug mas am obend in ruah on. pfiat eich",
  "i mog nimmer. wirkli nimmer",
  "nee lass ma, dat mach ich lieber selber",
  "merci vilmal, mir luege mal",
])("dialects are German: %s", (message) => {
  expect(languageOf([message])).toBe("de");
});

test.each(["i am on it", "hi, any luck with that?"])("English stays English: %s", (message) => {
  expect(languageOf([message])).toBe("en");
});
