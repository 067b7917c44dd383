import { expect, test } from "vitest";
import { passages, spoken } from "./server/answer/passages.ts";
import { withoutTold } from "./server/answer/without-told.ts";

const BEFORE =
  "**Data**\n\nEach connection gets only the rights it needs, and you get a list of which data goes where.";

test.each([
  [
    "What it says: each connection gets only the rights it needs, and you get a list of which data goes where.",
    "",
  ],
  [
    "**Where?**\n\nEach connection gets only the rights it needs, and you get a list of which data goes where.",
    "",
  ],
  [
    "**Where?**\n\nIn your account. Each connection gets only the rights it needs, and you get a list of which data goes where. Ask us.",
    "**Where?**\n\nIn your account. Ask us.",
  ],
  ["You get a list.", "You get a list."],
  ["Each connection gets no rights at all, and nobody can see a list of its data.", undefined],
  [
    "Each [connection](/connect) gets only the rights it needs, and you get a list of which data goes where.",
    undefined,
  ],
  ["- Each connection gets rights.\n- You get a list.", undefined],
])("after an answer about data, %j becomes %j", (text, left = text) => {
  expect(withoutTold(text, BEFORE)).toBe(left);
});

test("a text of the website is complete after an answer about something else", () => {
  for (const language of ["en", "de"] as const) {
    const [price] = passages.map((passage) => spoken(passage, language).text);
    const others = passages.filter(({ id }) =>
      ["data", "failure", "tools", "process"].includes(id),
    );
    expect(others).toHaveLength(4);
    for (const passage of others) {
      const { text } = spoken(passage, language);
      expect(withoutTold(text, price ?? "")).toBe(text);
    }
  }
});
