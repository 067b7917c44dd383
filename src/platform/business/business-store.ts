import { sql } from "drizzle-orm";
import type { BusinessSettings } from "#shared/business/settings.ts";
import type { Database, Db } from "../database/database.ts";
import { rowsOf } from "../database/rows.ts";
import { business } from "../database/schema/operation.ts";

const businessRows = rowsOf(business);

export type StoredBusiness = {
  settings: BusinessSettings;
  version: number;
  logo: string | null;
};

const NOTHING_SET: StoredBusiness = { settings: {}, version: 0, logo: null };

const EXTENSIONS: Record<string, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/svg+xml": "svg",
};

type Row = Pick<typeof business.$inferSelect, "settings" | "version" | "logo_type" | "logo_hash">;

function storedIn({ settings, version, logo_type, logo_hash }: Row): StoredBusiness {
  const logo = logo_type && logo_hash && `/api/logo/${logo_hash}.${EXTENSIONS[logo_type]}`;
  return { settings, version, logo: logo || null };
}

export async function readStoredBusiness(db: Db): Promise<StoredBusiness> {
  const [row] = await db
    .select({
      settings: business.settings,
      version: business.version,
      logo_type: business.logo_type,
      logo_hash: business.logo_hash,
    })
    .from(business);
  return row ? storedIn(row) : NOTHING_SET;
}

export async function lockBusiness(tx: Db): Promise<StoredBusiness> {
  await tx.insert(business).values({}).onConflictDoNothing();
  const [row] = await tx.select().from(business).for("update");
  if (!row) throw new Error("The row of the business is missing.");
  return storedIn(row);
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
  const row = await businessRows.find(db, { logo_hash: hash });
  return row?.logo && row.logo_type ? { body: row.logo, type: row.logo_type } : undefined;
}
