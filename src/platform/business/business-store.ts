import { eq, sql } from "drizzle-orm";
import type { BusinessSettings } from "#shared/business/settings.ts";
import type { Database, Db } from "../database/database.ts";
import { business } from "../database/schema/operation.ts";

export type StoredBusiness = {
  settings: BusinessSettings;
  version: number;
  logoHash: string | null;
};

const NOTHING_SET: StoredBusiness = { settings: {}, version: 0, logoHash: null };

export async function readStoredBusiness(db: Db): Promise<StoredBusiness> {
  const [row] = await db
    .select({
      settings: business.settings,
      version: business.version,
      logoHash: business.logo_hash,
    })
    .from(business);
  return row ?? NOTHING_SET;
}

/** @returns the row locked until the transaction ends */
export async function lockBusiness(tx: Db): Promise<StoredBusiness> {
  await tx.insert(business).values({}).onConflictDoNothing();
  const [row] = await tx.select().from(business).for("update");
  if (!row) throw new Error("The row of the business is missing.");
  return { settings: row.settings, version: row.version, logoHash: row.logo_hash };
}

export async function storeBusiness(
  tx: Db,
  change: Partial<
    Pick<typeof business.$inferInsert, "settings" | "logo" | "logo_type" | "logo_hash">
  >,
): Promise<void> {
  await tx.update(business).set({ ...change, version: sql`${business.version} + 1` });
}

export async function readLogo(
  { db }: Pick<Database, "db">,
  hash: string,
): Promise<{ body: Uint8Array; type: string } | undefined> {
  const [row] = await db
    .select({ body: business.logo, type: business.logo_type })
    .from(business)
    .where(eq(business.logo_hash, hash));
  return row?.body && row.type ? { body: row.body, type: row.type } : undefined;
}
