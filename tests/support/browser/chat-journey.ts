import type { Page } from "@playwright/test";
import { chat, type ChatWords } from "#content/assistant/chat.ts";
import { chatLauncher } from "#content/assistant/chat-launcher.ts";
import { chatWords } from "#features/chat/words.ts";
import { expect, test as base } from "./journey.ts";
import { startProvider, type Provider } from "../model-provider.ts";

export const test = base.extend<object, { provider: Provider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  environment: [
    async ({ provider }, use) =>
      use({ AI_BASE_URL: provider.url, AI_API_KEY: "the-key", AI_MODELS: "the-model" }),
    { scope: "worker" },
  ],
});
export { expect };

export const SCREENS = {
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: "no-preference",
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Matches a text of the chat panel in any language. The panel uses the language of the assistant's answers. */
export function inAnyLanguage(text: (words: ChatWords) => string): RegExp {
  return new RegExp(`^(?:${Object.values(chatWords).map(text).join("|")})$`);
}

export function panelOf(page: Page) {
  const panel = page.getByRole("dialog", { name: chat.title });
  return {
    panel,
    launcher: page.getByRole("button", { name: chatLauncher.open }),
    input: panel.getByLabel(inAnyLanguage((words) => words.inputLabel)),
    send: panel.getByRole("button", { name: inAnyLanguage(({ buttons }) => buttons.send) }),
    stop: panel.getByRole("button", { name: inAnyLanguage(({ buttons }) => buttons.stop) }),
    retry: panel.getByRole("button", { name: inAnyLanguage(({ buttons }) => buttons.retry) }),
    list: panel.getByRole("region", { name: inAnyLanguage(({ labels }) => labels.conversation) }),
    messages: panel.getByRole("list").first().locator("> li"),
  };
}

/**
 * Position of a click on the chat's round button. The button may move aside to uncover a text, but this point of it
 * stays inside the window.
 */
export const IN_THE_MARGIN = { position: { x: 8, y: 28 } };

/**
 * Opens the chat.
 * @param path - page on which the chat is opened. The panel is the same everywhere, so the default is a page that loads
 *   fast
 */
export async function openChat(page: Page, path = "/privacy") {
  await page.goto(path);
  const parts = panelOf(page);
  await parts.launcher.click(IN_THE_MARGIN);
  await expect(parts.panel).toBeVisible();
  return parts;
}
