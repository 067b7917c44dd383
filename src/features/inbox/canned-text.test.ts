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
    "text that staff typed below a canned answer stays below the next one",
    "Thank you.\n\nMy own words.",
    "Thank you.",
    "Call us.\n\nMy own words.",
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

const answer = (body: string) => `Hello Ada,\n\n${body}\n\nKind regards,\nIda`;

test("a second canned answer does not repeat the greeting and the signature of a changed one", () => {
  const changed = answer("Thank you. My own words.");
  const both = answer("Thank you. My own words.\n\nCall us.");
  expect(withCannedAnswer(changed, answer("Thank you."), answer("Call us."))).toBe(both);
  expect(withCannedAnswer(changed, "", answer("Call us."))).toBe(both);
  expect(withCannedAnswer("Hi!\n\nThank you.", answer("Thank you."), answer("Call us."))).toBe(
    "Hi!\n\nThank you.\n\nCall us.",
  );
});
