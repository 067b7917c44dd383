import type { User } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { useAuth } from "../session/auth-context.ts";
import { loadClient } from "../session/load-client.ts";

/**
 * Assurance level of the session. `missing`: the account has an authenticator app, but the person did not use it in
 * this session.
 */
export type Level = "one" | "missing" | "two";

export function useLevel(): Level | undefined {
  const { user } = useAuth();
  const [level, setLevel] = useState<Level>();
  useEffect(() => {
    let left = false;
    if (user) void readLevel().then((read) => !left && setLevel(read));
    return () => {
      left = true;
    };
  }, [user]);
  return level;
}

async function readLevel(): Promise<Level> {
  const client = await loadClient();
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  if (data?.currentLevel === "aal2") return "two";
  return data?.nextLevel === "aal2" ? "missing" : "one";
}

/** Whether the account has recovery codes. A hosted service may have recovery codes switched off. */
export function hasRecoveryCodes(user: User | null): boolean {
  return user?.factors?.some(({ factor_type }) => factor_type === "recovery_code") ?? false;
}
