import { requireSecondFactor } from "../proofs/second-factor.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import {
  audit,
  deleteSessionsOf,
  lockSignedIn,
  sessionRows,
  type SignedIn,
} from "../stores/accounts-store.ts";
import { listFactors } from "../stores/factors-store.ts";

/**
 * Ends sessions of a person. To end other sessions than the current one, the person needs the second factor.
 * @throws AuthRefusal `validation_failed`, `insufficient_aal`
 */
export async function signOut(call: Call, person: SignedIn, scope: string): Promise<void> {
  if (!["global", "local", "others"].includes(scope)) {
    throw new AuthRefusal("validation_failed", "Unsupported logout scope");
  }
  if (scope !== "local") {
    const factors = await listFactors(call.platform.database.db, person.user.id);
    // On status 403, the client library auth-js shows no error and signs the person out in this browser. For the scope
    // "global" this is right, because the current session ends in any case. For "others", the person must see the
    // error.
    const status = scope === "global" ? 403 : 422;
    try {
      requireSecondFactor(person.session, factors, "AAL2 required to end other sessions", status);
    } catch (refusal) {
      // The person pressed "Sign out". Therefore the current session ends, even without the second factor that is
      // needed to end other sessions.
      if (scope === "global") await endSessions(call, person, "local");
      throw refusal;
    }
  }
  await endSessions(call, person, scope);
}

async function endSessions(call: Call, { user, session }: SignedIn, scope: string): Promise<void> {
  await call.platform.database.db.transaction(async (tx) => {
    if (scope === "local") await sessionRows.remove(tx, session.id);
    else {
      await lockSignedIn(tx, { user, session });
      await deleteSessionsOf(tx, user.id, scope === "others" ? session.id : undefined);
    }
    await audit(call, tx, "signed_out", user.id, { scope });
  });
}
