import {
  deleteAccount,
  hasProvenEmail,
  openSessions,
  type Account,
} from "#features/auth/server/service.ts";
import type { ErasureResult, PersonData } from "#features/privacy/contract.ts";
import { eraseOwner, locateOwner, showPerson } from "#features/privacy/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import type { AccountDeleted, AccountDetails, DeleteAccount } from "../contract.ts";
import { listDownloads } from "./store.ts";

/**
 * Lists the account's sessions and, if the email address is confirmed, the templates that its owner has downloaded.
 * @throws Refusal `unavailable` if a hosted account service does not answer
 */
export async function accountDetails(
  platform: Platform,
  account: Account,
): Promise<AccountDetails> {
  const proven = await hasProvenEmail(platform, account);
  const downloads = proven ? await listDownloads(platform.database.db, account.email) : [];
  return {
    sessions: await openSessions(platform, account),
    downloads: downloads.map((each) => ({ ...each, lastAt: each.lastAt.toISOString() })),
  };
}

/**
 * Limits how often a person may read their own data. This read is expensive, because it searches all stored texts.
 * Requests are counted by network address and not by account, because anybody can open many accounts.
 */
const OWN_DATA: Limit = { name: "account-data", points: 10, seconds: 60 * 60 };
const ERASE: Limit = { name: "account-erase", points: 5, seconds: 60 * 60 };

/** @throws Refusal `forbidden` for an unconfirmed email address; `too_many` if the person asks too often */
export async function ownData(
  platform: Platform,
  account: Account,
  address: string,
): Promise<PersonData> {
  await platform.limits.consume(OWN_DATA, address);
  if (await hasProvenEmail(platform, account)) return showPerson(platform, account.email);
  throw new Refusal("forbidden", "Please confirm your email address first.");
}

/**
 * Deletes an account and, if `everything` is true, all other data about its owner.
 * @throws Refusal `forbidden`, `too_many`, `unauthenticated`, `unavailable`
 */
export async function removeAccount(
  platform: Platform,
  account: Account,
  { everything, ...confirmation }: DeleteAccount,
  address: string,
): Promise<AccountDeleted> {
  if (!everything) {
    await deleteAccount(platform, account, confirmation, address);
    return { erased: null };
  }
  await platform.limits.consume(ERASE, address);
  let finish: (() => Promise<ErasureResult>) | undefined;
  await deleteAccount(platform, account, confirmation, address, async (owner) => {
    const located = await locateOwner(platform, owner.email);
    return async (tx) => {
      finish = await eraseOwner(platform, tx, owner.userId, located);
    };
  });
  return { erased: (await finish?.()) ?? null };
}
