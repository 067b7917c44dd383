import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { auditLog } from "#platform/database/schema/accounts.ts";
import type { Platform } from "#platform/platform.ts";

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
  platform: Platform,
  db: Db,
  action: AuditAction,
  who: { userId?: string; address?: string },
  detail: Record<string, unknown> = {},
): Promise<void> {
  await db.insert(auditLog).values({
    at: platform.now(),
    action,
    user_id: who.userId ?? null,
    address: who.address ?? "",
    detail,
  });
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
