import type { Database } from "#platform/database/database.ts";

export async function readVersion(database: Database): Promise<string> {
  const { rows } = await database.query("select version from library_version");
  return String(rows[0]?.["version"]);
}

/** More templates than this are not told apart. */
const MAX_CHANGES = 20;

/** Slugs of the templates that changed. `hidden`: addresses that must not be shown any longer. */
export type LibraryChanges = "everything" | { changed: string[] | "all"; hidden: string[] };

/** Reads what changed after version `from`, until version `to`. */
export async function readChanges(
  database: Database,
  from: string,
  to: string,
): Promise<LibraryChanges> {
  const { rows } = await database.query(
    `with noted as (select * from library_changes where version > $1 and version <= $2)
     select slug, bool_or(hidden) as hidden from noted
     where (select count(distinct version) from noted) = $2::bigint - $1::bigint
     group by slug order by slug is null desc, hidden desc limit $3`,
    [from, to, MAX_CHANGES + 2],
  );
  const [complete, ...changes] = rows as { slug: string; hidden: boolean }[];
  const hidden = changes.filter((one) => one.hidden).map(({ slug }) => slug);
  if (!complete || hidden.length > MAX_CHANGES) return "everything";
  return {
    changed: changes.length > MAX_CHANGES ? "all" : changes.map(({ slug }) => slug),
    hidden,
  };
}
