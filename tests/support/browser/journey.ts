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
 * A test in a real browser with the built site, which each worker starts. `test.use({ environment: { … } })` changes
 * its settings. `staff` is a member of staff, whom each worker makes once. The test fails if the page logs an error or
 * its content security policy refuses something, unless `expectErrors` matches the error.
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
 * Makes the fixture `context` with a browser of its own for each test. Launch options in `test.use` would give the
 * file's worker a site of its own too, whose start takes longer.
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
