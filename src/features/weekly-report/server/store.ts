import { and, eq, gte } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";

export async function wasOrderedSince(db: Db, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.kind, "weekly_report"), gte(deliveries.created_at, since)))
    .limit(1);
  return row !== undefined;
}
