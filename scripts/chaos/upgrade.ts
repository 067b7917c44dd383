import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { brand } from "#content/site/brand.ts";
import { underLoad, type Load } from "#tests/support/operation/load.ts";
import { maintain } from "#tests/support/operation/maintain.ts";
import { startProxy } from "#tests/support/operation/proxy.ts";
import { startSite } from "#tests/support/operation/site.ts";
import { startCluster } from "#tests/support/postgres-cluster.ts";
import { createScratchDatabase } from "#tests/support/scratch-database.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { openTabs } from "./upgrade/open-tabs.ts";
import { makeScratchCopy } from "../scratch-copy.ts";

const PHASE_MS = 6000;
const LOAD = { readers: 2, writers: 2 };
const SITE_SOURCES =
  "content packages public src scripts templates tests package.json tsconfig.json vite.config.ts react-router.config.ts".split(
    " ",
  );
const MIGRATION = "src/platform/database/migrations/29990101000000-chaos.sql";

/**
 * Two replicas behind a proxy are replaced one after the other by those of another build, with a
 * migration, and then by the former ones again, while pages are read and messages sent; each time
 * the files of the build that is gone are asked for. Work in tabs from before goes on; when
 * the tabs' files are gone too, the tabs reload, or say so.
 */
export async function chaosUpgrade(): Promise<boolean> {
  const server = process.env["TEST_DATABASE_URL"];
  const cluster = server ? undefined : await startCluster();
  const address = server ?? cluster?.url;
  if (!address)
    throw new Error("This experiment needs PostgreSQL's programs, or TEST_DATABASE_URL.");
  const newer = buildNewer();
  if (!newer) return false;
  const database = await createScratchDatabase("chaos_upgrade", address);
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
    const serving = [await startSite(environment), await startSite(environment)];
    const serve = () => proxy.serveFrom(serving.map(({ url }) => url));
    serve();
    const missing: string[] = [];
    const dead: string[] = [];
    const tabs = await openTabs(proxy.url);
    const { load } = await underLoad([proxy.url], LOAD, async () => {
      await setTimeout(PHASE_MS);
      for (const [from, to] of [
        [".", newer],
        [newer, "."],
      ] as const) {
        for (const [at, site] of serving.entries()) {
          serving[at] = await inFolder(to, () => startSite(environment));
          serve();
          await site.stop();
          await setTimeout(PHASE_MS);
        }
        missing.push(...(await missingOf(from, proxy.url)));
        if (to !== newer) continue;
        dead.push(...(await tabs.goOn()));
        // As after thirty days.
        const gone = filesOf(from).filter((file) => !filesOf(to).includes(file));
        const paths = gone.map((file) => `'/assets/${file}'`).join(", ");
        await maintain("sql", "", `delete from assets where path in (${paths})`, environment);
        dead.push(...(await tabs.outlive()));
      }
    });
    await tabs.close();
    const lost = await lostOf(load, environment);
    const complaints = [...load.failures, ...missing, ...dead, ...lost];
    for (const line of complaints) console.log(`  ${line}`);
    console.log(
      `two replicas replaced under load, and again for the way back: ${load.pages} pages, ${load.files} files, ${load.acknowledged.length} messages; ${load.failures.length} errors, ${lost.length} messages lost; ` +
        `of the files of the build that was replaced ${missing.length} are missing afterwards; of what is done in tabs from before ${dead.length} does not work`,
    );
    for (const site of serving) await site.stop();
    return complaints.length === 0 && load.pages > 0;
  } finally {
    await proxy.close();
    await database.drop();
    cluster?.stop();
    for (const folder of [dataDir, newer]) rmSync(folder, { recursive: true });
  }
}

function filesOf(folder: string): string[] {
  const names = readdirSync(join(folder, "build/client/assets"));
  return names.filter((name) => !/\.(?:br|gz)$/.test(name));
}

async function missingOf(folder: string, url: string): Promise<string[]> {
  const missing: string[] = [];
  for (const file of filesOf(folder)) {
    const { ok } = await fetch(`${url}/assets/${file}`);
    if (!ok) missing.push(file);
  }
  return missing;
}

/** Another name changes most files; a new table is what upgrades bring. @returns its folder */
function buildNewer(): string | undefined {
  const copy = makeScratchCopy(SITE_SOURCES);
  const file = join(copy, "content/site/brand.ts");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(brand.name, "Quillfern"));
  writeFileSync(join(copy, MIGRATION), "create table chaos ();\n");
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
