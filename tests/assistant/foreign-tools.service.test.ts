import { expect, test } from "vitest";
import { GUESS } from "#features/chat/server/answer/drafts.ts";
import { lastAnswer } from "#tests/support/conversation.ts";
import { sample } from "#tests/support/sample.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import { readSearches } from "../../scripts/eval/search.ts";
import questions from "../../assistant/questions.json" with { type: "json" };

/* If a visitor mentions a tool that the right template does not use, the template must still come first. */

/**
 * Minimum share of the messages for which the right template is still shown, although they mention a tool that it does
 * not use.
 */
const MIN_RIGHT = 0.984;

/** Minimum number of tested messages for each task, on average. With fewer messages, the test would prove little. */
const TOOLS_EACH = 2.6;

/** Functions that add a clause about a tool, such as "we use HubSpot", to a visitor's task, by language and tool. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, (task: string) => string>>>> = {
  en: {
    HubSpot: (task) => `${task}, we use HubSpot`,
    Excel: (task) => `our list is in Excel: ${task}`,
    Outlook: (task) => `${task}, and our mail is in Outlook`,
    Notion: (task) => `we keep everything in Notion, ${task}`,
    Teams: (task) => `${task}. We work with Microsoft Teams`,
    Pipedrive: (task) => `we have Pipedrive, ${task}`,
  },
  de: {
    HubSpot: (task) => `${task}, wir nutzen HubSpot`,
    Excel: (task) => `unsere Liste liegt in Excel: ${task}`,
    Outlook: (task) => `${task}, unsere Mails sind in Outlook`,
    Notion: (task) => `bei uns steht alles in Notion, ${task}`,
    Teams: (task) => `${task}. Wir arbeiten mit Microsoft Teams`,
    Pipedrive: (task) => `wir haben Pipedrive, ${task}`,
  },
};
/**
 * Templates that are not tested together with a tool, by the tool's name. Another template does the same task with this
 * tool, so the assistant rightly shows the other template.
 */
const BETTER: Readonly<Record<string, readonly string[]>> = {
  Outlook: ["sort-gmail-inbox", "route-support-mails"],
};
/** Minimum number of words in a message. Shorter messages seldom describe a task. */
const MIN_WORDS = 3;

const tasks = [
  ...questions
    .filter(({ kind, turns }) => kind !== "product" && turns.length === 1)
    .map(({ language, turns, expect: { template } }) => ({
      language,
      task: turns.join(),
      right: [template ?? []].flat(),
    })),
  ...["everyday", "trades"].flatMap(readSearches).map(({ language, query, fits }) => ({
    language,
    task: query,
    right: fits,
  })),
].filter(({ task }) => task.split(" ").length >= MIN_WORDS);

useLibrary();

test(
  "a foreign tool beside a task seldom changes the first template",
  { timeout: 240_000 },
  async () => {
    const wrong: string[] = [];
    let tried = 0;
    const chosen = sample(tasks, 4);
    for (const { language, task, right } of chosen) {
      const [first = ""] = (await lastAnswer(platform, [task])).templates;
      if (!right.includes(first)) continue;
      for (const [tool, beside] of Object.entries(BESIDE[language] ?? {})) {
        if (first.includes(tool.toLowerCase()) || BETTER[tool]?.includes(first)) continue;
        tried += 1;
        const { templates, kinds } = await lastAnswer(platform, [beside(task)]);
        const asksBack = kinds.includes(GUESS) && templates.includes(first);
        if (!right.includes(templates[0] ?? "") && !asksBack)
          wrong.push(`${beside(task)}: ${templates.join() || "none"}, not ${first}`);
      }
    }
    const share = 1 - wrong.length / tried;
    if (share < MIN_RIGHT) console.log(wrong.join("\n"));
    expect(tried / chosen.length).toBeGreaterThan(TOOLS_EACH);
    expect(share).toBeGreaterThanOrEqual(MIN_RIGHT);
  },
);
