import type { Platform } from "#platform/platform.ts";
import { SIGN_OUT_SCOPES } from "../protocol.ts";
import { audit } from "./audit.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import type { Caller } from "./caller.ts";
import type { SignedIn } from "./factors.ts";
import { deleteSession, deleteSessionsOf } from "./sessions-store.ts";

/**
 * Ends sessions: all of the account (global, the default), this one (local), or all but this one.
 * @throws AuthRefusal `validation_failed` for another scope
 */
export async function signOut(
  platform: Platform,
  { user, session }: SignedIn,
  scope: string,
  caller: Caller,
): Promise<void> {
  if (!SIGN_OUT_SCOPES.some((known) => known === scope)) {
    throw new AuthRefusal("validation_failed", "Unsupported logout scope");
  }
  await platform.database.db.transaction(async (tx) => {
    if (scope === "local") await deleteSession(tx, session.id);
    else await deleteSessionsOf(tx, user.id, scope === "others" ? session.id : undefined);
    await audit(
      platform,
      tx,
      "signed_out",
      { userId: user.id, address: caller.address },
      { scope },
    );
  });
}
