import { and, asc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";
import { chatLeads } from "#platform/database/schema/messages.ts";
import { findUntried } from "#platform/outbox/store.ts";
import { cleanText } from "#shared/text/text.ts";
import type { Lead } from "./lead-rules.ts";
import type { Topic } from "./topic.ts";

const MAX_MESSAGE = 2000;

/** Stores a lead. @returns false if a lead with this email address is already stored for the session */
export async function insertLead(
  db: Db,
  sessionId: string,
  { email, interest, wantsNewsletter, message, before }: Lead,
  topic: Topic | undefined,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .insert(chatLeads)
    .values({
      session_id: sessionId,
      email,
      name: null,
      interest,
      timestamp: at,
      wants_newsletter: wantsNewsletter,
      topic: topic?.topic ?? null,
      topic_sentence: topic?.sentence ?? null,
      // A long text loses its beginning, and not its end, because the message with the email address is at the end.
      message: cleanText([before, message].filter(Boolean).join("\n").slice(-MAX_MESSAGE)),
    })
    .onConflictDoNothing({ target: [chatLeads.session_id, chatLeads.email] })
    .returning({ id: chatLeads.id });
  return rows.length > 0;
}

export async function updateWish(
  db: Db,
  sessionId: string,
  email: string,
  wantsNewsletter: boolean,
): Promise<void> {
  await db
    .update(chatLeads)
    .set({ wants_newsletter: wantsNewsletter })
    .where(and(eq(chatLeads.session_id, sessionId), eq(chatLeads.email, email)));
}

/**
 * Marks all leads of a session as corrected, except for the one with the visitor's present address. That lead loses its
 * mark, because the visitor may return to an earlier address.
 * @param email - the visitor's present address; "" if the visitor has withdrawn the address
 */
export async function settleAddress(
  db: Db,
  sessionId: string,
  email: string,
  at: Date,
): Promise<void> {
  const time = sql`${at.toISOString()}::timestamptz`;
  const { corrected_at } = chatLeads;
  await db
    .update(chatLeads)
    .set({
      corrected_at: sql`case when ${chatLeads.email} = ${email} then null else coalesce(${corrected_at}, ${time}) end`,
    })
    .where(eq(chatLeads.session_id, sessionId));
}

export async function listLeadsOf(db: Db, from: Date, until: Date) {
  return db
    .select({
      email: chatLeads.email,
      message: chatLeads.message,
      at: chatLeads.timestamp,
    })
    .from(chatLeads)
    .where(
      and(
        gte(chatLeads.timestamp, from),
        lt(chatLeads.timestamp, until),
        isNull(chatLeads.corrected_at),
      ),
    )
    .orderBy(asc(chatLeads.timestamp));
}

/**
 * Whether an email to staff about the leads of an interval is already queued. Locks the row of the email, so that the
 * email is not sent before this transaction ends.
 * @returns false also if the site has already tried to send the email, or if another transaction has locked its row
 */
export async function hasOpenMail(tx: Db, until: string): Promise<boolean> {
  const ofThisTime = sql`${deliveries.about} ->> 'until' = ${until}`;
  return (await findUntried(tx, "chat_leads", ofThisTime)) !== undefined;
}
