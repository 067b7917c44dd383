import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";

export async function sameText(db: Db, hash: string, email: string, since: Date) {
  const [row] = await db
    .select({
      senders: sql<number>`count(distinct ${contactMessages.email}) filter (where ${contactMessages.email} <> ${email})::int`,
      isSpam: hasVerdict("spam"),
      isNotSpam: hasVerdict("not_spam"),
    })
    .from(contactMessages)
    .where(and(eq(contactMessages.text_hash, hash), gt(contactMessages.created_at, since)));
  return row ?? { senders: 0, isSpam: false, isNotSpam: false };
}

export async function verdictsOn(db: Db, email: string) {
  const [row] = await db
    .select({ isSpam: hasVerdict("spam"), isNotSpam: hasVerdict("not_spam") })
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), sql`${contactMessages.spam_verdict} is not null`));
  return row ?? { isSpam: false, isNotSpam: false };
}

export async function countUnannouncedSpam(db: Db, since: Date): Promise<number> {
  const { status, announced_at, created_at } = contactMessages;
  const isSpam = eq(status, "spam");
  return db.$count(contactMessages, and(isSpam, isNull(announced_at), gt(created_at, since)));
}

function hasVerdict(verdict: "spam" | "not_spam") {
  return sql<boolean>`coalesce(bool_or(${contactMessages.spam_verdict} = ${verdict}), false)`;
}
