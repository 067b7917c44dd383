import { expect, test } from "vitest";
import type { ChatEvent } from "./contract.ts";
import { checkText } from "./server/answer/check-model-text.ts";

const INSTEAD = "You get a fixed quote.";
const FACTS = "n8n costs from about 20 euros a month. The visitor pays 1,200 € a month for typing.";

/** Returns what the visitor sees of a text that arrives in pieces of `size` letters. */
async function shown(text: string, size = 7): Promise<string> {
  async function* events(): AsyncGenerator<ChatEvent, void> {
    for (let at = 0; at < text.length; at += size) {
      yield { type: "text", text: text.slice(at, at + size) };
    }
  }
  let all = "";
  const ours = {
    facts: () => FACTS,
    isOurLink: (address: string) => address.startsWith("/"),
    instead: INSTEAD,
  };
  for await (const event of checkText(events(), ours)) if (event.type === "text") all += event.text;
  return all;
}

test.each([
  "Good to hear from you! What does your hotel do by hand?",
  "n8n costs about 20 euros a month.\n\nSee [Templates](/templates) for more.",
  "You save part of the 1200 € that you pay.",
  "There is no guarantee, but most workflows run within weeks.",
])("a text with nothing invented is shown as it is: %s", async (text) => {
  for (const size of [1, 7, 500]) expect(await shown(text, size)).toBe(text);
});

test.each([
  ["Sure! It costs 499 EUR, set up. Shall we talk?", `Sure! ${INSTEAD} Shall we talk?`],
  ["That is $1,500. And €300 more.", `${INSTEAD} `],
  ["We guarantee that it runs. Bye!", `${INSTEAD} Bye!`],
  ["Sie bekommen 20 % Rabatt. Bis bald!", `${INSTEAD} Bis bald!`],
  ["Look at [this](https://evil.example/x) now.", "Look at this now."],
  ["Go to https://evil.example/x now.", "Go to  now."],
])("prices, promises and links that are not ours are taken out: %s", async (text, wanted) => {
  for (const size of [1, 7, 500]) expect(await shown(text, size)).toBe(wanted);
});
