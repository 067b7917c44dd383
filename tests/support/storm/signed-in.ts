import type { MessageDetails } from "#features/contact/inbox-contract.ts";
import { maintain } from "../maintain.ts";
import { staffOn, tokenOf } from "../site-accounts.ts";
import type { Site } from "../site.ts";
import { ID } from "./endpoints.ts";

/**
 * Puts a message into the inbox and a template into the library, under the id that the requests
 * know, and makes a member of staff.
 * @param settings that the site was started with
 * @returns their access token
 */
export async function staffForStorm(
  site: Site,
  settings: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await maintain(
    "sql",
    site.dataDir,
    `with template as (
       insert into templates (id, title, description, category, tools, features, is_public, created_at)
       values ('${ID}', 'A storm', 'Of requests', '{Email}', '{Gmail}', '{}', true, now())
     )
     insert into contact_messages (id, name, email, phone, message, service)
     values ('${ID}', 'Ada', 'ada@example.com', '1', 'Hello', 'general')`,
    settings,
  );
  if (code !== 0) throw new Error(output);
  return tokenOf(await staffOn(site, "storm@example.com", settings));
}

/** Whether the storm got through the door of the back office, and left the token as it was. */
export async function cameIn(site: Site, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/admin/messages/${ID}`, { headers });
  const { message } = (await answer.json()) as Partial<MessageDetails>;
  return message !== undefined && message.status !== "new";
}
