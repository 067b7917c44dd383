import type { Page } from "@playwright/test";
import {
  clientOf,
  PASSWORD,
  showSecondFactor,
  STORAGE_KEY,
  tokenOf,
  type Client,
} from "./client.ts";
import { leaveMessage } from "../contact/contact-message.ts";
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

/**
 * Sends a request to the back office as another browser of this member of staff would.
 * @param path - below `/api/admin`
 * @returns the body of the answer
 * @throws Error if the site refuses the request
 */
export async function askAs<Body>(
  site: Site,
  client: Client,
  path: string,
  method: "GET" | "POST" | "PATCH" = "GET",
  json?: object,
): Promise<Body> {
  const answer = await fetch(`${site.url}/api/admin${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await tokenOf(client)}`,
      "Content-Type": "application/json",
    },
    ...(json && { body: JSON.stringify(json) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
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

/**
 * Leaves a message, and opens it as a member of staff.
 * @param list - list in which staff search for it: “people” opens the page of its sender
 */
export async function openReceived(
  page: Page,
  site: Site,
  staff: Client,
  given: { name: string; email: string; message?: string },
  list: "messages" | "people" = "messages",
): Promise<void> {
  await leaveMessage(site.url, given);
  await openAs(page, staff, `/admin/${list}?q=${given.email}`);
  await page.getByRole("link", { name: given.name, exact: true }).click();
}

export async function openAs(page: Page, client: Client, path: string): Promise<void> {
  await signInBrowserAs(page, client);
  await page.goto(path);
}
