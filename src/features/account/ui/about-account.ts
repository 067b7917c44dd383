import type { AboutAccount } from "#features/auth/contract.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";

export function aboutAccount(): Promise<AboutAccount> {
  return accountFetch<AboutAccount>("/api/account");
}
