import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { daysBefore, isoDay } from "#shared/time/days.ts";
import type { Platform } from "../platform.ts";
import { deleteUnseen, insertAssets, markSeen, selectAsset, type Asset } from "./store.ts";

/**
 * Number of days after which a file that no running version uses is deleted. A page that was opened before an upgrade
 * may still need the file until then.
 */
const KEPT_DAYS = 30;

/**
 * Stores this version's scripts and styles in the database. Other replicas find the files there. Later versions find
 * them there too, for pages that were opened before an upgrade. The site calls this function at its start, before any
 * page refers to the files, and then daily.
 * @param folder - the folder with the files, which the site serves below /assets/
 */
export async function keepAssets(
  { database, now }: Pick<Platform, "database" | "now">,
  folder: string,
): Promise<void> {
  // The folder is missing before the first build.
  const names = existsSync(folder) ? await readdir(folder) : [];
  const assetNames = names.filter((name) => !/\.(?:br|gz)$/.test(name));
  const today = isoDay(now());
  const there = await markSeen(database, assetNames.map(pathOf), today);
  const fresh = assetNames.filter((name) => !there.has(pathOf(name)));
  const assets = await Promise.all(fresh.map((name) => readAsset(folder, name, names)));
  await insertAssets(database, assets, today);
  await deleteUnseen(database, isoDay(daysBefore(now(), KEPT_DAYS)));
}

async function readAsset(folder: string, name: string, names: string[]): Promise<Asset> {
  const isSmaller = names.includes(`${name}.br`);
  const body = await readFile(join(folder, isSmaller ? `${name}.br` : name));
  return { path: pathOf(name), body, encoding: isSmaller ? "br" : "identity" };
}

export async function findAsset(
  { database }: Pick<Platform, "database">,
  path: string,
): Promise<Asset | undefined> {
  return selectAsset(database, path);
}

function pathOf(name: string): string {
  return `/assets/${name}`;
}
