import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chat } from "#content/assistant/chat.ts";
import { germanChat } from "#content/assistant/german-chat.ts";
import { helplines } from "#content/assistant/helplines.ts";
import { dangers, replies } from "#content/assistant/replies.ts";
import { readExampleGroups } from "#platform/learning/example-files.ts";
import { REMOVED_DIAGNOSIS } from "#platform/typed-secrets/typed-secrets.ts";
import { readExamples } from "#platform/understanding/examples.ts";
import { sample } from "#tests/support/sample.ts";
import { dangerIn, isInDanger, isMisuse } from "./server/answer/danger-and-misuse.ts";

describe.each([
  ["danger.txt", true],
  ["no-danger.txt", false],
])("messages of %s", (file, expected) => {
  const groups = readExampleGroups(join(import.meta.dirname, "conversations", file));
  describe.each(groups)("%s", (_, messages) => {
    test.each(messages)("%s", (message) => {
      expect(isInDanger(message)).toBe(expected);
    });
  });
});

describe.each(readExampleGroups(join(import.meta.dirname, "conversations", "misuse.txt")))(
  "messages of misuse.txt: %s",
  (kind, messages) => {
    test.each(messages)("%s", (message) => {
      expect(isMisuse(message)).toBe(kind === "misuse");
    });
  },
);

test.each([
  "I took all my pills",
  "I have taken an overdose",
  "Ich hab die ganzen Tabletten genommen",
])("somebody who has taken an overdose reads first to call for help: %s", (message) => {
  expect(dangerIn(message)).toBe("emergency");
});

test("a patient's illness beside a reminder is no emergency", () => {
  const message =
    "One of our patients, Mrs Doreen Castle, has early [diagnosis removed], can your bot remind her?";
  expect(isInDanger(message.replace("[diagnosis removed]", REMOVED_DIAGNOSIS))).toBe(false);
});

test("the assistant tells the examples of danger from those of work", () => {
  const dangerous = readExamples()
    .filter(([kind]) =>
      ["crisis", "emergency", "violence", "hard-news", "cyber-attack"].includes(kind),
    )
    .flatMap(([, messages]) => messages);
  expect(dangerous.length).toBeGreaterThan(150);
  expect(sample(dangerous, 4).filter((message) => !isInDanger(message))).toEqual([]);
});

test("the answer to violence names the button that deletes the conversation", () => {
  expect(replies.violence.en).toContain(`“${chat.buttons.close}”`);
  expect(replies.violence.de).toContain(`„${germanChat.buttons.close}“`);
});

test("every number in an answer to danger is a link to a number of help", () => {
  const texts = dangers.flatMap((kind) => [replies[kind].en, replies[kind].de]);
  const linked = texts.flatMap((text) =>
    Array.from(text.matchAll(/\[([\d -]+)\]\(tel:(\d+)\)/gu), ([, shown = "", to = ""]) => {
      expect(shown.replaceAll(/\D/gu, "")).toBe(to);
      return to;
    }),
  );
  expect(new Set(linked)).toEqual(new Set(helplines));
  const rest = texts.map((text) => text.replaceAll(/\[[\d -]+\]\(tel:\d+\)/gu, ""));
  expect(rest.filter((text) => /\d/u.test(text))).toEqual([]);
});

test.each([
  "haha ok war einen versuch wert. tschüss",
  "backup for my google drive files please",
  "support chatbot for my website",
])("everyday words are no danger: %s", (message) => {
  expect(dangerIn(message)).toBeUndefined();
});
