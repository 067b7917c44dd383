import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { makeHolders, tryHeld } from "#tests/support/accounts/moved-accounts.ts";
import { maintain, runSql } from "#tests/support/operation/maintain.ts";
import { underLoad } from "#tests/support/operation/load.ts";
import { freshDataDir, startSite } from "#tests/support/operation/site.ts";
import { startPgBouncer } from "#tests/support/pgbouncer.ts";
import { lostMessages, onPostgres } from "./databases.ts";

const MESSAGES = 20_000;
const MEASURES = 100_000;
const LOAD = { readers: 1, writers: 4 };
const LOAD_MS = 10_000;

/**
 * Kills a large site in the middle of its move to PostgreSQL, while requests arrive. Then repeats the move, and runs
 * two servers on the moved data.
 */
export function chaosMove(): Promise<string[]> {
  return onPostgres(async (createDatabase) => moveTo(await createDatabase("move")));
}

async function moveTo(target: string): Promise<string[]> {
  const pooler = await startPgBouncer(target);
  const url = pooler ? pooler.through(target) : target;
  const dataDir = freshDataDir();
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: "off" };
  const complaints: string[] = [];
  try {
    let site = await startSite(settings);
    await fill(dataDir);
    const held = await makeHolders(site);
    const first = await underLoad([site.url], LOAD, async () => {
      const moving = maintain("move", dataDir, "", {}, ["--to", url]);
      await copiedTo(target);
      await site.kill();
      return moving;
    });
    if (first.result.code === 0) complaints.push("the move was over before it could be killed");
    site = await startSite(settings);
    const second = await underLoad([site.url], LOAD, () =>
      maintain("move", dataDir, "", {}, ["--to", url]),
    );
    console.log(second.result.output.trim());
    if (second.result.code !== 0) complaints.push("the second move failed");
    await site.stop();

    const secret = readFileSync(join(dataDir, "secret"), "utf8").trim();
    const environment = { ...settings, DATABASE_URL: url, APP_SECRET: secret };
    const replicas = await Promise.all([startSite(environment), startSite(environment)]);
    const broken = await tryHeld(replicas[0], held);
    for (const what of broken) complaints.push(`does not work any more: ${what}`);
    const after = await underLoad(
      replicas.map((replica) => replica.url),
      LOAD,
      () => setTimeout(LOAD_MS),
    );
    const written = new Set([first, second, after].flatMap(({ load }) => load.acknowledged));
    const lost = await lostMessages(target, written);
    for (const message of lost) complaints.push(`lost: ${message}`);
    // Failed requests of the first load do not count, because the site was killed during that load.
    for (const failure of [...second.load.failures, ...after.load.failures])
      complaints.push(failure);
    for (const replica of replicas)
      if ((await replica.stop()) !== 0) complaints.push("a replica did not stop by itself");
    console.log(
      `${written.size} messages acknowledged before, during and after, ${lost.length} lost; refused with 503 and a time meanwhile: ${first.load.refused + second.load.refused}; ` +
        `two replicas ${pooler ? "behind PgBouncer (transaction mode)" : "without a pooler: PgBouncer is not installed"}: ${after.load.acknowledged.length} writes in ${LOAD_MS / 1000} s, ${after.load.failures.length} failed; ` +
        `session, password, authenticator app and mailed link: ${broken.length} do not work there`,
    );
  } finally {
    await pooler?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return complaints;
}

async function copiedTo(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const begun = async (query: string) => (await client.query(query)).rows.length > 0;
  while (!(await begun("select where to_regclass('site_move.unfinished') is not null")))
    await setTimeout(20);
  while (!(await begun("select from accounts.signing_keys").catch(() => false)))
    await setTimeout(20);
  await client.end();
}

async function fill(dataDir: string): Promise<void> {
  for (const sql of [
    `insert into contact_messages (name, email, phone, message, service)
     select 'Ada', n || '@example.com', '0', repeat(md5(n::text), 10), 'other' from generate_series(1, ${MESSAGES}) n`,
    `insert into web_vitals (day, page, metric, value, rating)
     select '2026-11-20', '/', 'LCP', n / 7.0, 'good' from generate_series(1, ${MEASURES}) n`,
  ]) {
    await runSql(dataDir, sql);
  }
}
