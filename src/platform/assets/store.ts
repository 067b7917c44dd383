import type { Database } from "../database/database.ts";

export type Asset = {
  path: string;
  body: Uint8Array<ArrayBuffer>;
  encoding: "identity" | "br";
};

type Rows = Pick<Database, "query">;

/**
 * Records that the site uses the files at `paths` today.
 * @param today - YYYY-MM-DD in UTC
 * @returns the paths of those files that the table already contains
 */
export async function markSeen(
  { query }: Rows,
  paths: readonly string[],
  today: string,
): Promise<Set<string>> {
  const { rows } = await query(
    "update assets set seen_on = $2 where path = any($1::text[]) returning path",
    [paths, today],
  );
  return new Set(rows.map(({ path }) => String(path)));
}

/** Stores files. A file that is already stored, because another replica was faster, stays as it is. */
export async function insertAssets(
  { query }: Rows,
  assets: readonly Asset[],
  today: string,
): Promise<void> {
  if (assets.length === 0) return;
  const rows = assets.map((_, at) => `($1, $${3 * at + 2}, $${3 * at + 3}, $${3 * at + 4})`);
  await query(
    `insert into assets (seen_on, path, body, encoding) values ${rows.join(", ")} on conflict do nothing`,
    [today, ...assets.flatMap(({ path, body, encoding }) => [path, body, encoding])],
  );
}

export async function deleteUnseen({ query }: Rows, day: string): Promise<void> {
  await query("delete from assets where seen_on < $1", [day]);
}

export async function selectAsset({ query }: Rows, path: string): Promise<Asset | undefined> {
  const { rows } = await query("select path, body, encoding from assets where path = $1", [path]);
  return rows[0] as Asset | undefined;
}
