import type { Db } from "#platform/database/database.ts";
import { levelOf } from "../proofs/second-factor.ts";
import type { Call } from "../protocol/protocol.ts";
import { listFactors } from "../stores/factors-store.ts";
import type { SignedIn } from "../stores/accounts-store.ts";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "../tokens/access-token.ts";
import { signingKey } from "../tokens/keys.ts";
import { refreshToken } from "../tokens/refresh-token.ts";
import { viewOfUser, type UserView } from "./user-view.ts";

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
 * Prepares GoTrue's answer with a session before the transaction begins. If there is no signing key, the request fails
 * here and does not use up the mailed code.
 * @returns a function that makes the answer, called in the transaction that opens or changes the session
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
