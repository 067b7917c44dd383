import { isProtected, levelOf } from "../proofs/second-factor.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import {
  audit,
  deleteSessionsOf,
  lockSignedIn,
  sessionRows,
  type SignedIn,
  listFactors,
} from "../store.ts";

export async function signOut(call: Call, person: SignedIn, scope: string): Promise<void> {
  if (!["global", "local", "others"].includes(scope)) {
    throw new AuthRefusal("validation_failed", "Unsupported logout scope");
  }
  const factors = await listFactors(call.platform.database.db, person.user.id);
  const mayEndOthers = !isProtected(factors) || levelOf(person.session) === "aal2";
  if (scope === "local" || mayEndOthers) return endSessions(call, person, scope);
  // A session without the account's second factor may not end other sessions. For "global", it still ends itself.
  if (scope === "global") await endSessions(call, person, "local");
  // On status 403, auth-js shows no error and signs the person out in this browser. For "global" this is right. For
  // "others", the person must see the error.
  const status = scope === "global" ? 403 : 422;
  throw new AuthRefusal("insufficient_aal", "AAL2 required to end other sessions", { status });
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
