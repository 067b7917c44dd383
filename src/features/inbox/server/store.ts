import { and, asc, desc, eq, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { searchableDigits, searchableText } from "#features/contact/server/service.ts";
import { isLike, isLikeAny, type Pattern, patternsOf } from "#platform/database/search-patterns.ts";
import { staff } from "#platform/database/schema/accounts.ts";
import { isBehind } from "#platform/database/behind.ts";
import type { Db } from "#platform/database/database.ts";
import { STAFF_NAME } from "#platform/database/staff-name.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import type { Platform } from "#platform/platform.ts";
import { workingDaysBefore } from "#shared/time/working-days.ts";
import { isoDay } from "#shared/time/days.ts";
import type { InboxQuery } from "../contract.ts";
import type { Colleague } from "../views.ts";
import { MAX_WAIT_DAYS } from "../limits.ts";

export const messageRows = rowsOf(contactMessages);

export type StoredMessage = typeof contactMessages.$inferSelect;

export type Wanted = Omit<InboxQuery, "q" | "due" | "waiting"> & {
  patterns?: readonly Pattern[];
  /** Selects messages that are neither done nor spam and have this ISO date, or an earlier one, as follow-up day. */
  dueBy?: string | undefined;
  /**
   * Selects messages that are neither done nor spam and have waited for an answer since before `since`, except those
   * whose follow-up day is after `today` (ISO date).
   */
  waiting?: { since: Date; today: string } | undefined;
};

const SEARCHED = searchableText("contact_messages");
const DIGITS = searchableDigits("contact_messages");
/** SQL for what staff have written about a message: the note, and each tag with a "#" before it. */
const STAFF_WORDS = sql`staff_words(${contactMessages.note}, ${contactMessages.tags})`;
/**
 * Condition that staff have written something about the message. PostgreSQL uses the index contact_messages_staff_words
 * only for queries that contain exactly STAFF_WORDS and HAS_STAFF_WORDS.
 */
const HAS_STAFF_WORDS = sql`(${contactMessages.note} <> '' or ${contactMessages.tags} <> '{}')`;

/**
 * Condition that the message is neither done nor spam. PostgreSQL uses the index contact_messages_waiting only for
 * queries that contain exactly this condition, and that also ask for messages without an answer.
 */
const IS_UNDONE = sql`${contactMessages.status} in ('new', 'open')`;

function ofAssignee(assignee: string) {
  const column = contactMessages.assignee_id;
  return assignee === "none" ? isNull(column) : eq(column, assignee);
}

function isWanted(wanted: Wanted) {
  const { status, after, patterns = [], assignee, tag, dueBy, waiting, replied } = wanted;
  return and(
    status ? eq(contactMessages.status, status) : ne(contactMessages.status, "spam"),
    ...patterns.map((pattern) =>
      or(isLike(SEARCHED, pattern, DIGITS), and(HAS_STAFF_WORDS, isLike(STAFF_WORDS, pattern))),
    ),
    assignee ? ofAssignee(assignee) : undefined,
    tag === undefined ? undefined : sql`${contactMessages.tags} @> array[${tag}]`,
    dueBy ? and(IS_UNDONE, lte(contactMessages.follow_up_on, dueBy)) : undefined,
    waiting
      ? and(
          IS_UNDONE,
          isNull(contactMessages.answered_at),
          lt(
            sql`coalesce(${contactMessages.replied_at}, ${contactMessages.created_at})`,
            waiting.since,
          ),
          or(
            isNull(contactMessages.follow_up_on),
            lte(contactMessages.follow_up_on, waiting.today),
          ),
        )
      : undefined,
    replied
      ? and(isNotNull(contactMessages.replied_at), isNull(contactMessages.answered_at))
      : undefined,
    isBehind(contactMessages.created_at, contactMessages.id, after),
  );
}

export function listMessages(db: Db, wanted: Wanted, limit: number) {
  return db
    .select()
    .from(contactMessages)
    .where(isWanted(wanted))
    .orderBy(desc(contactMessages.created_at), desc(contactMessages.id))
    .limit(limit);
}

/**
 * Returns a query for the messages that `wanted` selects and that match all of the patterns. The query does not sort,
 * so that PostgreSQL can stop at a limit before it has found all messages.
 * @param patterns - PostgreSQL uses the index contact_messages_words only for the first pattern
 */
export function messagesLike(db: Db, wanted: Wanted, [first, ...rest]: readonly Pattern[]): SQL {
  const others = rest.map((one) => isLikeAny(sql`(${SEARCHED} || '')`, one, DIGITS));
  return db
    .select()
    .from(contactMessages)
    .where(and(isWanted(wanted), first && isLikeAny(SEARCHED, first, DIGITS), ...others))
    .getSQL();
}

/**
 * Finds the message whose sender has waited longest for an answer, either to the message or to the sender's last reply.
 */
export async function findOldestWaiting(db: Db): Promise<StoredMessage | undefined> {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(and(IS_UNDONE, isNull(contactMessages.answered_at)))
    .orderBy(sql`coalesce(${contactMessages.replied_at}, ${contactMessages.created_at})`)
    .limit(1);
  return row;
}

/** Counts at most `max` messages, because counting all of them takes time. */
export async function countWanted(db: Db, wanted: Wanted, max: number): Promise<number> {
  const some = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(isWanted(wanted))
    .limit(max);
  return db.$count(some.as("some"));
}

/**
 * Returns the messages whose follow-up day has come, and marks them, so that each message is returned only once for the
 * same follow-up day.
 */
export async function takeDue(db: Db, day: string): Promise<{ id: string }[]> {
  return db
    .update(contactMessages)
    .set({ reminded_on: sql`${contactMessages.follow_up_on}` })
    .where(
      and(
        IS_UNDONE,
        lte(contactMessages.follow_up_on, day),
        sql`${contactMessages.reminded_on} is distinct from ${contactMessages.follow_up_on}`,
      ),
    )
    .returning({ id: contactMessages.id });
}

/**
 * Returns a text that changes whenever there is something new for staff. The text contains the newest time in each
 * table. It also counts recent rows, because a slow transaction may commit a row that is not the newest. Answers and
 * booked calls count for 30 days, because they may change days after they were stored.
 */
export async function readDeskState(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select
    (select count(*) || ' ' || max(created_at) from contact_messages
      where created_at > (select max(created_at) from contact_messages) - interval '10 minutes') as messages,
    (select count(*) || ' ' || max(at) from staff_audit
      where at > (select max(at) from staff_audit) - interval '10 minutes') as acts,
    (select concat_ws(' ', count(*), count(*) filter (where d.state = 'cancelled'), max(d.tried_at))
      from message_answers a join deliveries d on d.id = a.delivery_id
      where (d.tried_at is not null or d.state <> 'waiting')
        and a.created_at > (select max(created_at) from message_answers) - interval '30 days') as answers,
    (select count(*) || ' ' || max(created_at) from message_replies
      where created_at > (select max(created_at) from message_replies) - interval '10 minutes') as replies,
    (select count(*) || ' ' || max(updated_at) from bookings
      where created_at > (select max(created_at) from bookings) - interval '30 days') as calls,
    (select count(*) || ' ' || max("timestamp") from chat_leads
      where "timestamp" > (select max("timestamp") from chat_leads) - interval '10 minutes') as leads`)) as {
    rows: Record<string, string | null>[];
  };
  return JSON.stringify(rows);
}

export async function listTags(db: Db, butOf = ""): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select tag from contact_messages, unnest(tags) as tag
      where tags <> '{}' and id::text <> ${butOf} group by tag order by min(created_at), tag`,
  )) as { rows: { tag: string }[] };
  return rows.map(({ tag }) => tag);
}

export async function listColleagues(db: Db): Promise<Colleague[]> {
  return db
    .select({
      id: staff.user_id,
      email: staff.email,
      name: STAFF_NAME,
      signature: staff.signature,
    })
    .from(staff)
    .where(isNotNull(staff.joined_at))
    .orderBy(asc(staff.email));
}

export function wantedBy(
  { now }: Pick<Platform, "now">,
  me: string,
  { q = "", due, waiting, assignee, ...query }: InboxQuery,
): Wanted {
  const today = isoDay(now());
  return {
    ...query,
    assignee: assignee === "me" ? me : assignee,
    patterns: patternsOf(q),
    dueBy: due && today,
    waiting: waiting && { since: workingDaysBefore(now(), MAX_WAIT_DAYS), today },
  };
}
