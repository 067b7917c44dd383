import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { readCases, WORD_KEYS } from "./cases.ts";
import { makeTemporaryFolder } from "./temporary.ts";

function read(...lines: string[]) {
  const file = join(makeTemporaryFolder("cases-"), "cases.txt");
  writeFileSync(file, lines.join("\n"));
  return readCases(file, [...WORD_KEYS, "stored"]);
}

test("conversations share the expectations below them", () => {
  const expected = {
    says: ["Saved; or not, {perhaps}", assistant.site.en.phoneNoted.replace("{phone}", "0171 55")],
    stored: ["a, b", ""],
  };
  expect(
    read(
      "# A comment",
      "## Numbers",
      "Hello | call 0171 55",
      "0171 55; thanks",
      '  says "Saved; or not, {perhaps}", en.phoneNoted{phone=0171 55}; stored "a, b", ""',
    ),
  ).toEqual([
    { name: "Numbers: Hello | call 0171 55", messages: ["Hello", "call 0171 55"], expected },
    { name: "Numbers: 0171 55; thanks", messages: ["0171 55; thanks"], expected },
  ]);
});

test.each([
  ["an unknown expectation", "  saves a@b.example", "“saves”"],
  ["an expectation without an item", "  stored", "“stored” expects nothing"],
  ["an empty text", '  never ""', "“never” expects nothing"],
  ["a list that ends with a comma", "  stored a@b.example,", "“stored” expects nothing"],
  ["an expectation that is there twice", '  says "a"; says "b"', "twice"],
  ["an unknown text", "  says en.phoneNotd", "“en.phoneNotd”"],
  ["a text without quotation marks", "  never spam", "“spam”"],
  ["a quotation mark that is not closed", '  never "spam', '“"spam”'],
  ["a group of texts", "  says en.template", "“en.template”"],
  ["a value for no placeholder", "  says en.phoneNoted{number=1}", "“number”"],
  ["no expectation", "", "nothing is expected"],
])("the file and the line of %s are named", (_, line, reason) => {
  expect(() => read("Hello", line, "")).toThrow(/cases\.txt:2: /u);
  expect(() => read("Hello", line, "")).toThrow(reason);
});

test.each([
  ["an expectation without a conversation", ["", "  stored none"], "cases.txt:2: no conversation"],
  ["an empty message", ["Hello |  | bye", "  stored none"], "cases.txt:2: a message is empty"],
  ["an unknown text in a message", ["{brand.name}, {brand.nam}", "  stored none"], "“brand.nam”"],
])("%s is refused", (_, lines, reason) => {
  expect(() => read(...lines)).toThrow(reason);
});
