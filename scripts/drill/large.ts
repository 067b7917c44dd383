import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { saysSlowly, startProvider } from "#tests/support/model-provider.ts";
import { startSite, type Site } from "#tests/support/operation/site.ts";
import { freePort, startCluster } from "#tests/support/postgres-cluster.ts";
import { ask } from "#tests/support/proxies/ask.ts";
import { startNginx } from "#tests/support/proxies/proxies.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { describePhase, watchPhase, type Phase } from "./large/phase.ts";
import { beginStreams } from "./large/streams.ts";
import { beginTraffic, sendAtOnce } from "./large/traffic.ts";

const REPLICAS = 3;
/** Of an answer of the assistant: a word each two seconds, a minute long. */
const WORD_MS = 2000;
const WORDS = 30;
const STREAMS_PATIENCE_MS = 180_000;
/** As src/features/contact/server/service.ts allows one address in ten minutes. */
const MESSAGES = 5;
const AT_ONCE = 30;
/** Above it the figures are this program's own. */
const MAX_DELAY_MS = 60;
const MAX_TIMES_QUIET = 2;

/**
 * Three replicas on one PostgreSQL behind nginx: open answers of the assistant and mixed requests,
 * while one replica is killed, one drained, and the database restarted without a word.
 *   --minutes of each phase (1), --rate in requests a second (200), --streams (1000)
 */
export async function drillLarge(): Promise<boolean> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      minutes: { type: "string", default: "1" },
      rate: { type: "string", default: "200" },
      streams: { type: "string", default: "1000" },
    },
  });
  const [seconds, rate, count] = [
    Number(values.minutes) * 60,
    Number(values.rate),
    Number(values.streams),
  ];
  const cluster = await startCluster();
  if (!cluster) throw new Error("This drill needs PostgreSQL's programs.");
  const provider = await startProvider();
  provider.answerWith(saysSlowly(WORD_MS, ...Array<string>(WORDS).fill("word ")));
  const folder = makeTemporaryFolder("site-large-");
  const proxyFolder = join(folder, "nginx");
  mkdirSync(proxyFolder);
  const ports = await Promise.all(Array.from({ length: REPLICAS + 2 }, freePort));
  const [httpPort = 0, httpsPort = 0, ...upstreams] = ports;
  const origin = `https://localhost:${httpsPort}`;
  const proxy = await startNginx({ folder: proxyFolder, httpPort, httpsPort, upstreams });
  if (!proxy) throw new Error("This drill needs nginx (apt-get install nginx).");
  const start = (port: number) =>
    startSite({
      PORT: String(port),
      DATABASE_URL: cluster.url,
      APP_SECRET: "the-same-secret-for-every-replica-here",
      DATA_DIR: folder,
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: "1",
      CHAT_DELAY: "off",
      AI_API_KEY: "any",
      AI_BASE_URL: provider.url,
      AI_DAILY_TOKENS: "1000000000",
    });
  const complaints: string[] = [];
  const replicas: Site[] = [];
  try {
    for (const port of upstreams) replicas.push(await start(port));
    const paths = await pathsOf(origin);
    const streams = beginStreams(origin, count);
    const until = Date.now() + STREAMS_PATIENCE_MS;
    while (streams.open() < count * 0.98 && Date.now() < until) await setTimeout(500);
    const traffic = beginTraffic(origin, rate, paths);
    console.log(`${streams.open()} streams are open; ${rate} requests a second begin`);
    await setTimeout(5000);

    const atOnce = async () => {
      const statuses = await sendAtOnce(origin, AT_ONCE);
      const taken = statuses.filter((status) => status === 201).length;
      const refused = statuses.filter((status) => status === 429).length;
      if (taken !== MESSAGES || refused !== AT_ONCE - MESSAGES)
        complaints.push(`of ${AT_ONCE} messages of one visitor: ${statuses.join(" ")}`);
    };
    const replace = async (at: number, end: (site: Site) => Promise<unknown>) => {
      const [site, port] = [replicas[at], upstreams[at]];
      if (!site || port === undefined) return;
      await end(site);
      await atOnce();
      await setTimeout((seconds * 1000) / 4);
      replicas[at] = await start(port);
    };
    const running = { traffic, streams };
    const before = await committed(cluster.url);
    const calm = await watchPhase("quiet", seconds, running, atOnce);
    const transactions = ((await committed(cluster.url)) - before) / seconds;
    const phases = [
      calm,
      await watchPhase("one replica killed", seconds, running, () => replace(0, (s) => s.kill())),
      await watchPhase("one replica drained", seconds, running, () =>
        replace(1, async (site) => {
          if ((await site.stop()) !== 0) complaints.push("a drained replica did not end by itself");
        }),
      ),
      await watchPhase("database restarted", seconds, running, () => cluster.restart("immediate")),
      await watchPhase("quiet again", seconds, running, atOnce),
    ];
    await traffic.stop();
    await streams.stop();
    complaints.push(...judge(phases));
    const lost = await lostOf(cluster.url, traffic.stored);
    for (const message of lost) complaints.push(`lost: ${message}`);
    for (const phase of phases) console.log(describePhase(phase, calm.p99));
    console.log(
      `${traffic.stored.length} messages acknowledged, ${lost.length} lost; ${proxy.version}, ${REPLICAS} replicas, ${count} streams, ${rate} requests a second; the database did ${transactions.toFixed(0)} transactions a second in the quiet phase`,
    );
  } finally {
    for (const replica of replicas) await replica.kill();
    await proxy.stop();
    await provider.close();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const complaint of complaints) console.log(`  ${complaint}`);
  return complaints.length === 0;
}

/** What may go wrong is what was under way on a process that died, and what needs a database that is away. */
function judge(phases: readonly Phase[]): string[] {
  const quiet = phases[0]?.p99 ?? Number.NaN;
  return phases.flatMap(({ name, others, streams, delay, p99 }) => {
    const isAllowed = (what: string) =>
      (name === "one replica killed" && /no answer|502/.test(what)) ||
      (name === "database restarted" && /503 with Retry-After/.test(what));
    const complaints = [...others]
      .filter(([what]) => !isAllowed(what))
      .map(([what, count]) => `${name}: ${count} × ${what}`);
    if (streams.cut > 0 && name !== "one replica killed")
      complaints.push(`${name}: ${streams.cut} streams were cut without a word`);
    if (delay > MAX_DELAY_MS)
      complaints.push(`${name}: this program was too slow itself, its times say nothing`);
    else if (p99 > MAX_TIMES_QUIET * quiet)
      complaints.push(`${name}: p99 is more than ${MAX_TIMES_QUIET} times the quiet one`);
    return complaints;
  });
}

/** Pages of every kind, and the files that the first one names. */
async function pathsOf(origin: string): Promise<Record<"page" | "file", string[]>> {
  const { body } = await ask(origin, "/");
  const files = body.toString().match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? [];
  const { body: map } = await ask(origin, "/sitemap.xml");
  const pages = [...map.toString().matchAll(/<loc>([^<]+)/g)].map(([, page = ""]) =>
    page.replace(origin, ""),
  );
  return { page: pages, file: [...new Set(files)] };
}

async function lostOf(url: string, stored: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ message: string }>(url, "select message from contact_messages");
  const kept = new Set(rows.map(({ message }) => message));
  return stored.filter((message) => !kept.has(message));
}

async function committed(url: string): Promise<number> {
  const query = "select xact_commit from pg_stat_database where datname = current_database()";
  const [row] = await rowsOf<{ xact_commit: string }>(url, query);
  return Number(row?.xact_commit);
}

async function rowsOf<T extends pg.QueryResultRow>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(query);
  await client.end();
  return rows;
}
