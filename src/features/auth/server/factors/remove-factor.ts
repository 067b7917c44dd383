import type { Platform } from "#platform/platform.ts";
import { orderNotice } from "../mails/order-mail.ts";
import { isProtected, levelOf } from "../proofs/second-factor.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { audit } from "../stores/audit-store.ts";
import { deleteFactor, listFactors } from "../stores/factors-store.ts";
import {
  listSessions,
  lockSignedIn,
  updateSession,
  type SignedIn,
} from "../stores/sessions-store.ts";
import { findStaff } from "../stores/staff-store.ts";
import { totpFactor } from "./verify-factor.ts";

/** The last app takes the recovery codes along. @throws AuthRefusal `mfa_factor_not_found`, `insufficient_aal`, `forbidden` */
export async function removeFactor(
  platform: Platform,
  { user, session }: SignedIn,
  factorId: string,
  caller: Caller,
): Promise<{ id: string }> {
  await platform.database.db.transaction(async (tx) => {
    // Of two apps removed at the same moment one may be the last.
    const present = await lockSignedIn(tx, { user, session });
    const factor = await totpFactor(tx, user, factorId);
    if (factor.status === "verified" && levelOf(present.session) === "aal1") {
      throw new AuthRefusal("insufficient_aal", "AAL2 required to unenroll verified factor", {
        status: 422,
      });
    }
    await deleteFactor(tx, factor.id);
    if (factor.status === "unverified") return;
    const left = await listFactors(tx, user.id);
    if (!isProtected(left) && (await findStaff(tx, user.id))?.joined_at) {
      throw new AuthRefusal(
        "forbidden",
        "Staff need an authenticator app: please set up another one first.",
      );
    }
    await audit(platform, tx, "factor_removed", { userId: user.id, address: caller.address });
    await orderNotice(platform, tx, "account_second_factor_changed", user.email);
    if (isProtected(left)) return;
    for (const rest of left) await deleteFactor(tx, rest.id);
    for (const open of await listSessions(tx, user.id)) {
      await updateSession(tx, open.id, { amr: open.amr.slice(0, 1) });
    }
  });
  return { id: factorId };
}
