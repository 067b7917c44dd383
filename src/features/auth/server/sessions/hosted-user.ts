import { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { AUTH_BASE } from "../../protocol.ts";

const TIMEOUT_MS = 5000;

const HostedUser = z.object({
  identities: z
    .array(
      z.object({
        identity_data: z.object({
          email: z.string().nullish(),
          email_verified: z.unknown().optional(),
        }),
      }),
    )
    .nullish(),
});

/**
 * Asks the hosted account service whether the person has verified the email address. The access token does not prove
 * this. The person can write its `user_metadata`, and some services set `email_confirmed_at` for every address.
 * @param email - in lower case
 * @throws Refusal `unavailable`
 */
export async function isHostedEmailVerified(
  { config }: Platform,
  token: string,
  email: string,
): Promise<boolean> {
  const { url, anonKey } = config.supabase ?? { url: "", anonKey: "" };
  const answer = await fetch(url + AUTH_BASE + "/user", {
    headers: { apikey: anonKey, Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  // The service has ended this session, although the token has not expired. The email address then counts as not
  // verified.
  if (answer?.status === 401 || answer?.status === 403) return false;
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const user = HostedUser.safeParse(body);
  if (!user.success) throw new Refusal("unavailable", "The account service cannot be reached.");
  return (user.data.identities ?? []).some(
    ({ identity_data: known }) =>
      known.email?.toLowerCase() === email && known.email_verified === true,
  );
}
