import { openSessions, type Account } from "#features/auth/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import type { AccountDetails } from "../contract.ts";
import { listDownloads } from "./store.ts";

export async function accountDetails(
  platform: Platform,
  account: Account,
): Promise<AccountDetails> {
  const sessions = await openSessions(platform, account);
  const downloads = account.email ? await listDownloads(platform.database.db, account.email) : [];
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
