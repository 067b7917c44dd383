import { codeAt, stepAt } from "#features/auth/server/factors/codes/totp.ts";
import { mailTo } from "../mail/mails.ts";
import type { Site } from "../operation/site.ts";
import { clientOf, PASSWORD } from "./client.ts";
import { signUpOn } from "./site-accounts.ts";

const EMAIL = "ada@example.com";
const OTHER = "grace@example.com";

export type Held = { session: string; factorId: string; totp: string; link: string };

/** Makes two accounts. @param site without SMTP: its mail is read in its data folder */
export async function makeHolders(site: Site): Promise<Held> {
  const client = await signUpOn(site, EMAIL);
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  const [factorId, totp] = data?.type === "totp" ? [data.id, data.totp.secret] : ["", ""];
  await client.mfa.challengeAndVerify({ factorId, code: codeOf(totp, 0) });
  const session = (await client.getSession()).data.session?.refresh_token ?? "";
  await signUpOn(site, OTHER);
  await clientOf(site.url).resetPasswordForEmail(OTHER);
  const { link } = await mailTo(site.dataDir, OTHER, "password");
  return { session, factorId, totp, link };
}

/** Uses all of it on the site that took over. @returns what no longer works */
export async function tryHeld(
  { url }: Site,
  { session, factorId, totp, link }: Held,
): Promise<string[]> {
  const client = clientOf(url);
  const refreshed = await client.refreshSession({ refresh_token: session });
  const entered = await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const shown = await client.mfa.challengeAndVerify({ factorId, code: codeOf(totp, 1) });
  const token_hash = new URLSearchParams(URL.parse(link)?.hash.slice(1)).get("token_hash") ?? "";
  const opened = await clientOf(url).verifyOtp({ type: "recovery", token_hash });
  const worked = {
    "the session": refreshed.data.user?.email === EMAIL,
    "the password": entered.error === null,
    "the authenticator app": shown.error === null,
    "the mailed link": opened.data.user?.email === OTHER,
  };
  return Object.entries(worked).flatMap(([what, works]) => (works ? [] : [what]));
}

/** A code is taken once: a later one is good as well for a while. */
function codeOf(totp: string, later: number): string {
  return codeAt(totp, stepAt(new Date()) + later);
}
