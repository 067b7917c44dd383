import { expect, test } from "vitest";
import { otherLanguages } from "#content/assistant/other-languages.ts";
import { languageOf, otherLanguageOf } from "./language.ts";

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

test("an English question after a German one is answered in English", () => {
  const german = "Könnt ihr meine Rechnungen automatisch mahnen?";
  expect(languageOf([german, "what's your phone number"])).toBe("en");
});

/** A single sentence of Norwegian (Bokmål) is often good Danish, too. */
const NEAR: Readonly<Record<string, string>> = { no: "da" };

test.each(Object.entries(otherLanguages))("%s is recognized by its sentence", (code, other) => {
  expect([code, NEAR[code]]).toContain(otherLanguageOf(other.sentence));
});
