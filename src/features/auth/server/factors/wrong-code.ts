import type { Platform } from "#platform/platform.ts";
import { orderNotice } from "../mails/order-mail.ts";
import type { Caller } from "../protocol/caller.ts";
import { audit, countAudit, type AuditAction } from "../stores/audit-store.ts";
import { lockUser, type User } from "../stores/users-store.ts";

const HOUR_MS = 60 * 60 * 1000;
const REFUSALS_WORTH_A_MAIL = 3;

/** Whoever types wrong codes repeatedly knows the password: the owner is told, once in an hour while it goes on. */
export async function recordWrongCode(
  platform: Platform,
  user: User,
  method: "totp" | "recovery_code",
  caller: Caller,
): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const who = { userId: user.id, address: caller.address };
    await audit(platform, tx, "second_factor_refused", who, { method });
    const since = new Date(platform.now().getTime() - HOUR_MS);
    const lately = (action: AuditAction) => countAudit(tx, user.id, action, since);
    if ((await lately("second_factor_refused")) < REFUSALS_WORTH_A_MAIL) return;
    if ((await lately("owner_warned")) > 0) return;
    await audit(platform, tx, "owner_warned", { userId: user.id });
    await orderNotice(platform, tx, "account_second_factor_refused", user.email);
  });
}
