import {
  test as base,
  chromium,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type LaunchOptions,
} from "@playwright/test";
import type { Client } from "../accounts/client.ts";
import { staffOn } from "../accounts/site-accounts.ts";
import { BRIEF, startSite, type Site } from "../operation/site.ts";

/** Settings of the site in all browser tests. Webhooks may be sent to receivers on this machine. */
const USUAL = { RATE_LIMITS: "off", CHAT_DELAY: "off", WEBHOOK_PRIVATE_HOSTS: "localhost" };

export const STAFF = "nora@staff.example.com";

/**
 * A test of the built site in a real browser. Each test worker starts one site and makes one member of staff. A page
 * must not log an error that `expectErrors` does not match, nor break the content security policy.
 */
export const test = base.extend<
  { expectErrors: RegExp[] },
  { environment: Record<string, string>; site: Site; staff: Client }
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
  staff: [async ({ site }, use) => use(await staffOn(site, STAFF)), { scope: "worker" }],
  baseURL: async ({ site }, use) => use(site.url),
  expectErrors: [[], { option: true }],
  page: async ({ page, expectErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !isClosedDocument(message)) errors.push(message.text());
    });
    await use(page);
    expect(errors.filter((error) => !expectErrors.some((known) => known.test(error)))).toEqual([]);
  },
});

/**
 * Whether a message is about a document below /admin. A browser requests such documents without a session, so an answer
 * with 401 is no fault.
 */
function isClosedDocument(message: ConsoleMessage): boolean {
  const { pathname = "" } = URL.parse(message.location().url) ?? {};
  return message.text().includes("status of 401") && pathname.startsWith("/admin");
}

/**
 * Makes a fixture `context` with a browser of its own. `launchOptions` in `test.use` would make Playwright start a new
 * worker, and with it a new site, which takes longer.
 */
export function contextIn(launchOptions: LaunchOptions, options: BrowserContextOptions) {
  return async (
    { baseURL }: { baseURL: string | undefined },
    use: (context: BrowserContext) => Promise<void>,
  ) => {
    const browser = await chromium.launch(launchOptions);
    await use(await browser.newContext({ baseURL, reducedMotion: "reduce", ...options }));
    await browser.close();
  };
}

export { expect };
