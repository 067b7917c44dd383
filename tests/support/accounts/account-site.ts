import { beforeEach, onTestFinished } from "vitest";
import { makeAccount, serveAuth, type AuthSite, type Client } from "./accounts.ts";
import { createTestPlatform, type TestPlatform } from "../platform.ts";

export { tokenOf } from "./client.ts";

type Settings = Parameters<typeof createTestPlatform>;

export let platform: TestPlatform;
export let site: AuthSite;

export async function startAccountSite(...settings: Settings): Promise<void> {
  platform = await createTestPlatform(...settings);
  site = await serveAuth(platform);
  onTestFinished(site.close);
}

/** Starts a site for accounts before each test. Without `changes`, it has no rate limits. */
export function useAccountSite(changes: Settings[0] = { rateLimits: false }): void {
  beforeEach(() => startAccountSite(changes));
}

export async function signedUpClient(
  ...address: [email?: string, password?: string]
): Promise<Client> {
  const client = site.client();
  await makeAccount(platform, client, ...address);
  return client;
}

export const sessionOf = async (client: Client) =>
  (await client.getClaims()).data?.claims.session_id ?? "";

export const addressesOfAccounts = async () =>
  (await platform.database.query("select email from accounts.users order by email")).rows.map(
    ({ email }) => email,
  );

export const countOf = async (table: string) =>
  Number((await platform.database.query(`select count(*) as n from ${table}`)).rows[0]?.["n"]);
