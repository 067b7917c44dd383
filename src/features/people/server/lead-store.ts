import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { people } from "#platform/database/schema/people.ts";
import type { Lead } from "#shared/leads.ts";
import { personRows } from "./store.ts";

/**
 * Returns the customer records of people, by the person's id. Merged people share one record: that of the main person
 * or, if the main person has none, the latest among the others.
 */
export async function leadsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Lead>> {
  if (ids.length === 0) return new Map();
  const { rows } = (await db.execute(sql`
    select p.id, l.state, l.amount, l.day from people p cross join lateral (
      select x.lead_state as state, x.lead_amount as amount, to_char(x.lead_on, 'YYYY-MM-DD') as day
      from people x where coalesce(p.merged_into, p.id) in (x.id, x.merged_into)
        and x.lead_state is not null
      order by x.merged_into is not null, x.lead_on desc, x.id limit 1) l
    where p.id in ${[...ids]}`)) as { rows: (Lead & { id: string })[] };
  return new Map(rows.map(({ id, ...lead }) => [id, lead]));
}

/** @param lead - null deletes the customer record of the person, and those of everybody merged into the person */
export async function recordLead(db: Db, id: string, lead: Lead | null): Promise<void> {
  const fields = {
    lead_state: lead?.state ?? null,
    lead_amount: lead?.amount ?? null,
    lead_on: lead?.day ?? null,
  };
  await personRows.change(db, id, fields);
  if (!lead) await db.update(people).set(fields).where(eq(people.merged_into, id));
}
