import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { read } from "./store.ts";

/**
 * Returns the name of a person, if staff have corrected the name after `since`, the time of a message. The corrected
 * name counts for this message. A message that comes after the correction keeps its own name, because somebody else
 * with the same address may have sent it.
 */
export async function readCorrectedName(
  db: Db,
  id: string,
  since: Date,
): Promise<string | undefined> {
  const [found] = await read<{ name: string }>(
    db,
    sql`select p.name from people p
      where p.id = (select coalesce(merged_into, id) from people where id = ${id}) and p.name <> ''
        and exists (select from staff_audit where person_id = p.id and action = 'person_changed'
          and changes -> 'fields' @> '["name"]' and at > ${since.toISOString()}::timestamptz)`,
  );
  return found?.name;
}
