import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { brand } from "#content/site/brand.ts";
import { underLoad } from "#tests/support/operation/load.ts";
import { startProxy } from "#tests/support/operation/proxy.ts";
import { startSite } from "#tests/support/operation/site.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { buildCheckout, checkOut, removeCheckout } from "../../tools/install/checkout.ts";
import { lostMessages, onPostgres } from "./databases.ts";

const PHASE_MS = 6000;
const LOAD = { readers: 2, writers: 2 };
const MIGRATION = "src/platform/database/migrations/29990101000000-chaos.sql";

/**
 * Replaces two replicas behind a proxy by a newer build with a migration, then by the first build again, while visitors
 * read and send messages. Files of a replaced build must still be served to open browser tabs.
 */
export function chaosUpgrade(): Promise<string[]> {
  return onPostgres(async (createDatabase) => upgradeOn(await createDatabase("upgrade")));
}

async function upgradeOn(databaseUrl: string): Promise<string[]> {
  const newer = buildNewer();
  const dataDir = makeTemporaryFolder("site-upgrade-");
  const proxy = await startProxy();
  const environment = {
    DATABASE_URL: databaseUrl,
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
    const { load } = await underLoad([proxy.url], LOAD, async () => {
      await setTimeout(PHASE_MS);
      for (const [from, to] of [
        [".", newer],
        [newer, "."],
      ] as const) {
        for (const [at, site] of serving.entries()) {
          serving[at] = await startSite(environment, [], [], to);
          serve();
          await site.stop();
          await setTimeout(PHASE_MS);
        }
        missing.push(...(await missingOf(from, proxy.url)));
      }
    });
    const lost = await lostMessages(databaseUrl, load.acknowledged);
    const complaints = [...load.failures, ...missing, ...lost];
    console.log(
      `two replicas replaced under load, and again for the way back: ${load.pages} pages, ${load.files} files, ${load.acknowledged.length} messages; ${load.failures.length} errors, ${lost.length} messages lost; ` +
        `of the files of the build that was replaced ${missing.length} are missing afterwards`,
    );
    for (const site of serving) await site.stop();
    return load.pages > 0 ? complaints : [...complaints, "no page was read"];
  } finally {
    await proxy.close();
    rmSync(dataDir, { recursive: true });
    removeCheckout(newer);
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

/**
 * Builds the last commit as a newer version. The version has another table in the database, and another name of the
 * business, which changes most files.
 */
function buildNewer(): string {
  const folder = checkOut("HEAD");
  const file = join(folder, "content/site/brand.ts");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(brand.name, "Quillfern"));
  writeFileSync(join(folder, MIGRATION), "create table chaos ();\n");
  buildCheckout(folder);
  return folder;
}
