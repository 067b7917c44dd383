import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";

export async function readVersion(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select version from library_version`)) as {
    rows: { version: string | number }[];
  };
  return String(rows[0]?.version);
}

/** If more templates than this have changed since a version, all templates count as changed. */
const MAX_CHANGES = 20;

/**
 * Slugs of the changed and of the hidden templates. "all" means that more than MAX_CHANGES templates changed.
 * "everything" means that the changes are unknown, or that more than MAX_CHANGES templates were hidden.
 */
export type LibraryChanges = "everything" | { changed: string[] | "all"; hidden: string[] };

/** Reads what changed in the template library after the version `from`, up to and including the version `to`. */
export async function readChanges(db: Db, from: string, to: string): Promise<LibraryChanges> {
  const { rows } = (await db.execute(sql`
    with noted as (select * from library_changes where version > ${from} and version <= ${to})
    select slug, bool_or(hidden) as hidden from noted
    where (select count(distinct version) from noted) = ${to}::bigint - ${from}::bigint
    group by slug order by slug is null desc, hidden desc limit ${MAX_CHANGES + 2}`)) as {
    rows: { slug: string; hidden: boolean }[];
  };
  const [complete, ...changes] = rows;
  const hidden = changes.filter((one) => one.hidden).map(({ slug }) => slug);
  if (!complete || hidden.length > MAX_CHANGES) return "everything";
  return {
    changed: changes.length > MAX_CHANGES ? "all" : changes.map(({ slug }) => slug),
    hidden,
  };
}
