import { expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { lastAnswer } from "#tests/support/conversation.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";

useLibrary();

test.each([
  ["remind our tenants of the chimney sweep", "can we skip the ground floor?", "the ground floor"],
  [
    "Vereinsmitgliedern die Zählerstände mailen",
    "geht auch eine Nachricht pro Haushalt?",
    "pro Haushalt",
  ],
])("a detail of a task is taken up in the visitor's words: %s", async (first, second, words) => {
  const { text } = await lastAnswer(platform, [first, second]);
  expect(text).toContain(words);
});

test("an answer about a shown template takes up the detail, too", async () => {
  const messages = ["my customers pay late", "can some be left out, such as my cousin?"];
  const { text } = await lastAnswer(platform, messages);
  expect(text).not.toContain(assistant.site.en.handOver.canBeAdded);
});

test.each([
  ["Can you connect Shopify with our books?", "does that work with Odoo as well?", "Odoo"],
  ["Habt ihr Erfahrung mit Buchhaltung?", "geht das auch mit Odoo?", "Odoo"],
])("of a program without a guide, it is said that n8n has steps: %s", async (one, two, tool) => {
  const { text } = await lastAnswer(platform, [one, two]);
  expect(text).toMatch(
    new RegExp(`n8n (?:has ready-made steps for|hat fertige Schritte für) ${tool}`, "u"),
  );
});
