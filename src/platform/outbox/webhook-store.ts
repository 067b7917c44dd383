import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { EventDetails, EventType } from "#shared/events.ts";
import type { Db } from "../database/database.ts";
import { rowsOf } from "../database/rows.ts";
import { webhooks } from "../database/schema/outbox.ts";
import { people } from "../database/schema/people.ts";

export const webhookRows = rowsOf(webhooks);

export type Webhook = typeof webhooks.$inferSelect;

/**
 * Finds and locks the webhooks for events of this type. This includes webhooks that the site switched off because
 * deliveries failed: their events wait until staff switch the webhooks on again.
 */
export async function findListeners(db: Db, type: EventType): Promise<string[]> {
  const isListening = or(webhooks.active, eq(webhooks.stopped_by, "failing"));
  const rows = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(isListening, sql`${type} = any(${webhooks.events})`))
    .for("key share");
  return rows.map(({ id }) => id);
}

/**
 * Finds a person. `first_touch`, `last_touch`: beginning of the first and of the last visit in which the person sent a
 * message, downloaded something or gave an email address in the chat.
 */
export async function findPerson(db: Db, email: string): Promise<FoundPerson> {
  const [row] = await db
    .select({
      person_id: people.id,
      merged_into: people.merged_into,
      first_touch: touchAt("asc"),
      last_touch: touchAt("desc"),
    })
    .from(people)
    .where(sql`${people.email} = person_address(${email})`);
  return row ?? { person_id: null, merged_into: null, first_touch: null, last_touch: null };
}

type FoundPerson = Pick<
  EventDetails["newsletter.unsubscribed"],
  "person_id" | "merged_into" | "first_touch" | "last_touch"
>;

function touchAt(order: "asc" | "desc") {
  return sql<FoundPerson["first_touch"]>`(select jsonb_build_object(
      'at', to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'landing', t.landing,
      'source', t.source, 'medium', t.medium, 'campaign', t.campaign)
    from touches t where t.person_id = people.id order by t.at ${sql.raw(order)}, t.id limit 1)`;
}

export async function markWorking(db: Db, id: string): Promise<void> {
  await webhookRows.update(db, { id, failing_since: isNotNull }, { failing_since: null });
}

/** @returns time of the first failure since the last success */
export async function markFailing(db: Db, id: string, at: Date): Promise<Date> {
  const since = sql`coalesce(${webhooks.failing_since}, ${at.toISOString()}::timestamptz)`;
  const row = await webhookRows.update(db, id, { failing_since: since });
  return row?.failing_since ?? at;
}

/** Switches a webhook off. @returns undefined if it was already off */
export async function stopWebhook(
  db: Db,
  id: string,
  stopped_by: NonNullable<Webhook["stopped_by"]>,
): Promise<Webhook | undefined> {
  const version = sql`${webhooks.version} + 1`;
  return webhookRows.update(db, { id, active: true }, { active: false, stopped_by, version });
}
