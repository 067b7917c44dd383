import { and, asc, countDistinct, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { factors, staff } from "#platform/database/schema/accounts.ts";

export const staffRows = rowsOf(staff);

export type StaffMember = typeof staff.$inferSelect;

/** Makes an invited person staff. @returns false when the person was not invited, or has joined before */
export async function joinStaff(db: Db, userId: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(staff)
    .set({ joined_at: at })
    .where(and(eq(staff.user_id, userId), isNull(staff.joined_at)))
    .returning({ user_id: staff.user_id });
  return rows.length > 0;
}

export async function listStaff(db: Db): Promise<StaffMember[]> {
  return db.select().from(staff).orderBy(asc(staff.added_at));
}

export async function countStaffWithFactor(db: Db): Promise<number> {
  const isTheirApp = and(
    eq(factors.user_id, staff.user_id),
    eq(factors.factor_type, "totp"),
    eq(factors.status, "verified"),
  );
  const [row] = await db
    .select({ total: countDistinct(staff.user_id) })
    .from(staff)
    .innerJoin(factors, isTheirApp)
    .where(isNotNull(staff.joined_at));
  return row?.total ?? 0;
}
