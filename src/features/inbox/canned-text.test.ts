import { expect, test } from "vitest";
import { withCannedAnswer } from "./ui/answer-panel.tsx";

test.each([
  ["an empty text begins with the canned answer", "", "", "Call us."],
  ["another canned answer replaces the first one", "Thank you.", "Thank you.", "Call us."],
  ["text that staff typed stays", "Dear Ada,", "", "Dear Ada,\n\nCall us."],
  [
    "text that staff typed above a canned answer stays when another one replaces it",
    "Dear Ada,\n\nThank you.",
    "Thank you.",
    "Dear Ada,\n\nCall us.",
  ],
  [
    "a canned answer that staff changed counts as text that they typed",
    "Thank you very much.",
    "Thank you.",
    "Thank you very much.\n\nCall us.",
  ],
])("%s", (_, text, earlier, expected) => {
  expect(withCannedAnswer(text, earlier, "Call us.")).toBe(expected);
});
