import type { z } from "zod";
import type { PasswordGrant } from "../../contract.ts";
import { guessPassword } from "../proofs/passwords.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import { openSession, isBanned } from "../sessions/session.ts";
import { prepareAnswer, type SessionView } from "../sessions/session-view.ts";
import { userRows, audit } from "../store.ts";

/**
 * Signs a person in by password. For an unknown address and for a wrong password, the answer and its time are the same.
 * @throws AuthRefusal; Refusal `too_many`, `unavailable`
 */
export async function signIn(
  call: Call,
  { email, password = "" }: z.output<typeof PasswordGrant>,
): Promise<SessionView> {
  if (!email) throw new AuthRefusal("validation_failed", "missing email or phone");
  const { platform, address } = call;
  const { db } = platform.database;
  const user = await userRows.find(db, { email });
  if (!(await guessPassword(platform, user, { email, password, address })) || !user) {
    await audit(call, db, "sign_in_refused", user?.id);
    throw new AuthRefusal("invalid_credentials");
  }
  if (isBanned(user, platform.now())) throw new AuthRefusal("user_banned");
  if (!user.email_confirmed_at) throw new AuthRefusal("email_not_confirmed");
  const answerWith = await prepareAnswer(call);
  return db.transaction(async (tx) => {
    const present = await userRows.lock(tx, user.id);
    const isChanged = present?.password_hash !== user.password_hash;
    if (isChanged) throw new AuthRefusal("invalid_credentials");
    await audit(call, tx, "signed_in", user.id);
    return answerWith(tx, await openSession(call, tx, user, "password"));
  });
}
