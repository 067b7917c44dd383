import { test as base, expect } from "@playwright/test";
import { BRIEF, startSite, type Site } from "../operation/site.ts";

/** Settings of every journey; webhooks may go to receivers on this machine. */
const USUAL = { RATE_LIMITS: "off", CHAT_DELAY: "off", WEBHOOK_PRIVATE_HOSTS: "localhost" };

/**
 * A journey through the built site in a real browser. `site` is this worker's own server;
 * `test.use({ environment: { … } })` changes its settings. An error on the page's console, or a refusal by its
 * content security policy, fails the journey, unless `expectErrors` names the error.
 */
export const test = base.extend<
  { expectErrors: RegExp[] },
  { environment: Record<string, string>; site: Site }
>({
  environment: [{}, { option: true, scope: "worker" }],
  site: [
    async ({ environment }, use) => {
      const site = await startSite({ ...USUAL, ...environment }, [], BRIEF);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectErrors: [[], { option: true }],
  page: async ({ page, expectErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await use(page);
    expect(errors.filter((error) => !expectErrors.some((known) => known.test(error)))).toEqual([]);
  },
});

export { expect };
