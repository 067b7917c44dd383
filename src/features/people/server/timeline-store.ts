import { sql, type SQL } from "drizzle-orm";
import { isBehind } from "#platform/database/behind.ts";
import type { Db } from "#platform/database/database.ts";
import { staffName } from "#platform/database/staff-name.ts";
import { FATE } from "#platform/outbox/store.ts";
import type { TimelineQuery, Trace } from "../contract.ts";
import { read } from "./store.ts";

export type StoredTrace = {
  id: string;
  kind: string;
  at: Date;
  data: Record<string, unknown>;
};

export type Whose = {
  /**
   * A person and everybody merged into the person. A merge is recorded for both people; the timeline shows only the
   * record of the main person, whose id is first.
   */
  ids: readonly string[];
  emails: readonly string[];
  hashes: readonly string[];
};

const AUTHOR = (id: SQL) =>
  sql`coalesce(${staffName(id)}, (select name from api_keys where id = ${id}))`;

/**
 * Whether the person asked in the chat for the newsletter. The column `wants_newsletter` does not tell this: a word
 * such as "please" alone can set it (docs/product.md, decision 17).
 */
const ASKED_FOR_TIPS = sql`exists (select from newsletter_subscriptions s
  where s.email = chat_leads.email and s.source = 'chat')`;

/**
 * SQL value: null if the address still counts. Otherwise JSON whose `by` names the visitor's other addresses in the
 * conversation that still count.
 */
const CORRECTION = sql`case when corrected_at is not null then jsonb_build_object('by',
  (select string_agg(k.email, ', ' order by k."timestamp", k.email) from chat_leads k
    where k.session_id = chat_leads.session_id and k.corrected_at is null)) end`;

/** Puts the name of an assignee in place of the id; "" if the person is no longer staff. */
function withName(values: SQL): SQL {
  const id = sql`(${values} ->> 'assignee')::uuid`;
  return sql`case when ${values} ->> 'assignee' is null then ${values}
    else ${values} || jsonb_build_object('assignee', coalesce(${AUTHOR(id)}, '')) end`;
}

const CHANGE = sql`jsonb_build_object(
  'action', action, 'fields', changes -> 'fields', 'author', ${AUTHOR(sql`actor_id`)},
  'to', ${withName(sql`(changes - 'fields' - 'from')`)}, 'from', ${withName(sql`(changes -> 'from')`)},
  'other', (select email from people where id = row_id and action in ('person_merged', 'person_separated')))`;

function sourcesOf({ ids, emails, hashes }: Whose): SQL[] {
  const isTheirs = sql`person_id in ${[...ids]}`;
  return [
    sql`select id, 'message' as kind, created_at as at, jsonb_build_object(
        'excerpt', left(message, 400), 'status', status, 'source', source, 'transcript', transcript) as data
      from contact_messages where ${isTheirs}`,
    sql`select id, 'chat', "timestamp", jsonb_build_object(
        'interest', interest, 'topic', topic, 'sentence', coalesce(nullif(message, ''), topic_sentence), 'wantsNewsletter', ${ASKED_FOR_TIPS},
        'correction', ${CORRECTION})
      from chat_leads where ${isTheirs}`,
    sql`select d.id, 'download', d.created_at, jsonb_build_object('title', t.title, 'slug', t.slug)
      from download_leads d join templates t on t.id = d.template_id where ${sql.raw("d.")}${isTheirs}`,
    sql`select id, 'newsletter', confirmed_at, jsonb_build_object('withdrawn', false)
      from newsletter_subscriptions where ${isTheirs}`,
    sql`select id, 'newsletter', withdrawn_at, jsonb_build_object('withdrawn', true)
      from newsletter_consents where email_hash in ${[...hashes]}`,
    sql`select id, 'account', email_confirmed_at, '{}'::jsonb from accounts.users where ${isTheirs}`,
    sql`select id, 'mail', created_at, jsonb_build_object('mail', kind, 'state', ${FATE})
      from deliveries where recipient in ${[...emails]} and kind <> 'contact_answer'`,
    sql`select a.id, 'answer', a.created_at, jsonb_build_object(
        'subject', a.subject, 'text', a.text, 'author', ${AUTHOR(sql`a.author_id`)},
        'state', (select ${FATE} from deliveries where deliveries.id = a.delivery_id))
      from message_answers a join contact_messages m on m.id = a.message_id where ${sql.raw("m.")}${isTheirs}`,
    sql`select r.id, 'reply', r.created_at, jsonb_build_object(
        'messageId', r.message_id, 'subject', r.subject, 'text', r.text, 'from', r.email)
      from message_replies r join contact_messages m on m.id = r.message_id
      where r.kind = 'reply' and ${sql.raw("m.")}${isTheirs}`,
    sql`select id, 'call', updated_at, jsonb_build_object('state', state, 'title', title, 'startsAt',
        to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'reason', reason)
      from bookings where ${isTheirs}`,
    sql`select id, 'note', created_at, jsonb_build_object(
        'text', text, 'version', version, 'author', ${AUTHOR(sql`author_id`)})
      from person_notes where ${isTheirs}`,
    sql`select id, 'change', at, ${CHANGE} from staff_audit a where ${isTheirs} and not exists (select from staff_audit twin
        where a.row_id = ${ids[0] ?? null} and a.action in ('person_merged', 'person_separated')
          and twin.person_id = a.row_id and twin.row_id = a.person_id
          and twin.action = a.action and twin.at = a.at)`,
  ];
}

/** Lists changes of a message by staff, newest first. */
export async function listMessageChanges(
  db: Db,
  id: string,
  limit: number,
): Promise<StoredTrace[]> {
  return read<StoredTrace>(
    db,
    sql`select id, 'change' as kind, at, ${CHANGE} as data from staff_audit
      where row_id = ${id} order by at desc, id desc limit ${limit}`,
  );
}

/**
 * Lists timeline entries, newest first. Times are compared in milliseconds, as in the cursors of pages.
 * @param kinds - default: all kinds
 */
export async function listTraces(
  db: Db,
  whose: Whose,
  { after, kinds }: TimelineQuery & { kinds?: readonly Trace["kind"][] },
  limit: number,
): Promise<StoredTrace[]> {
  const time = sql`date_trunc('milliseconds', at)`;
  const conditions = [
    sql`at is not null`,
    ...[isBehind(time, sql`id`, after) ?? []].flat(),
    ...(kinds ? [sql`kind in ${[...kinds]}`] : []),
  ];
  return read<StoredTrace>(
    db,
    sql`select id, kind, ${time} as at, data from (${sql.join(sourcesOf(whose), sql` union all `)}) as traces
      where ${sql.join(conditions, sql` and `)} order by 3 desc, id desc limit ${limit}`,
  );
}
