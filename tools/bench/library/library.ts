import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite, type Site } from "../../../tests/support/operation/site.ts";
import { runSql } from "../../../tests/support/operation/maintain.ts";
import { getBytes } from "../get-bytes.ts";
import { latencies, type Latencies } from "../latencies.ts";
import { onDatabases } from "../on-databases.ts";
import { madeUpTemplates } from "./made-up-templates.ts";

/*
 * The library with made-up templates (100,000) against the real one: how long searches and the first page
 * take. `node tools/bench/library/library.ts [postgres|embedded] [templates]` after `npm run build`.
 */

const ROWS = Number(process.argv[3] ?? 100_000);
const REQUESTS = 300;
const WARM_UP = 20;

const COMMON_WORDS = ["report", "review", "orders", "notion", "hubspo", "telegr"];
const COMMON_THREES = ["ing", "ord", "ail", "ion", "lac", "eet"];

/** [name, queries asked in turn, the most milliseconds at p50, at p99] */
const SEARCHES: [name: string, query: string | string[], p50?: number, p99?: number][] = [
  ["everything", ""],
  ["many match, 6 characters", COMMON_WORDS.map((word) => `?q=${word}`), 3],
  ["many match, 3 characters", COMMON_THREES.map((word) => `?q=${word}`), 3],
  ["few match", "?q=template+98765", 3],
  ["none matches", "?q=zebra+crossing", 3],
  ["close matches", ["?q=guest+house", "?q=Mahnung", "?q=gogle+sheets"]],
  ["none matches, 3 characters", "?q=qzx", 3],
  ["none matches, 2 characters", "?q=qz", undefined, 75],
  ["none matches, 1 character", "?q=%C3%B8", undefined, 75],
  ["many match, 2 characters", "?q=re", undefined, 75],
  ["many match, 1 character", "?q=e", undefined, 75],
  ["a rare category", "?category=Rare", undefined, 75],
  ["a category and a search", "?category=Email&q=report", undefined, 75],
  ["a tool", "?tool=Tool+7", undefined, 75],
  ["featured, then the newest", "?sort=featured", 3],
  ["most downloaded", "?sort=downloads", 3],
  ["quickest, many match", "?sort=quickest&q=report", undefined, 75],
];

await onDatabases(process.argv[2], bench);

async function bench(name: string, environment: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-library-"));
  const settings = { ...environment, DATA_DIR: dataDir, RATE_LIMITS: "off" };
  const site = await startSite(settings);
  try {
    await measure(site, name, dataDir, environment);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  site: Site,
  name: string,
  dataDir: string,
  environment: Record<string, string>,
): Promise<void> {
  const few = await times(site, ["/templates"]);
  const sql = (statement: string) => runSql(dataDir, statement, environment);
  for (let from = 0; from < ROWS; from += 10_000)
    await sql(madeUpTemplates(from + 1, Math.min(from + 10_000, ROWS)));
  await sql("vacuum (analyze) templates");
  // The version of the library is read once a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const many = await times(site, ["/templates"]);
  console.log(`\n${name}, ${ROWS} templates (ms: p50, p99, the first; then the target)`);
  console.log(
    line("/templates, real library", few) +
      `\n${line("/templates", many)}  ratio ${(many.p50 / few.p50).toFixed(2)} (≤ 1.3)`,
  );
  const search = (query: string | string[]) => {
    const paths = [query].flat().map((one) => `/api/templates${one}`);
    return times(site, paths);
  };
  const firsts: number[] = [];
  for (const [, query] of SEARCHES) firsts.push((await search(query)).first);
  // A second round, on a server that has worked for a while.
  for (const [index, [what, query, p50, p99]] of SEARCHES.entries()) {
    const took = { ...(await search(query)), first: firsts[index] ?? NaN };
    const late = (p50 !== undefined && took.p50 > p50) || (p99 !== undefined && took.p99 > p99);
    const target = p50 ? `p50 ≤ ${p50}` : p99 ? `p99 ≤ ${p99}` : "";
    console.log(`${line(what, took)}  ${took.rows} rows  ${target} ${late ? "MISSED" : ""}`);
  }
}

type Times = Latencies & { rows: number };

/** Asks for the paths in turn, compressed, as browsers do. */
async function times(site: Site, paths: string[]): Promise<Times> {
  const ask = (path: string) => getBytes(`${site.url}${path}`);
  const taken = await latencies(ask, paths, { requests: REQUESTS, warmUp: WARM_UP });
  if (!paths[0]?.startsWith("/api")) return { ...taken, rows: 0 };
  const response = await fetch(`${site.url}${paths[0]}`);
  return { ...taken, rows: ((await response.json()) as { templates: [] }).templates.length };
}

function line(name: string, { p50, p99, first }: Times): string {
  const numbers = [p50, p99, first].map((time) => time.toFixed(2).padStart(7));
  return `${name.padEnd(28)} ${numbers.join(" ")}`;
}
