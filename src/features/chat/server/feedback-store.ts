import { count, desc, eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { answerFeedback } from "#platform/database/schema/operation.ts";
import type { AnswerFeedback } from "../contract.ts";

export type StoredFeedback = typeof answerFeedback.$inferSelect;

export async function insertFeedback(db: Db, feedback: AnswerFeedback, at: Date): Promise<void> {
  await db.insert(answerFeedback).values({ ...feedback, created_at: at });
}

export async function newestFeedback(db: Db, most: number): Promise<StoredFeedback[]> {
  return db.select().from(answerFeedback).orderBy(desc(answerFeedback.created_at)).limit(most);
}

export async function countFeedback(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(answerFeedback);
  return row?.count ?? 0;
}

export async function deleteFeedback(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(answerFeedback).where(eq(answerFeedback.id, id)).returning();
  return rows.length > 0;
}
