import { orderNotice } from "../mails/order-mail.ts";
import { isProtected, levelOf } from "../proofs/second-factor.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import { factorRows, listFactors } from "../stores/factors-store.ts";
import {
  staffRows,
  audit,
  listSessions,
  lockSignedIn,
  sessionRows,
  type SignedIn,
} from "../stores/accounts-store.ts";
import { lockTotpFactor } from "./verify-factor.ts";
/**
 * Removes an authenticator app. With the last app, it also removes the recovery codes. Staff cannot remove their last
 * app.
 * @throws AuthRefusal `mfa_factor_not_found`, `insufficient_aal`, `forbidden`
 */
export async function removeFactor(
  call: Call,
  person: SignedIn,
  factorId: string,
): Promise<{ id: string }> {
  const { platform } = call;
  const { user } = person;
  await platform.database.db.transaction(async (tx) => {
    // Without this lock, each of two simultaneous removals would still find the other app. Staff, who must keep one
    // app, could then lose both.
    const { session } = await lockSignedIn(tx, person);
    const factor = await lockTotpFactor(tx, user, factorId);
    if (factor.status === "verified" && levelOf(session) === "aal1") {
      const message = "AAL2 required to unenroll verified factor";
      throw new AuthRefusal("insufficient_aal", message, { status: 422 });
    }
    await factorRows.remove(tx, factor.id);
    if (factor.status === "unverified") return;
    const left = await listFactors(tx, user.id);
    if (!isProtected(left) && (await staffRows.find(tx, { user_id: user.id }))?.joined_at) {
      throw new AuthRefusal(
        "forbidden",
        "Staff need an authenticator app: please set up another one first.",
      );
    }
    await audit(call, tx, "factor_removed", user.id);
    await orderNotice(platform, tx, "account_second_factor_changed", user.email);
    if (isProtected(left)) return;
    for (const rest of left) await factorRows.remove(tx, rest.id);
    for (const open of await listSessions(tx, user.id)) {
      await sessionRows.update(tx, open.id, { amr: open.amr.slice(0, 1) });
    }
  });
  return { id: factorId };
}
