import type { z } from "zod";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { ONE_TIME_TYPES, PkceGrant, Verify } from "../../contract.ts";
import { orderNotice } from "../mails/order-mail.ts";
import {
  CHANGE_KINDS,
  pendingAddress,
  type OneTimeKind,
  putToken,
  secretsOf,
  tokenOfCode,
  tokenOfLink,
} from "../proofs/one-time.ts";
import { AuthRefusal, isVerifier, type Challenge, type Call } from "../protocol/protocol.ts";
import { openSession, refuseBanned } from "../sessions/session.ts";
import { prepareAnswer, type SessionView } from "../sessions/session-view.ts";
import {
  deleteOneTimeTokensOf,
  type OneTimeToken,
  tokenRows,
  NO_EMAIL_CHANGE,
  NOTHING_CHOSEN,
  type User,
  userRows,
  staffRows,
  audit,
} from "../store.ts";

/** GoTrue's answer when only one of the old and the new mailbox has confirmed a change of the email address. */
type HalfChanged = { msg: string; code: "200" };

/** One-time code that a client with PKCE exchanges for a session. */
type AuthCode = { authCode: string };

/**
 * Consumes a mailed token, confirms its email address and opens a session. No session is opened while the other mailbox
 * still has to confirm a change of the email address.
 * @param isOpened - whether the person opened the mailed link. A client that requested the link with PKCE then gets a
 *   code instead of a session
 * @throws AuthRefusal `otp_expired`, `user_banned`; Refusal `too_many`
 */
export async function verify(
  call: Call,
  proof: z.output<typeof Verify>,
  isOpened = false,
): Promise<SessionView | HalfChanged | AuthCode> {
  const { platform } = call;
  const answerWith = await prepareAnswer(call);
  const kinds = KINDS[proof.type];
  const token =
    proof.token_hash !== undefined
      ? await tokenOfLink(platform, kinds, proof.token_hash)
      : await tokenOfCode(platform, proof.email, kinds, proof.token);
  if (!token) throw new AuthRefusal("otp_expired", proof.token_hash && LINK_EXPIRED);
  return platform.database.db.transaction(async (tx) => {
    const proven = await consumeProof(platform, tx, token);
    if (!proven) throw new AuthRefusal("otp_expired");
    const user = await applyProof(call, tx, proven, token);
    if (!user) return HALF;
    const challenge = isOpened && challengeIn(token);
    if (!challenge) return answerWith(tx, await openSession(call, tx, user, "otp"));
    const code = { kind: "auth_code", user, email: user.email, challenge } as const;
    return { authCode: secretsOf(platform, await putToken(platform, tx, code)).link };
  });
}

const KINDS: Record<(typeof ONE_TIME_TYPES)[number], readonly OneTimeKind[]> = {
  signup: ["signup"],
  email: ["signup", "magiclink"],
  invite: ["invite"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email_change: CHANGE_KINDS,
};

const LINK_EXPIRED = "Email link is invalid or has expired";
const HALF: HalfChanged = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
};

/** Exchanges a code for a session by PKCE (RFC 7636). */
export async function exchangeCode(
  call: Call,
  { auth_code, code_verifier }: z.output<typeof PkceGrant>,
): Promise<SessionView> {
  const { platform } = call;
  const answerWith = await prepareAnswer(call);
  if (!auth_code || !code_verifier) {
    throw new AuthRefusal(
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
  }
  const token = await tokenOfLink(platform, ["auth_code"], auth_code);
  if (!token) throw new AuthRefusal("flow_state_not_found");
  const challenge = challengeIn(token);
  if (!challenge || !isVerifier(challenge, code_verifier)) {
    throw new AuthRefusal("bad_code_verifier");
  }
  return platform.database.db.transaction(async (tx) => {
    const user = await consumeProof(platform, tx, token);
    if (!user) throw new AuthRefusal("flow_state_not_found");
    return answerWith(tx, await openSession(call, tx, user, "otp"));
  });
}

/**
 * Consumes a token. A token works only if its email address is the current or the pending address of its account.
 * @returns the locked account; undefined if the token does not work
 */
async function consumeProof(
  platform: Platform,
  tx: Db,
  token: OneTimeToken,
): Promise<User | undefined> {
  const now = platform.now();
  const user = token.user_id ? await userRows.lock(tx, token.user_id) : undefined;
  if (!user) return undefined;
  const address = token.kind === "email_change_new" ? pendingAddress(user, now) : user.email;
  if (token.email !== address || !(await tokenRows.remove(tx, token.id))) return undefined;
  refuseBanned(user, now);
  return user;
}

/**
 * Does what a consumed token allows: confirms the email address, makes an invited person staff, or agrees to a change
 * of the email address.
 * @returns the account, or undefined if the other mailbox still has to confirm a change of the email address
 */
async function applyProof(
  call: Call,
  tx: Db,
  user: User,
  token: OneTimeToken,
): Promise<User | undefined> {
  if (token.kind === "email_change_current" || token.kind === "email_change_new") {
    return agreeToChange(call, tx, user, token.kind);
  }
  const now = call.platform.now();
  const invited = { user_id: user.id, joined_at: null };
  if (token.kind === "invite" && (await staffRows.update(tx, invited, { joined_at: now }))) {
    await audit(call, tx, "staff_joined", user.id);
  }
  if (user.email_confirmed_at) return userRows.update(tx, user.id, { updated_at: now });
  await audit(call, tx, "confirmed", user.id);
  return userRows.update(tx, user.id, {
    email_confirmed_at: now,
    updated_at: now,
    // A stranger may have signed up with this address and chosen a password and a profile. They are kept only if the
    // mailbox's owner follows the sign-up email, because no other email tells the owner about the sign-up.
    ...(token.kind === "signup" ? {} : NOTHING_CHOSEN),
  });
}

async function agreeToChange(
  call: Call,
  tx: Db,
  user: User,
  kind: "email_change_current" | "email_change_new",
): Promise<User | undefined> {
  const { platform } = call;
  const now = platform.now();
  const half = kind === "email_change_current" ? "current" : "new";
  const pending = pendingAddress(user, now);
  if (!pending) throw new AuthRefusal("otp_expired");
  if (user.email_change_half === null || user.email_change_half === half) {
    await userRows.update(tx, user.id, { email_change_half: half, updated_at: now });
    return undefined;
  }
  await audit(call, tx, "email_changed", user.id);
  await orderNotice(platform, tx, "account_email_changed", user.email);
  await deleteOneTimeTokensOf(tx, user.id);
  const email_confirmed_at = user.email_confirmed_at ?? now;
  const change = { ...NO_EMAIL_CHANGE, email: pending, email_confirmed_at, updated_at: now };
  return userRows.update(tx, user.id, change).catch(asTaken);
}

function challengeIn({
  code_challenge: challenge,
  code_challenge_method: method,
}: OneTimeToken): Challenge | undefined {
  return challenge && method ? { challenge, method } : undefined;
}

function asTaken(error: { cause?: { code?: unknown } }): never {
  if (error.cause?.code !== UNIQUE_VIOLATION) throw error;
  throw new AuthRefusal("otp_expired");
}

const UNIQUE_VIOLATION = "23505";
