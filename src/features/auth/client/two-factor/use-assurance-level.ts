import type { User } from "@supabase/auth-js";
import { useAuth } from "../session/auth-context.ts";
import { loadClient } from "../session/session-actions.ts";
import { useServiceRead } from "../session/use-service-read.ts";

/**
 * Number of factors with which the person signed in. `missing`: the person signed in with one factor and must still
 * confirm with the second, because the account has an authenticator app.
 */
export type Level = "one" | "missing" | "two";

export function useLevel(): Level | undefined {
  return useServiceRead(readLevel, useAuth().user)?.read;
}

async function readLevel(): Promise<Level> {
  const client = await loadClient();
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  if (data?.currentLevel === "aal2") return "two";
  return data?.nextLevel === "aal2" ? "missing" : "one";
}

export function hasRecoveryCodes(user: User | null): boolean {
  return user?.factors?.some(({ factor_type }) => factor_type === "recovery_code") ?? false;
}
