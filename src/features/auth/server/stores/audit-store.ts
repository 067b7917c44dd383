import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { auditLog } from "#platform/database/schema/accounts.ts";
import type { Call } from "../protocol/call.ts";

export type AuditAction =
  | "signed_up"
  | "confirmed"
  | "signed_in"
  | "sign_in_refused"
  | "signed_out"
  | "refresh_token_reused"
  | "recovery_requested"
  | "password_changed"
  | "email_changed"
  | "factor_enrolled"
  | "factor_removed"
  | "second_factor_refused"
  | "owner_warned"
  | "recovery_code_used"
  | "recovery_codes_made"
  | "account_deleted"
  | "recovery_codes_removed"
  | "staff_added"
  | "staff_joined"
  | "staff_removed";

/** Records what happened to an account, without passwords, tokens or email addresses. */
export async function audit(
  { platform, address }: Pick<Call, "platform" | "address">,
  db: Db,
  action: AuditAction,
  userId?: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const at = platform.now();
  await db.insert(auditLog).values({ at, action, user_id: userId ?? null, address, detail });
}

export async function countAudit(
  db: Db,
  userId: string,
  action: AuditAction,
  since: Date,
): Promise<number> {
  return db.$count(
    auditLog,
    and(eq(auditLog.user_id, userId), eq(auditLog.action, action), gt(auditLog.at, since)),
  );
}
