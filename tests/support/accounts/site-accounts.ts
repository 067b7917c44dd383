import type { Page } from "@playwright/test";
import { clientOf, PASSWORD, showSecondFactor, STORAGE_KEY, type Client } from "./client.ts";
import { mailTo } from "../mail/mails.ts";
import { maintain } from "../operation/maintain.ts";
import type { Site } from "../operation/site.ts";

export { tokenOf } from "./client.ts";

export async function signUpOn(site: Site, email: string): Promise<Client> {
  const client = clientOf(site.url);
  const answer = await client.signUp({ email, password: PASSWORD });
  if (answer.error) throw answer.error;
  const { code } = await mailTo(site.dataDir, email);
  const { error } = await client.verifyOtp({ type: "signup", email, token: code });
  if (error) throw error;
  return client;
}

/** Makes a member of staff, who has an authenticator app and recovery codes. */
export async function staffOn(
  site: Site,
  email: string,
  settings: Record<string, string> = {},
): Promise<Client> {
  const client = await signUpOn(site, email);
  await maintain("staff", site.dataDir, "", settings, ["add", email]);
  const { code } = await mailTo(site.dataDir, email, "invited");
  const joined = await client.verifyOtp({ type: "invite", email, token: code });
  if (joined.error) throw joined.error;
  await showSecondFactor(client, new Date());
  const { error } = await client.mfa.recoveryCodes.generate();
  if (error) throw error;
  return client;
}

export async function signInBrowserAs(page: Page, client: Client): Promise<void> {
  const { data } = await client.getSession();
  // localStorage belongs to an origin, so a file of the site must be open. robots.txt runs no scripts.
  await page.goto("/robots.txt");
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    STORAGE_KEY,
    JSON.stringify(data.session),
  ] as const);
}

export async function openAs(page: Page, client: Client, path: string): Promise<void> {
  await signInBrowserAs(page, client);
  await page.goto(path);
}
