import type { Db } from "#platform/database/database.ts";
import { pendingAddress } from "../proofs/one-time.ts";
import { type Factor, type User, listFactors, type SignedIn } from "../store.ts";
import { levelOf } from "../proofs/second-factor.ts";
import type { Call } from "../protocol/protocol.ts";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "./access-token.ts";
import { signingKey } from "./keys.ts";
import { refreshToken } from "./refresh-token.ts";

/** A session in GoTrue's format. */
export type SessionView = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: UserView;
};

/**
 * Loads the signing key, and returns a function that makes the answer with a session, in GoTrue's format. Callers call
 * `prepareAnswer` before their transaction: if there is no signing key, the request fails before it uses up a mailed
 * code.
 */
export async function prepareAnswer({ platform, origin }: Call) {
  const key = await signingKey(platform);
  return async (tx: Db, { user, session }: SignedIn): Promise<SessionView> => {
    const factors = await listFactors(tx, user.id);
    const claims = {
      sub: user.id,
      email: user.email,
      phone: "",
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: "authenticated",
      aal: levelOf(session),
      amr: session.amr.toReversed(),
      session_id: session.id,
      is_anonymous: false,
    };
    const { token, expiresAt } = await signAccessToken(platform, origin, claims, key);
    return {
      access_token: token,
      token_type: "bearer",
      expires_in: ACCESS_TOKEN_SECONDS,
      expires_at: expiresAt,
      refresh_token: refreshToken(platform, session),
      user: viewOfUser(user, factors, platform.now()),
    };
  };
}

/** A user in GoTrue's format. A field that is undefined is not part of the JSON. */
export type UserView = Record<string, unknown> & { id: string };

export function viewOfUser(user: User, factors: readonly Factor[], now: Date): UserView {
  const confirmedAt = iso(user.email_confirmed_at);
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    invited_at: iso(user.invited_at),
    confirmation_sent_at: iso(user.confirmation_sent_at),
    recovery_sent_at: iso(user.recovery_sent_at),
    email_change_sent_at: iso(user.email_change_sent_at),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: [identityOf(user)],
    factors: factors.length > 0 ? factors.map(viewOfFactor) : undefined,
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: false,
    new_email: pendingAddress(user, now),
  };
}

/** Makes the user in the answer to a sign-up. The answer looks the same whether or not the address has an account. */
export function disguisedUser(
  signUp: Pick<User, "email" | "user_metadata" | "created_at">,
): UserView {
  const now = iso(signUp.created_at);
  return {
    id: crypto.randomUUID(),
    aud: "authenticated",
    role: "",
    email: signUp.email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: signUp.user_metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function identityOf(user: User) {
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      email: user.email,
      email_verified: user.email_confirmed_at !== null,
      phone_verified: false,
      sub: user.id,
    },
    provider: "email",
    last_sign_in_at: iso(user.last_sign_in_at ?? user.created_at),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    email: user.email,
  };
}

function viewOfFactor(factor: Factor) {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name,
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
    last_challenged_at: iso(factor.last_challenged_at),
  };
}

function iso(date: Date | null): string | undefined {
  return date?.toISOString();
}
