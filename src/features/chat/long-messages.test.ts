import { describe, expect, test } from "vitest";
import {
  asksForOrigin,
  asksWhoGetsTips,
  contactWishIn,
  readContact,
  wishesNewsletter,
} from "#features/leads/server/service.ts";
import { nameIn, withoutName } from "#platform/understanding/names.ts";
import { understand } from "#platform/understanding/understand.ts";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { sample } from "#tests/support/sample.ts";
import { withoutDeniedTrade } from "./server/answer/details.ts";
import { wantedInstead } from "./server/answer/instead.ts";
import { memoryOf } from "./server/answer/memory.ts";
import { withoutQuoted } from "./server/answer/quoted.ts";

const LENGTH = 4000;
/** Words and characters that a test message repeats up to its maximum length. */
const PARTS =
  "-|'|0|?|@|\n|\t| |- |> |\"a b | \n|the |not a |a, |a. |can i |is it |Ann |Ann Lee, |mein name |use x@ |a@ |a at b |0 |aber |. but |please |lg Ann |the tips |newsletter |maybe later |from: |--a--|it also |and |i'm after |forget it |no a@b.example |my number is |(at) |dot |call at 3 |how get my |delete my number |not before 3 |only text |my old mail |log in ".split(
    "|",
  );
/** Makes a meaningless word of letters and digits. Each number gives another word. */
const unknownWord = (number: number) => (Math.imul(number + 1, 40_503) >>> 0).toString(36);
const UNLIKE_WORDS = Array.from({ length: LENGTH }, (_, at) => unknownWord(at));
const MESSAGES = [
  ...PARTS.flatMap((part) =>
    ["", "x", "!"].map((end) => part.repeat(LENGTH).slice(0, LENGTH - end.length) + end),
  ),
  ...[
    "a",
    "automatisierungsrechnung",
    "0171 555014 ",
    "worflwo invioce kalendr emial atuomaet ",
    UNLIKE_WORDS.join(" "),
    UNLIKE_WORDS.map((word) => word.replaceAll(/\d/g, "e")).join(" "),
    UNLIKE_WORDS.join("; ") + "\n",
  ].map((part) => part.repeat(LENGTH).slice(0, LENGTH)),
];
const READERS: Record<string, (message: string) => unknown> = {
  understand,
  withoutQuoted,
  readContact: (message) => readContact([message, message]),
  wishesNewsletter,
  nameIn: (message) => nameIn(message, true),
  withoutName,
  wantedInstead,
  asksForOrigin,
  asksWhoGetsTips,
  contactWishIn,
  withoutDeniedTrade,
};

test("an answer that a browser claims to have shown has at most ten templates", () => {
  const shown = Array.from({ length: 3000 }, (_, at) => `/templates/${unknownWord(at)}`);
  const links = shown.map((path) => `[one](${path})`).join(" ");
  const { templates, all } = memoryOf([
    { role: "assistant", content: links, shown },
    { role: "user", content: "what do they need?" },
  ]);
  expect(templates.length).toBe(10);
  expect(all.size).toBe(10);
});

describe("the longest messages that a visitor can send", () => {
  test.each(Object.entries(READERS))("%s reads each of them at once", (_, read) => {
    understand("The first message loads a model.");
    readContact(["My address is ada@hill.example, my number 0171 5550143.", "It is wrong."]);
    // Every fourth message is enough: the messages cycle through three endings, so all endings are tested.
    const slow = sample(MESSAGES, 4).filter((message) => cpuTimeOf(() => read(message)) > 300);
    expect(slow.map((message) => message.slice(0, 20))).toEqual([]);
  });
});
