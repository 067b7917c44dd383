import { hasProvenEmail, openSessions, type Account } from "#features/auth/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import type { AccountDetails } from "../contract.ts";
import { listDownloads } from "./store.ts";

/** @throws Refusal `unavailable` of a hosted account service */
export async function accountDetails(
  platform: Platform,
  account: Account,
): Promise<AccountDetails> {
  const sessions = await openSessions(platform, account);
  const proven = await hasProvenEmail(platform, account);
  const downloads = proven ? await listDownloads(platform.database.db, account.email) : [];
  return {
    sessions: sessions.map(({ id, userAgent, begunAt, usedAt, current }) => ({
      id,
      userAgent,
      begunAt: begunAt.toISOString(),
      usedAt: usedAt.toISOString(),
      current,
    })),
    downloads: downloads.map((each) => ({ ...each, lastAt: each.lastAt.toISOString() })),
  };
}
