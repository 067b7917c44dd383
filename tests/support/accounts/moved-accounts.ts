import { codeAt, stepAt } from "#features/auth/server/proofs/totp.ts";
import { mailTo } from "../mail/mails.ts";
import type { Site } from "../operation/site.ts";
import { clientOf, PASSWORD } from "./client.ts";
import { signUpOn } from "./site-accounts.ts";

export const HOLDER = "ada@example.com";
const OTHER = "grace@example.com";

export type Held = {
  session: string;
  factorId: string;
  totp: string;
  codes: string[];
  link: string;
};

/**
 * Makes two accounts. The first one has a session, an authenticator app and recovery codes; the second one has an
 * emailed link to a new password.
 * @param site - stores its emails in its data folder
 */
export async function makeHolders(site: Site): Promise<Held> {
  const client = await signUpOn(site, HOLDER);
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  const [factorId, totp] = data?.type === "totp" ? [data.id, data.totp.secret] : ["", ""];
  await client.mfa.challengeAndVerify({ factorId, code: codeOf(totp, 0) });
  const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
  const session = (await client.getSession()).data.session?.refresh_token ?? "";
  await signUpOn(site, OTHER);
  await clientOf(site.url).resetPasswordForEmail(OTHER);
  const { link } = await mailTo(site.dataDir, OTHER, "password");
  return { session, factorId, totp, codes, link };
}

/** Tries all ways of signing in on a restored or moved site. @returns the names of the ways that do not work */
export async function tryHeld(
  site: Site,
  { session, factorId, totp, codes, link }: Held,
): Promise<string[]> {
  const client = clientOf(site.url);
  const refreshed = await client.refreshSession({ refresh_token: session });
  const entered = await client.signInWithPassword({ email: HOLDER, password: PASSWORD });
  const shown = await client.mfa.challengeAndVerify({ factorId, code: codeOf(totp, 1) });
  const token_hash = new URLSearchParams(URL.parse(link)?.hash.slice(1)).get("token_hash") ?? "";
  const opened = await clientOf(site.url).verifyOtp({ type: "recovery", token_hash });
  const worked = {
    "the session": refreshed.data.user?.email === HOLDER,
    "the password": entered.error === null,
    "the authenticator app": shown.error === null,
    "a recovery code": await tryRecoveryCode(site, codes[0]),
    "the mailed link": opened.data.user?.email === OTHER,
  };
  return Object.entries(worked).flatMap(([what, works]) => (works ? [] : [what]));
}

/** Signs in with a recovery code, which works once. @returns whether the code was accepted */
export async function tryRecoveryCode({ url }: Site, code = ""): Promise<boolean> {
  const client = clientOf(url);
  await client.signInWithPassword({ email: HOLDER, password: PASSWORD });
  const { error } = await client.mfa.recoveryCodes.verify({ code });
  return error === null;
}

/**
 * Returns a code of the authenticator app. The site accepts each code only once, but accepts the code of the next time
 * step early.
 * @param later - number of time steps from now
 */
function codeOf(totp: string, later: number): string {
  return codeAt(totp, stepAt(new Date()) + later);
}
