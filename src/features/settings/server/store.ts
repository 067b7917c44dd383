import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { staff } from "#platform/database/schema/accounts.ts";
import type { StaffSignature } from "../contract.ts";

export async function readSignature(db: Db, userId: string): Promise<StaffSignature> {
  const [row] = await db
    .select({ name: staff.name, signature: staff.signature })
    .from(staff)
    .where(eq(staff.user_id, userId));
  return row ?? { name: "", signature: "" };
}

export async function storeSignature(
  db: Db,
  userId: string,
  signature: StaffSignature,
): Promise<void> {
  await db.update(staff).set(signature).where(eq(staff.user_id, userId));
}
