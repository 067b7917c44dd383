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
/**
 * Number of digits at the end of phone numbers that are compared, because only some numbers are written with a country
 * code. The database index contact_messages_phone uses the same number of digits.
 */
const PHONE_DIGITS = 9;
const PHONE = sql`right(regexp_replace(${contactMessages.phone}, '\\D', '', 'g'), ${sql.raw(`${PHONE_DIGITS}`)})`;

function mergedPerson(id: SQLWrapper | string | null) {
  return sql`(select coalesce(p.merged_into, p.id) from people p where p.id = ${id})`;
}

/**
 * Finds messages from the last 90 days with the same text or phone number, newest first.
 * @returns rows with `other_person`: the id of the sender if it is another person, else null
 */
export async function findSimilar(
  db: Db,
  { id, phone, message, text_hash, person_id }: StoredMessage,
  now: Date,
): Promise<(StoredMessage & { other_person: string | null })[]> {
  const digits = phone.replaceAll(/\D/g, "").slice(-PHONE_DIGITS);
  const isSamePhone = digits.length === PHONE_DIGITS ? eq(PHONE, digits) : undefined;
  // A short text has no hash, because different people may write the same one.
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
        // A message from the same person is listed only if it repeats this message and is not done. Staff can then
        // close it as sent twice.
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
