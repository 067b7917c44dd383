import type { EmailOtpType, VerifyOtpParams } from "@supabase/auth-js";
import { useLocation } from "react-router";
import type { AboutAccount } from "#features/auth/contract.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { askService } from "#features/auth/client/session/session-actions.ts";

export type MailedToken = {
  type: EmailOtpType;
  tokenHash: string;
  next: string | null;
};

export type LinkType = "signup" | "email_change" | "invite" | "magiclink";

export function linkTypeOf(type: string | null): LinkType {
  return type === "email_change" || type === "invite" || type === "magiclink" ? type : "signup";
}

/**
 * `token` is undefined before hydration, and null if the URL has none. `problem` is the error code that a hosted
 * account service put into the URL.
 */
export function useMailedToken(): { token: MailedToken | null | undefined; problem?: string } {
  const { hash } = useLocation();
  // Browsers do not send the fragment of a URL to a server, so the server cannot render the token.
  const hydrated = useHydrated();
  if (!hydrated) return { token: undefined };
  const fragment = new URLSearchParams(hash.slice(1));
  const tokenHash = fragment.get("token_hash");
  const type = fragment.get("type");
  return {
    token: tokenHash && type ? { type, tokenHash, next: fragment.get("next") } : null,
    problem: fragment.get("error_code") ?? undefined,
  };
}

/**
 * Signs in with a mailed token. The account service accepts each token only once.
 * @returns "half" if the other mailbox still has to confirm a change of the email address
 * @throws AuthError if the account service refuses the token
 */
export function redeem({ type, tokenHash }: MailedToken): Promise<"signed in" | "half"> {
  return verify({ type, token_hash: tokenHash });
}

export function redeemCode(
  type: EmailOtpType,
  email: string,
  code: string,
): Promise<"signed in" | "half"> {
  return verify({ type, email, token: code.replace(/\s/g, "") });
}

async function verify(proof: VerifyOtpParams): Promise<"signed in" | "half"> {
  const { session } = await askService((client) => client.verifyOtp(proof));
  return session ? "signed in" : "half";
}

/**
 * Returns undefined if the request fails, for example because the site does not answer, instead of throwing. The server
 * has already accepted the token or the new password, and would refuse it the second time. The person must therefore
 * get to the next page.
 */
export function aboutAccount(): Promise<AboutAccount | undefined> {
  return accountFetch<AboutAccount>("/api/account").catch(() => undefined);
}
