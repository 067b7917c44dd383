import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { daysBefore, isoDay } from "#shared/time/days.ts";
import type { Database } from "../database/database.ts";
import type { Platform } from "../platform.ts";

type Asset = {
  path: string;
  body: Uint8Array<ArrayBuffer>;
  encoding: "identity" | "br";
};

/**
 * Number of days after an upgrade for which the site keeps the former version's files. Pages that visitors opened
 * before the upgrade may still request these files.
 */
const KEPT_DAYS = 30;

/**
 * Stores this version's scripts and styles in the database. Other replicas need these files, and so do later versions
 * for pages that were opened before an upgrade. The site calls this function at its start, before any page refers to
 * the files, and then daily.
 * @param folder - the folder that the site serves below /assets/
 */
export async function keepAssets(
  { database: { query }, now }: Pick<Platform, "database" | "now">,
  folder: string,
): Promise<void> {
  // The folder is missing before the first build.
  const names = existsSync(folder) ? await readdir(folder) : [];
  const assetNames = names.filter((name) => !/\.(?:br|gz)$/.test(name));
  const today = isoDay(now());
  const seen = await query(
    "update assets set seen_on = $2 where path = any($1::text[]) returning path",
    [assetNames.map(pathOf), today],
  );
  const there = new Set(seen.rows.map(({ path }) => path));
  const fresh = assetNames.filter((name) => !there.has(pathOf(name)));
  const assets = await Promise.all(fresh.map((name) => readAsset(folder, name, names)));
  await insertAssets(query, assets, today);
  const before = isoDay(daysBefore(now(), KEPT_DAYS));
  await query("delete from assets where seen_on < $1", [before]);
}

async function readAsset(folder: string, name: string, names: string[]): Promise<Asset> {
  const isSmaller = names.includes(`${name}.br`);
  const body = await readFile(join(folder, isSmaller ? `${name}.br` : name));
  return { path: pathOf(name), body, encoding: isSmaller ? "br" : "identity" };
}

/** Skips files that another replica has stored already. */
async function insertAssets(
  query: Database["query"],
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

export async function findAsset(
  { database: { query } }: Pick<Platform, "database">,
  path: string,
): Promise<Asset | undefined> {
  const { rows } = await query("select path, body, encoding from assets where path = $1", [path]);
  return rows[0] as Asset | undefined;
}

function pathOf(name: string): string {
  return `/assets/${name}`;
}
