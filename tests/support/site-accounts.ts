import { clientOf, PASSWORD, showSecondFactor, type Client } from "./accounts.ts";
import { mailTo } from "./mails.ts";
import { maintain } from "./maintain.ts";
import type { Site } from "./site.ts";

/** Signs up on the built site and confirms by the mailed code. @returns the client, signed in */
export async function signUpOn(site: Site, email: string): Promise<Client> {
  const client = clientOf(site.url);
  const asked = await client.signUp({ email, password: PASSWORD });
  if (asked.error) throw asked.error;
  const { code } = await mailTo(site.dataDir, email);
  const { error } = await client.verifyOtp({ type: "signup", email, token: code });
  if (error) throw error;
  return client;
}

/** @returns the access token of a new member of staff, valid for an hour */
export async function staffTokenOn(site: Site, email: string): Promise<string> {
  const client = await signUpOn(site, email);
  await maintain("staff", site.dataDir, "", {}, ["add", email]);
  return showSecondFactor(client, new Date());
}

export async function tokenOf(client: Client): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? "";
}
