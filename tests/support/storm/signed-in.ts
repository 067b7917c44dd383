import type { MessageDetails } from "#features/contact/inbox-contract.ts";
import { maintain } from "../maintain.ts";
import { staffOn, tokenOf } from "../site-accounts.ts";
import type { Site } from "../site.ts";
import { ID } from "./endpoints.ts";

/** Puts a message into the inbox and makes a member of staff. @returns their access token */
export async function staffForStorm(site: Site): Promise<string> {
  const { code, output } = await maintain(
    "sql",
    site.dataDir,
    `insert into contact_messages (id, name, email, phone, message, service)
     values ('${ID}', 'Ada', 'ada@example.com', '1', 'Hello', 'general')`,
  );
  if (code !== 0) throw new Error(output);
  return tokenOf(await staffOn(site, "storm@example.com"));
}

/** Whether the storm got through the door of the back office, and left the token as it was. */
export async function cameIn(site: Site, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/admin/messages/${ID}`, { headers });
  const { message } = (await answer.json()) as Partial<MessageDetails>;
  return message !== undefined && message.status !== "new";
}
