import { sql } from "drizzle-orm";
import { phonesOf } from "#features/leads/server/service.ts";
import type { Db } from "#platform/database/database.ts";

const MAX_PHONES = 5;
/**
 * Phone numbers are read from this many of the newest contact messages with a phone number, and from as many of the
 * newest chat messages with an email address and at least three digits in a row.
 */
const NEWEST = 20;

/** Returns the phone numbers of people, the newest first. Two spellings of one number count as the same number. */
export async function readPhones(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    (select phone, null as text, created_at as at from contact_messages
      where person_id in ${[...ids]} and phone <> '' order by created_at desc limit ${NEWEST})
    union all
    (select null, message, "timestamp" from chat_leads
      where person_id in ${[...ids]} and message ~ '[0-9]{3}' order by "timestamp" desc limit ${NEWEST})
    order by at desc`)) as {
    rows: ({ phone: string; text: null } | { phone: null; text: string })[];
  };
  const numbers = new Map<string, string>();
  for (const { phone, text } of rows) {
    for (const one of phone === null ? phonesOf(text.split("\n")) : [phone]) {
      const digits = one.replace(/\D/gu, "").slice(-9);
      if (!numbers.has(digits)) numbers.set(digits, one);
    }
  }
  return [...numbers.values()].slice(0, MAX_PHONES);
}
