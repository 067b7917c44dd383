import { AuthClient } from "@supabase/auth-js";
import { codeAt, stepAt } from "#features/auth/server/proofs/totp.ts";

/* Tests in a browser import this file. They cannot load the application without a build, so do not import it here. */

export const PASSWORD = "a quiet wire hums";

export type Client = InstanceType<typeof AuthClient>;

export const STORAGE_KEY = "sb-localhost-auth-token";

export function clientOf(
  origin: string,
  storage = new Map<string, string>(),
  flowType: "implicit" | "pkce" = "implicit",
): Client {
  return new AuthClient({
    url: `${origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    flowType,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    autoRefreshToken: false,
    experimental: { recoveryCodes: true },
  });
}

/** Sets up an authenticator app, and signs in with its code. @returns the session's access token */
export async function showSecondFactor(client: Client, now: Date): Promise<string> {
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  const secret = data?.type === "totp" ? data.totp.secret : "";
  const code = codeAt(secret, stepAt(now));
  const { error } = await client.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
  if (error) throw error;
  return tokenOf(client);
}

export async function tokenOf(client: Client): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? "";
}
