import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  ne,
  or,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import { daysBefore } from "#shared/time/days.ts";
import type { StoredMessage } from "./store.ts";

const DAYS = 90;
const MOST = 5;
/** The last digits of a number, which are the same with and without the code of the country. As in the index. */
const PHONE_DIGITS = 9;
const PHONE = sql`right(regexp_replace(${contactMessages.phone}, '\\D', '', 'g'), 9)`;

function mergedPerson(id: SQLWrapper | string | null) {
  return sql`(select coalesce(p.merged_into, p.id) from people p where p.id = ${id})`;
}

/**
 * Finds messages of the last 90 days with the same text or the same phone number that staff can merge or
 * close, the newest first.
 * @returns with `other_person`, who is null for the person of the given message
 */
export async function findSimilar(
  db: Db,
  { id, phone, message, text_hash, person_id }: StoredMessage,
  now: Date,
): Promise<(StoredMessage & { other_person: string | null })[]> {
  const digits = phone.replaceAll(/\D/g, "").slice(-PHONE_DIGITS);
  const isSamePhone = digits.length === PHONE_DIGITS ? eq(PHONE, digits) : undefined;
  // A short text has no hash, and is the same only from the same person.
  const isSameText = text_hash === null ? undefined : eq(contactMessages.text_hash, text_hash);
  const isSentTwice = person_id
    ? and(eq(contactMessages.person_id, person_id), eq(contactMessages.message, message))
    : undefined;
  if (!isSamePhone && !isSameText && !isSentTwice) return [];
  const otherPerson = sql<
    string | null
  >`nullif(${mergedPerson(contactMessages.person_id)}, ${mergedPerson(person_id)})`;
  return db
    .select({ ...getTableColumns(contactMessages), other_person: otherPerson })
    .from(contactMessages)
    .where(
      and(
        or(isSameText, isSentTwice, isSamePhone),
        // Once both people are one, only a copy that nobody has closed is left to do.
        or(
          isNotNull(otherPerson),
          and(or(isSameText, isSentTwice), ne(contactMessages.status, "done")),
        ),
        ne(contactMessages.id, id),
        ne(contactMessages.status, "spam"),
        gt(contactMessages.created_at, daysBefore(now, DAYS)),
      ),
    )
    .orderBy(desc(contactMessages.created_at))
    .limit(MOST);
}
