import type { Page } from "@playwright/test";
import type { Session } from "@supabase/auth-js";
import { ANON_KEY, startHostedAccounts, type HostedAccounts } from "./hosted-accounts.ts";
import { expect, test as journey } from "../browser/journey.ts";

// supabase-js derives its key from the first label of the service's host, here "127" of 127.0.0.1.
export const STORAGE_KEY = "sb-127-auth-token";

export const test = journey.extend<object, { hosted: HostedAccounts }>({
  hosted: [
    // By its first parameter, which must be a pattern, Playwright finds out which other fixtures this one needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const hosted = await startHostedAccounts();
      await use(hosted);
      await hosted.close();
    },
    { scope: "worker" },
  ],
  environment: [
    // A hosted account service decides itself whether people may sign up.
    async ({ hosted }, use) =>
      use({ SUPABASE_URL: hosted.url, SUPABASE_ANON_KEY: ANON_KEY, SIGN_UP: "off" }),
    { scope: "worker" },
  ],
});

export async function session(page: Page): Promise<Session> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  return JSON.parse(stored ?? "") as Session;
}

/**
 * Returns the link that a hosted account service would send by email.
 * @param ours - link in the email of the site that stands in for the service
 */
export function hostedLink(hosted: HostedAccounts, ours: string, redirectTo: string): string {
  const mailed = new URLSearchParams(new URL(ours).hash.slice(1));
  const query = new URLSearchParams({
    token: mailed.get("token_hash") ?? "",
    type: mailed.get("type") ?? "",
    redirect_to: redirectTo,
  });
  return `${hosted.url}/auth/v1/verify?${query.toString()}`;
}

export { expect };
