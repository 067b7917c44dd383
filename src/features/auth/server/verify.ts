import type { z } from "zod";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { ONE_TIME_TYPES, Verify } from "../contract.ts";
import { audit } from "./audit.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import type { Caller } from "./caller.ts";
import { limitRequests, REQUESTS } from "./limits.ts";
import { enqueueMail } from "./mail-job.ts";
import { expired, tokenOfCode, tokenOfLink, type OneTimeKind } from "./one-time.ts";
import { takeOneTimeToken, type OneTimeToken } from "./one-time-store.ts";
import { isBanned, openSession, viewOfSession, type SessionView } from "./sessions.ts";
import {
  findUserByEmail,
  findUsersByWishedEmail,
  lockUser,
  updateUser,
  type User,
} from "./users-store.ts";

/** One of the two mailboxes has agreed to an e-mail change; GoTrue's answer to it. */
export type HalfChanged = { msg: string; code: "200" };

/**
 * Signs in whoever holds a mailed token: the link's, or the six digits with the address.
 * @throws AuthRefusal `otp_expired`, `user_banned`, `over_request_rate_limit`
 */
export async function verify(
  platform: Platform,
  proof: z.output<typeof Verify>,
  caller: Caller,
): Promise<SessionView | HalfChanged> {
  await limitRequests(platform, REQUESTS.verify, caller.address);
  const kinds = KINDS[proof.type];
  const token =
    "token_hash" in proof
      ? await tokenOfLink(platform, kinds, proof.token_hash)
      : await tokenTyped(platform, proof.email, kinds, proof.token);
  const outcome = await platform.database.db.transaction(async (tx) => {
    const user = await lockUser(tx, token.user_id);
    if (!user || !(await takeOneTimeToken(tx, token))) throw expired();
    if (isBanned(user, platform.now())) {
      throw new AuthRefusal("user_banned", "User is banned", { status: 403 });
    }
    const proven = await applyProof(platform, tx, user, token);
    return proven && openSession(platform, tx, proven, "otp", caller);
  });
  return outcome ? viewOfSession(platform, outcome, caller.origin) : HALF;
}

const KINDS: Record<(typeof ONE_TIME_TYPES)[number], readonly OneTimeKind[]> = {
  signup: ["signup"],
  email: ["signup"],
  invite: ["invite"],
  magiclink: [],
  recovery: ["recovery"],
  email_change: ["email_change_current", "email_change_new"],
};

const HALF: HalfChanged = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
};

async function tokenTyped(
  platform: Platform,
  email: string,
  kinds: readonly OneTimeKind[],
  code: string,
): Promise<OneTimeToken> {
  const { db } = platform.database;
  const owner = await findUserByEmail(db, email);
  if (owner || !kinds.includes("email_change_new")) {
    return tokenOfCode(platform, owner?.id, kinds, code);
  }
  // Several people may wish for the same free address; the code tells which of them this is.
  const wishing = await findUsersByWishedEmail(db, email);
  for (const user of wishing) {
    const token = await tokenOfCode(platform, user.id, ["email_change_new"], code).catch(
      unlessExpired,
    );
    if (token) return token;
  }
  throw expired();
}

function unlessExpired(error: unknown): undefined {
  if (error instanceof AuthRefusal && error.code === "otp_expired") return undefined;
  throw error;
}

/** @returns undefined when the other mailbox has yet to agree */
async function applyProof(
  platform: Platform,
  tx: Db,
  user: User,
  token: OneTimeToken,
): Promise<User | undefined> {
  const now = platform.now();
  const confirmed = user.email_confirmed_at ?? now;
  if (token.kind === "signup" || token.kind === "invite" || token.kind === "recovery") {
    if (!user.email_confirmed_at) await audit(platform, tx, "confirmed", { userId: user.id });
    return updateUser(tx, user.id, { email_confirmed_at: confirmed, updated_at: now });
  }
  const half = token.kind === "email_change_current" ? "current" : "new";
  if (!user.email_change) throw expired();
  if (user.email_change_half === null || user.email_change_half === half) {
    await updateUser(tx, user.id, { email_change_half: half, updated_at: now });
    return undefined;
  }
  if (await findUserByEmail(tx, user.email_change)) throw expired();
  await audit(platform, tx, "email_changed", { userId: user.id });
  await enqueueMail(platform, tx, { kind: "email_changed", email: user.email });
  return updateUser(tx, user.id, {
    email: user.email_change,
    email_change: null,
    email_change_half: null,
    email_confirmed_at: confirmed,
    updated_at: now,
  });
}
