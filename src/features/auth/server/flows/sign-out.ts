import type { Platform } from "#platform/platform.ts";
import { SIGN_OUT_SCOPES } from "../../protocol.ts";
import { requireSecondFactor } from "../proofs/second-factor.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { audit } from "../stores/audit-store.ts";
import { listFactors } from "../stores/factors-store.ts";
import {
  deleteSession,
  deleteSessionsOf,
  lockSignedIn,
  type SignedIn,
} from "../stores/sessions-store.ts";

/** Others end only with the account's second factor. @throws AuthRefusal `validation_failed` (scope), `insufficient_aal` */
export async function signOut(
  platform: Platform,
  { user, session }: SignedIn,
  scope: string,
  caller: Caller,
): Promise<void> {
  if (!SIGN_OUT_SCOPES.some((known) => known === scope)) {
    throw new AuthRefusal("validation_failed", "Unsupported logout scope");
  }
  const end = (ended: string) =>
    platform.database.db.transaction(async (tx) => {
      if (ended === "local") await deleteSession(tx, session.id);
      else {
        await lockSignedIn(tx, { user, session });
        await deleteSessionsOf(tx, user.id, ended === "others" ? session.id : undefined);
      }
      const who = { userId: user.id, address: caller.address };
      await audit(platform, tx, "signed_out", who, { scope: ended });
    });
  if (scope !== "local") {
    const factors = await listFactors(platform.database.db, user.id);
    // The client library takes a 403 for success, which it is only for this session.
    const status = scope === "global" ? 403 : 422;
    try {
      requireSecondFactor(session, factors, "AAL2 required to end other sessions", status);
    } catch (refusal) {
      // Whoever presses "Sign out" is out, whatever else is refused.
      if (scope === "global") await end("local");
      throw refusal;
    }
  }
  await end(scope);
}
