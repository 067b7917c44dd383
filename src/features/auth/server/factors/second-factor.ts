import type { Platform } from "#platform/platform.ts";
import { audit, type AuditAction } from "../audit.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../caller.ts";
import { insertFactor, type Factor } from "./factors-store.ts";
import { orderNotice } from "../mailed/mail/mail-job.ts";
import { levelOf } from "../sessions/sessions.ts";
import type { Session } from "../sessions/sessions-store.ts";
import { countAudit, lockUser, type User } from "../identity/users-store.ts";

const HOUR_MS = 60 * 60 * 1000;
const REFUSALS_WORTH_A_MAIL = 3;

export function isProtected(factors: readonly Factor[]): boolean {
  return factors.some(({ factor_type, status }) => factor_type === "totp" && status === "verified");
}

/** @throws AuthRefusal `mfa_factor_name_conflict` */
export async function addFactor(...args: Parameters<typeof insertFactor>): Promise<Factor> {
  const factor = await insertFactor(...args);
  if (factor) return factor;
  throw new AuthRefusal(
    "mfa_factor_name_conflict",
    "A factor with this friendly name for this user already exists",
  );
}

/** @param status GoTrue's for this call @throws AuthRefusal `insufficient_aal` when a second factor was not shown */
export function requireSecondFactor(
  session: Session,
  factors: readonly Factor[],
  message: string,
  status = 403,
): void {
  if (!isProtected(factors) || levelOf(session) === "aal2") return;
  throw new AuthRefusal("insufficient_aal", message, { status });
}

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
