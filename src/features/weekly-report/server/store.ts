import { and, eq, gte } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";

export async function wasOrderedSince(db: Db, since: Date): Promise<boolean> {
  const { kind, created_at } = deliveries;
  return (await db.$count(deliveries, and(eq(kind, "weekly_report"), gte(created_at, since)))) > 0;
}
