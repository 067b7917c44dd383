import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { brand } from "#content/site/brand.ts";
import { underLoad, type Load } from "#tests/support/operation/load.ts";
import { maintain } from "#tests/support/operation/maintain.ts";
import { startProxy } from "#tests/support/operation/proxy.ts";
import { startSite, type Site } from "#tests/support/operation/site.ts";
import { startCluster } from "#tests/support/postgres-cluster.ts";
import { createScratchDatabase } from "#tests/support/scratch-database.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { SITE_SOURCES } from "./rename.ts";
import { makeScratchCopy } from "../scratch-copy.ts";

const PHASE_MS = 6000;
const LOAD = { readers: 2, writers: 2 };
const MIGRATION = "src/platform/database/migrations/29990101000000-drill.sql";

/** Replaces two replicas by another build with a migration, under traffic; then asks for the former files. */
export async function drillUpgrade(): Promise<boolean> {
  const server = process.env["TEST_DATABASE_URL"];
  const cluster = server ? undefined : await startCluster();
  const address = server ?? cluster?.url;
  if (!address) throw new Error("This drill needs PostgreSQL's programs, or TEST_DATABASE_URL.");
  const newer = buildNewer();
  if (!newer) return false;
  const database = await createScratchDatabase("drill_upgrade", address);
  const dataDir = makeTemporaryFolder("site-upgrade-");
  const proxy = await startProxy();
  const environment = {
    DATABASE_URL: database.url,
    APP_SECRET: "the-same-secret-for-every-replica-here",
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: proxy.url,
    RATE_LIMITS: "off",
  };
  try {
    const former = [await startSite(environment), await startSite(environment)];
    const files = readdirSync("build/client/assets").filter((name) => !/\.(?:br|gz)$/.test(name));
    const serving: Site[] = [...former];
    const serve = () => proxy.serveFrom(serving.map(({ url }) => url));
    serve();
    const { load } = await underLoad([proxy.url], LOAD, async () => {
      await setTimeout(PHASE_MS);
      for (const [at, site] of former.entries()) {
        serving[at] = await inFolder(newer, () => startSite(environment));
        serve();
        await site.stop();
        await setTimeout(PHASE_MS);
      }
    });
    const missing: string[] = [];
    for (const file of files) {
      const { status } = await fetch(`${proxy.url}/assets/${file}`);
      if (status !== 200) missing.push(file);
    }
    const lost = await lostOf(load, environment);
    for (const line of [...load.failures, ...missing, ...lost]) console.log(`  ${line}`);
    console.log(
      `two replicas replaced under load: ${load.pages} pages, ${load.files} files, ${load.acknowledged.length} messages; ${load.failures.length} errors, ${lost.length} messages lost; ` +
        `of ${files.length} files of the former build ${missing.length} are missing afterwards`,
    );
    for (const site of serving) await site.stop();
    return [load.failures, missing, lost].every(({ length }) => length === 0) && load.pages > 0;
  } finally {
    await proxy.close();
    await database.drop();
    cluster?.stop();
    for (const folder of [dataDir, newer]) rmSync(folder, { recursive: true });
  }
}

/** Another name changes most files; a new table is what upgrades bring. @returns its folder */
function buildNewer(): string | undefined {
  const copy = makeScratchCopy(SITE_SOURCES);
  const file = join(copy, "content/site/brand.ts");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(brand.name, "Quillfern"));
  writeFileSync(join(copy, MIGRATION), "create table drill ();\n");
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], {
    stdio: "inherit",
    cwd: copy,
  });
  if (status === 0) return copy;
  rmSync(copy, { recursive: true });
  return undefined;
}

async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const home = process.cwd();
  process.chdir(folder);
  const begun = work();
  process.chdir(home);
  return begun;
}

async function lostOf({ acknowledged }: Load, environment: Record<string, string>) {
  const { rows } = await maintain("sql", "", "select message from contact_messages", environment);
  const kept = new Set(rows.map(({ message }) => message));
  return acknowledged.filter((message) => !kept.has(message));
}
