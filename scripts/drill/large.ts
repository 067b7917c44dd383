import { parseArgs } from "node:util";
import { setTimeout } from "node:timers/promises";
import { ask } from "#tests/support/proxies/ask.ts";
import { lostMessages, rowsOf } from "./lost.ts";
import { describePhase, watchPhase, type Phase } from "./large/phase.ts";
import { startLargeSite } from "./large/site.ts";
import { beginStreams } from "./large/streams.ts";
import { beginTraffic, sendAtOnce } from "./large/traffic.ts";

const STREAMS_PATIENCE_MS = 180_000;
/** As src/features/contact/server/service.ts allows one address in ten minutes. */
const MESSAGES = 5;
const AT_ONCE = 30;
/** Above it the figures are this program's own. */
const MAX_DELAY_MS = 60;
const MAX_TIMES_QUIET = 2;

/**
 * Three replicas on one PostgreSQL behind nginx, under open answers of the assistant and mixed requests:
 * one killed, one drained, the database restarted.
 * --minutes of each phase (1), --rate in requests a second (200), --streams (1000)
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
  const site = await startLargeSite();
  const { origin, cluster } = site;
  const complaints: string[] = [];
  try {
    const paths = await pathsOf(origin);
    await site.warm(paths.page);
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
    const meanwhile = async () => {
      await atOnce();
      await setTimeout((seconds * 1000) / 4);
    };
    const noteCode = (code: number | null) => {
      if (code !== 0) complaints.push("a drained replica did not end by itself");
    };
    const phases: Phase[] = [];
    const watch = async (name: string, work: () => Promise<unknown>) => {
      const phase = await watchPhase(name, seconds, { traffic, streams }, work);
      phases.push(phase);
      console.log(describePhase(phase, phases[0]?.p99 ?? phase.p99));
    };
    const before = await committed(cluster.url);
    await watch("quiet", atOnce);
    const transactions = ((await committed(cluster.url)) - before) / seconds;
    await watch("one replica killed", () =>
      site.replace(0, (replica) => replica.kill(), meanwhile),
    );
    await watch("one replica drained", () =>
      site.replace(1, (replica) => replica.stop().then(noteCode), meanwhile),
    );
    await watch("database restarted", () => cluster.restart("immediate"));
    await watch("quiet again", atOnce);
    await traffic.stop();
    await streams.stop();
    complaints.push(...judge(phases));
    const lost = await lostMessages(cluster.url, traffic.stored);
    for (const message of lost) complaints.push(`lost: ${message}`);
    console.log(
      `${traffic.stored.length} messages acknowledged, ${lost.length} lost; three replicas, ${count} streams, ${rate} requests a second; the database did ${transactions.toFixed(0)} transactions a second in the quiet phase`,
    );
  } finally {
    await site.stop();
  }
  for (const complaint of complaints) console.log(`  ${complaint}`);
  return complaints.length === 0;
}

/** Only what was under way on a process that died, or needs a database that is away, may fail. */
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

async function pathsOf(origin: string): Promise<Record<"page" | "file", string[]>> {
  const { body } = await ask(origin, "/");
  const files = body.toString().match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? [];
  const { body: map } = await ask(origin, "/sitemap.xml");
  const pages = [...map.toString().matchAll(/<loc>([^<]+)/g)].map(([, page = ""]) =>
    page.replace(origin, ""),
  );
  return { page: pages, file: [...new Set(files)] };
}

async function committed(url: string): Promise<number> {
  const query = "select xact_commit from pg_stat_database where datname = current_database()";
  const [row] = await rowsOf<{ xact_commit: string }>(url, query);
  return Number(row?.xact_commit);
}
