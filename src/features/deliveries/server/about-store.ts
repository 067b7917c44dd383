import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { DeliveryAbout } from "../contract.ts";

/** Whom deliveries are for (of a merged person, the other), and of which messages they tell. */
export async function readAbout(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, DeliveryAbout>> {
  if (ids.length === 0) return new Map();
  const { rows } = (await db.execute(sql`
    select d.id, coalesce(p.merged_into, p.id) as person, to_json(m) as message
    from deliveries d
    left join people p on p.email = person_address(d.recipient)
    left join lateral (
      select id, name, 0 as more from contact_messages where id = d.subject_id
      union all
      (select id, name, count(*) over ()::int - 1 from contact_messages
        where digest_id = d.id order by created_at limit 1)
    ) m on true
    where d.id in ${[...ids]}`)) as {
    rows: { id: string; person: string | null; message: DeliveryAbout["message"] }[];
  };
  return new Map(rows.map(({ id, person, message }) => [id, { personId: person, message }]));
}
