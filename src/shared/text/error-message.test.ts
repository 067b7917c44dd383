import { expect, test } from "vitest";
import { errorMessage } from "./error-message.ts";

test.each([
  [new Error("It broke."), "It broke."],
  ["a word", "a word"],
  [undefined, "undefined"],
  [Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [new TypeError(), "TypeError"],
])("the message of %s is %j", (thrown, message) => {
  expect(errorMessage(thrown)).toBe(message);
});
