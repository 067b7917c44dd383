import { expect, test } from "vitest";

import { EMPTY_MESSAGE, type ContactContents } from "#features/contact/contract.ts";
import { readSpamExamples } from "#features/contact/server/spam/examples.ts";
import { scoreWords } from "#features/contact/server/spam/learned-words.ts";
import { SPAM_THRESHOLD } from "#features/contact/server/spam/points.ts";
import { findSpamReasons } from "#features/contact/server/spam/score.ts";
import keptAside from "./kept-aside.json" with { type: "json" };

const { spam, honest } = readSpamExamples();
const UNKNOWN = { trapped: false, fast: false, sameText: 0, reported: false };

/** By their words and sender alone. */
const caught = (messages: readonly Partial<ContactContents>[], line: number = SPAM_THRESHOLD) =>
  messages
    .map((message) => ({ ...EMPTY_MESSAGE, ...message }))
    .filter((message) => {
      const findings = [...findSpamReasons(message, UNKNOWN), ...scoreWords(message)];
      return findings.reduce((sum, { points }) => sum + points, 0) >= line;
    })
    .map(({ message }) => message);

/*
 * Written by somebody who knew neither the examples nor the rules, and never learned from. When it was
 * first judged 58 of 60 were caught, as now. What comes next to it in content/spam/examples/, by
 * another hand, was judged before it was learned from: 58 of 60, and one honest message.
 */
test("of messages kept aside nine in ten of spam are caught, and no honest one", () => {
  expect(keptAside.spam.length).toBe(60);
  expect(caught(keptAside.honest)).toEqual([]);
  expect(caught(keptAside.spam).length).toBeGreaterThanOrEqual(54);
});

test("no example of an honest message comes near the line, and hardly one of spam is missed", () => {
  expect(caught(honest, SPAM_THRESHOLD * 0.75)).toEqual([]);
  expect(caught(spam).length / spam.length).toBeGreaterThanOrEqual(0.97);
});

test("nothing that is kept aside is an example", () => {
  const examples = new Set([...spam, ...honest].map(({ message }) => message));
  const kept = [...keptAside.spam, ...keptAside.honest];
  expect(kept.filter(({ message }) => examples.has(message))).toEqual([]);
});

test.each([
  "price list",
  "Social media",
  "As you like.",
  "not yet valid",
  "a website",
  "More customers",
])("a few words are no spam by themselves: %s", (message) => {
  expect(caught([{ message }])).toEqual([]);
});
