import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { samePerson } from "#platform/database/people/same-person.ts";
import type { LeadLine } from "../views.ts";

type OpenLead = Omit<LeadLine, "at"> & { at: string | Date };

/**
 * Leads that wait for staff: email addresses that visitors gave in the chat, each once. A lead waits until the person
 * sends a message, or staff write a note or an answer. People who only subscribed to the newsletter are left out.
 */
export async function listOpenLeads(db: Db, since: Date, limit: number): Promise<OpenLead[]> {
  const same = sql`any(array(${samePerson(sql`l.person_id`)}))`;
  const { rows } = (await db.execute(sql`
    select l.id, l.email, l.person_id as "personId", l.topic, l."timestamp" as at,
      coalesce(nullif(l.message, ''), l.topic_sentence, '') as sentence
    from chat_leads l
    where l."timestamp" > ${since.toISOString()}::timestamptz and l.corrected_at is null
      and not exists (select from chat_leads y
        where y.email = l.email and (y."timestamp", y.id) > (l."timestamp", l.id))
      and not exists (select from person_notes n
        where n.person_id = ${same} and n.created_at >= l."timestamp")
      and not exists (select from contact_messages m
        left join message_answers a on a.message_id = m.id
        where m.person_id = ${same}
          and (a.created_at >= l."timestamp" or (m.created_at >= l."timestamp" and m.status <> 'spam')))
      and not (l.topic is null and l.wants_newsletter and exists (select from newsletter_subscriptions s
        where s.email = l.email and s.source = 'chat'))
    order by l."timestamp" desc, l.id desc limit ${limit}`)) as { rows: OpenLead[] };
  return rows;
}
