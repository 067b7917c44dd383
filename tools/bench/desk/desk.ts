import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite, type Site } from "../../../tests/support/operation/site.ts";
import { runSql } from "../../../tests/support/operation/maintain.ts";
import { staffOn, tokenOf } from "../../../tests/support/accounts/site-accounts.ts";
import { latencies } from "../latencies.ts";
import { onDatabases } from "../on-databases.ts";
import { isOnlySpam, madeUpPeople, madeUpSubscribers } from "./made-up-people.ts";

/*
 * The back office with made-up people (100,000): how long lists, searches and figures take, and whether the
 * export is complete. `node tools/bench/desk/desk.ts [postgres|embedded] [people]` after `npm run build`.
 */

const PEOPLE = Number(process.argv[3] ?? 100_000);
const BATCH = 10_000;
const REQUESTS = 60;
const WARM_UP = 5;
const LIST_MS = 20;
const OVERVIEW_MS = 100;

/** [name, addresses below /api/admin asked in turn, the most milliseconds at p50] */
const QUESTIONS: [name: string, paths: string[], p50: number][] = [
  ["people", ["/people"], LIST_MS],
  [
    "people, the next page",
    ["/people?after=2025-06-01T00:00:00.000Z_00000000-0000-4000-8000-000000000000"],
    LIST_MS,
  ],
  ["people by name", ["/people?q=ada+4711", "/people?q=bob+98765"], LIST_MS],
  ["people by address", ["/people?q=p4711@", "/people?q=p99%40"], LIST_MS],
  ["people by a common word", ["/people?q=bookings"], LIST_MS],
  ["people by a rare word", ["/people?q=zeppelin77"], LIST_MS],
  ["people by no word", ["/people?q=qqqzzz"], LIST_MS],
  ["people with a download", ["/people?has=download"], LIST_MS],
  ["people with a subscription", ["/people?has=newsletter"], LIST_MS],
  ["messages", ["/messages"], LIST_MS],
  ["messages, open", ["/messages?status=open"], LIST_MS],
  ["messages that wait", ["/messages?waiting=long"], LIST_MS],
  ["messages that are due", ["/messages?due=today"], LIST_MS],
  ["messages by a common word", ["/messages?q=bookings"], LIST_MS],
  ["messages by a rare word", ["/messages?q=zeppelin77"], LIST_MS],
  ["today", ["/today"], OVERVIEW_MS],
  ["overview", ["/overview"], OVERVIEW_MS],
];

let reached = true;
await onDatabases(process.argv[2], bench);
process.exit(reached ? 0 : 1);

async function bench(name: string, environment: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-desk-"));
  const site = await startSite({ ...environment, DATA_DIR: dataDir, RATE_LIMITS: "off" });
  try {
    const token = await tokenOf(await staffOn(site, "staff@bench.example.com", environment));
    const sql = (statement: string) => runSql(dataDir, statement, environment);
    for (let from = 1; from <= PEOPLE; from += BATCH)
      for (const statement of madeUpPeople(from, Math.min(from + BATCH - 1, PEOPLE)))
        await sql(statement);
    await sql(madeUpSubscribers());
    await sql("vacuum (analyze)");
    await measure(site, name, token);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(site: Site, name: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async (path: string) => {
    const answer = await fetch(`${site.url}/api/admin${path}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  };
  console.log(`\n${name}, ${PEOPLE} people (ms: p50, p99, the first; then the target)`);
  for (const [what, paths, most] of QUESTIONS) {
    const { p50, p99, first } = await latencies(ask, paths, {
      requests: REQUESTS,
      warmUp: WARM_UP,
    });
    reached &&= p50 <= most;
    const numbers = [p50, p99, first].map((ms) => ms.toFixed(1).padStart(8));
    const missed = p50 > most ? "MISSED" : "";
    console.log(`${what.padEnd(28)} ${numbers.join(" ")}  p50 ≤ ${most} ${missed}`);
  }
  const begun = performance.now();
  const lines = (await ask("/people/export.csv")).trimEnd().split("\r\n").length - 1;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const listed = Array.from({ length: PEOPLE }, (_, i) => i + 1).filter((n) => !isOnlySpam(n));
  const complete = lines === listed.length + 1;
  reached &&= complete;
  console.log(
    `the table of people: ${lines} lines in ${seconds} s ${complete ? "" : "INCOMPLETE"}`,
  );
}
