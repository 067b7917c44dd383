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

/** Settings of the site in all journeys. Webhooks may be sent to receivers on this machine. */
const USUAL = { RATE_LIMITS: "off", CHAT_DELAY: "off", WEBHOOK_PRIVATE_HOSTS: "localhost" };

/** Email address of the member of staff whom the fixture `staff` makes. */
export const STAFF = "nora@staff.example.com";

/**
 * A test of the built site in a real browser. Each test worker starts one site and makes one member of staff (`staff`).
 * `test.use({ environment: { … } })` changes the site's settings. The test fails if the page logs an error, or if the
 * content security policy blocks something. Errors that `expectErrors` matches are allowed.
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
 * Whether the browser reports a document below /admin that was refused with 401. This is no fault: a browser's request
 * for a document carries no session.
 */
function isClosedDocument(message: ConsoleMessage): boolean {
  const { pathname = "" } = URL.parse(message.location().url) ?? {};
  return message.text().includes("status of 401") && pathname.startsWith("/admin");
}

/**
 * Returns a replacement for Playwright's fixture `context`, which starts a new browser for each test. Do not set
 * `launchOptions` in `test.use`: Playwright would then start a new worker, and with it a new site, which takes longer.
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
