import type { z } from "zod";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { ONE_TIME_TYPES, PkceGrant, Verify } from "../../contract.ts";
import { orderNotice } from "../mails/order-mail.ts";
import { pendingAddress } from "../proofs/email-change.ts";
import { limitRequests, REQUESTS } from "../proofs/limits.ts";
import {
  expired,
  putToken,
  secretsOf,
  tokenOfCode,
  tokenOfLink,
  type OneTimeKind,
} from "../proofs/one-time.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { isVerifier, type Challenge } from "../protocol/pkce.ts";
import {
  isBanned,
  openSession,
  prepareAnswer,
  type AnswerWith,
  type SessionView,
} from "../sessions/sessions.ts";
import { audit } from "../stores/audit-store.ts";
import {
  consumeOneTimeToken,
  deleteOneTimeTokensOf,
  type OneTimeToken,
} from "../stores/one-time-store.ts";
import { joinStaff } from "../stores/staff-store.ts";
import {
  findUserByEmail,
  lockUser,
  NOTHING_CHOSEN,
  takeAddress,
  updateUser,
  type User,
} from "../stores/users-store.ts";
import { NO_CHANGE } from "../proofs/email-change.ts";

/** GoTrue's answer when one of the two mailboxes has agreed. */
export type HalfChanged = { msg: string; code: "200" };

/** A client that asked with a challenge exchanges it for its session. */
export type AuthCode = { authCode: string };

/** @throws AuthRefusal `otp_expired`, `user_banned`, `over_request_rate_limit` */
export async function verify(
  platform: Platform,
  proof: z.output<typeof Verify>,
  caller: Caller,
): Promise<SessionView | HalfChanged> {
  const answerWith = await prepareProof(platform, caller);
  const answer = await redeem(platform, proof, async (tx, user) =>
    answerWith(tx, await openSession(platform, tx, user, "otp", caller)),
  );
  return answer ?? HALF;
}

/** A link asked for with a challenge signs nobody in by itself. @throws AuthRefusal as `verify` */
export async function verifyLink(
  platform: Platform,
  proof: z.output<typeof Verify>,
  caller: Caller,
): Promise<SessionView | HalfChanged | AuthCode> {
  const answerWith = await prepareProof(platform, caller);
  const answer = await redeem(platform, proof, async (tx, user, token) => {
    const challenge = challengeIn(token);
    if (!challenge) return answerWith(tx, await openSession(platform, tx, user, "otp", caller));
    const code = { kind: "auth_code", user, email: user.email, challenge } as const;
    return { authCode: secretsOf(platform, await putToken(platform, tx, code)).link };
  });
  return answer ?? HALF;
}

/**
 * RFC 7636.
 * @throws AuthRefusal `validation_failed`, `flow_state_not_found`, `bad_code_verifier`,
 * `user_banned`, `over_request_rate_limit`
 */
export async function exchangeCode(
  platform: Platform,
  { auth_code, code_verifier }: z.output<typeof PkceGrant>,
  caller: Caller,
): Promise<SessionView> {
  const answerWith = await prepareProof(platform, caller);
  if (!auth_code || !code_verifier) {
    throw new AuthRefusal(
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
  }
  const token = await tokenOfLink(platform, ["auth_code"], auth_code).catch(asUnknownCode);
  const challenge = challengeIn(token);
  if (!challenge || !isVerifier(challenge, code_verifier)) {
    throw new AuthRefusal(
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  }
  return platform.database.db.transaction(async (tx) => {
    const user = await takeProof(platform, tx, token).catch(asUnknownCode);
    return answerWith(tx, await openSession(platform, tx, user, "otp", caller));
  });
}

/** Reads what the answer needs before the try can count against a code. */
async function prepareProof(platform: Platform, { address, origin }: Caller): Promise<AnswerWith> {
  await limitRequests(platform, REQUESTS.verify, address);
  return prepareAnswer(platform, origin);
}

/** @returns undefined for the first half of an email change */
async function redeem<Answer>(
  platform: Platform,
  proof: z.output<typeof Verify>,
  open: (tx: Db, user: User, token: OneTimeToken) => Promise<Answer>,
): Promise<Answer | undefined> {
  const kinds = KINDS[proof.type];
  const token =
    proof.token_hash !== undefined
      ? await tokenOfLink(platform, kinds, proof.token_hash)
      : await tokenOfCode(platform, proof.email, kinds, proof.token);
  return platform.database.db.transaction(async (tx) => {
    const user = await takeProof(platform, tx, token);
    const proven = await applyProof(platform, tx, user, token);
    return proven && open(tx, proven, token);
  });
}

const KINDS: Record<(typeof ONE_TIME_TYPES)[number], readonly OneTimeKind[]> = {
  signup: ["signup"],
  email: ["signup", "magiclink"],
  invite: ["invite"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email_change: ["email_change_current", "email_change_new"],
};

const HALF: HalfChanged = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
};

/** For the address the account has, or waits for. @returns the account, locked */
async function takeProof(platform: Platform, tx: Db, token: OneTimeToken): Promise<User> {
  const now = platform.now();
  const user = token.user_id ? await lockUser(tx, token.user_id) : undefined;
  if (!user) throw expired();
  const address = token.kind === "email_change_new" ? pendingAddress(user, now) : user.email;
  if (token.email !== address || !(await consumeOneTimeToken(tx, token))) throw expired();
  if (isBanned(user, now)) {
    throw new AuthRefusal("user_banned", "User is banned", { status: 403 });
  }
  return user;
}

/** @returns undefined when the other mailbox has yet to agree */
async function applyProof(
  platform: Platform,
  tx: Db,
  user: User,
  token: OneTimeToken,
): Promise<User | undefined> {
  if (token.kind === "email_change_current" || token.kind === "email_change_new") {
    return agreeToChange(platform, tx, user, token.kind);
  }
  const now = platform.now();
  if (token.kind === "invite" && (await joinStaff(tx, user.id, now))) {
    await audit(platform, tx, "staff_joined", { userId: user.id });
  }
  if (user.email_confirmed_at) return updateUser(tx, user.id, { updated_at: now });
  await audit(platform, tx, "confirmed", { userId: user.id });
  return updateUser(tx, user.id, {
    email_confirmed_at: now,
    updated_at: now,
    // Whoever signed up need not be who reads this mail and was not told of it.
    ...(token.kind === "signup" ? {} : NOTHING_CHOSEN),
  });
}

async function agreeToChange(
  platform: Platform,
  tx: Db,
  user: User,
  kind: "email_change_current" | "email_change_new",
): Promise<User | undefined> {
  const now = platform.now();
  const half = kind === "email_change_current" ? "current" : "new";
  const pending = pendingAddress(user, now);
  if (!pending) throw expired();
  if (user.email_change_half === null || user.email_change_half === half) {
    await updateUser(tx, user.id, { email_change_half: half, updated_at: now });
    return undefined;
  }
  if (await findUserByEmail(tx, pending)) throw expired();
  await audit(platform, tx, "email_changed", { userId: user.id });
  await orderNotice(platform, tx, "account_email_changed", user.email);
  // Nothing mailed to the old address opens anything from here on.
  await deleteOneTimeTokensOf(tx, user.id);
  const change = { ...NO_CHANGE, email_confirmed_at: user.email_confirmed_at ?? now };
  const changed = await takeAddress(tx, user.id, pending, { ...change, updated_at: now });
  if (!changed) throw expired();
  return changed;
}

function challengeIn({
  code_challenge: challenge,
  code_challenge_method: method,
}: OneTimeToken): Challenge | undefined {
  return challenge && method ? { challenge, method } : undefined;
}

function asUnknownCode(error: unknown): never {
  if (!(error instanceof AuthRefusal) || error.code !== "otp_expired") throw error;
  throw new AuthRefusal("flow_state_not_found", "invalid flow state, no valid flow state found");
}
