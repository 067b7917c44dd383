import { maintain } from "../operation/maintain.ts";
import { signUpOn, staffOn, tokenOf } from "../accounts/site-accounts.ts";
import type { Site } from "../operation/site.ts";
import { ID } from "./endpoints.ts";
import type { Tokens } from "./requests.ts";

/** Stores the rows that random requests need, and signs in. @returns access tokens of staff and of a visitor */
export async function staffForFuzzing(
  site: Site,
  settings: Record<string, string> = {},
): Promise<Tokens> {
  const { code, output } = await maintain(
    "sql",
    site.dataDir,
    `with template as (
       insert into templates (id, title, description, category, tools, features, is_public, created_at)
       values ('${ID}', 'Fuzzed', 'Made for generated requests', '{Email}', '{Gmail}', '{}', true, now())
     )
     insert into contact_messages (id, name, email, phone, message, service)
     values ('${ID}', 'Ada', 'inbox@example.com', '1', 'Hello', 'general')`,
    settings,
  );
  if (code !== 0) throw new Error(output);
  return {
    staff: await tokenOf(await staffOn(site, "fuzz@example.com", settings)),
    spare: await tokenOf(await signUpOn(site, "spare@example.com")),
  };
}

export async function isStaffStill(site: Site, { staff }: Tokens): Promise<boolean> {
  const headers = { Authorization: `Bearer ${staff}` };
  return (await fetch(`${site.url}/api/admin/overview`, { headers })).ok;
}
