import { orderNotice } from "../mails/order-mail.ts";
import type { Call } from "../protocol/call.ts";
import { audit, countAudit } from "../stores/audit-store.ts";
import type { SignedIn } from "../stores/sessions-store.ts";
import { userRows } from "../stores/users-store.ts";
const HOUR_MS = 60 * 60 * 1000;
const REFUSALS_WORTH_A_MAIL = 3;

/** Warns the owner by mail, at most once an hour, because whoever types wrong codes knows the password. */
export async function recordWrongCode(
  call: Call,
  { user }: SignedIn,
  method: "totp" | "recovery_code",
): Promise<void> {
  const { platform } = call;
  await platform.database.db.transaction(async (tx) => {
    await userRows.lock(tx, user.id);
    await audit(call, tx, "second_factor_refused", user.id, { method });
    const since = new Date(platform.now().getTime() - HOUR_MS);
    const refusals = await countAudit(tx, user.id, "second_factor_refused", since);
    if (refusals < REFUSALS_WORTH_A_MAIL) return;
    if ((await countAudit(tx, user.id, "owner_warned", since)) > 0) return;
    await audit(call, tx, "owner_warned", user.id);
    await orderNotice(platform, tx, "account_second_factor_refused", user.email);
  });
}
