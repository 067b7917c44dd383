import { describe, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { converse } from "#tests/support/conversation.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";

useLibrary();

/** First messages after which the assistant shows a template, quotes a text, or offers to build something. */
const FIRST = {
  en: ["sort my gmail inbox", "what is n8n?", "print my shipping labels"],
  de: [
    "Bewertungen bei Google beantworten",
    "Was ist n8n?",
    "Schichtplan an die Aushilfen schicken",
  ],
};
const UNCLEAR = {
  en: ["the blue folder, as always on Thursdays", "my cousin in Leeds swears by the green ones"],
  de: ["der blaue Ordner, wie jeden Donnerstag", "halt so wie beim Huber damals"],
};
/** Names of texts with which an answer begins if it claims that templates fit. */
const CLAIMS = ["found", "foundTemplate", "foundTemplates", "nearest"] as const;

describe.each(["en", "de"] as const)("in %s", (language) => {
  const words = assistant.site[language];
  const pairs = FIRST[language].flatMap((first) =>
    UNCLEAR[language].map((second) => ({ first, second })),
  );

  test.each(pairs)("an unclear message gets no claim: $first | $second", async (pair) => {
    const [, answer] = await converse(platform, [pair.first, pair.second]);
    const claimed = CLAIMS.filter((claim) => answer?.text.startsWith(words[claim]));
    expect(claimed).toEqual([]);
    expect(answer?.templates).toEqual([]);
  });

  test.each(FIRST[language])(
    "a person is not offered twice in the same words: %s",
    async (first) => {
      const answers = await converse(platform, [first, ...UNCLEAR[language]]);
      const [, second, third] = answers.map(({ text }) => text.split("\n\n")[0]);
      expect(third).not.toBe(second);
    },
  );
});

test("a short reply to what was quoted does not repeat a sentence without its words", async () => {
  const [, answer] = await converse(platform, ["Was brauche ich für eine Vorlage?", "wo denn da"]);
  expect(answer?.text).not.toContain("Aus dem, was ich oben geschrieben habe");
});
