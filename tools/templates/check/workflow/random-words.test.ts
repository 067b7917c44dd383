import { expect, test } from "vitest";
import { randomWords } from "./random-words.ts";

test("a long word of random letters is found", () => {
  expect(randomWords("before k3Jd82hFq0Zp1LmX7vBt5NsYw9RcAe4G after")).toHaveLength(1);
});

test.each([
  "removeItemsSeenInPreviousExecutions",
  "5b0d6c1e-2f4a-4c3b-9a57-0c1f6a7e4d11",
  "sha256-baec04878aa728d8e068dc4187da42a37d9f134565efe1bd213b9685e17fa44f",
  "https://docs.google.com/spreadsheets/d/YOUR-SHEET-ID/edit",
  "Donaudampfschifffahrtsgesellschaftskapitaen",
  "token_limit_for_each_request_in_2026",
])("an ordinary word is not found: %s", (text) => {
  expect(randomWords(text)).toEqual([]);
});
