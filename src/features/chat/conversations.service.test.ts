import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expectWords, readCases, WORD_KEYS } from "#tests/support/cases.ts";
import { lastAnswer } from "#tests/support/conversation.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";

/*
 * Each conversation in the folder has lists of what the assistant's last answer must have:
 * - `kinds`, `templates`, `choices`: exactly these values; the value `any` stands for at least one
 * - `kind`, `template`: these values, and perhaps others
 * - `notKind`: none of these values
 * - `firstKindOf`: the first kind is one of these
 */

const FOLDER = join(import.meta.dirname, "conversations/answers");
const KEYS = [
  ...WORD_KEYS,
  "kinds",
  "kind",
  "notKind",
  "firstKindOf",
  "templates",
  "template",
  "choices",
] as const;

useLibrary();

describe.each(readdirSync(FOLDER))("%s", (file) => {
  test.each(readCases(join(FOLDER, file), KEYS))("$name", async ({ messages, expected }) => {
    const answer = await lastAnswer(platform, messages);
    const { text, kinds, templates } = answer;
    const { kind = [], notKind = [], firstKindOf, template = [] } = expected;
    expectWords(text, expected);
    for (const list of ["kinds", "templates", "choices"] as const) {
      const wanted = expected[list] ?? answer[list];
      if (wanted[0] === "any") expect(answer[list]).not.toEqual([]);
      else expect(answer[list]).toEqual(wanted);
    }
    expect(kinds).toEqual(expect.arrayContaining(kind));
    expect(templates).toEqual(expect.arrayContaining(template));
    expect(kinds.filter((one) => notKind.includes(one))).toEqual([]);
    if (firstKindOf) expect(firstKindOf).toContain(kinds[0]);
  });
});
