import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { startCluster } from "../tests/support/postgres-cluster.ts";
import { startSite, type Site } from "../tests/support/site.ts";
import { maintain } from "../tests/support/maintain.ts";

/*
 * The library with 100,000 made-up templates, on PostgreSQL and on the embedded database: how long
 * the endpoint takes to search, how long the first page, against the same with the real library.
 * `node scripts/bench-library.ts [postgres|embedded]` after `npm run build`.
 */

const ROWS = 100_000;
const REQUESTS = 300;

/** [name, query, the most milliseconds at p50, at p99] */
const SEARCHES: [name: string, query: string, p50?: number, p99?: number][] = [
  ["everything", ""],
  ["many match, 6 characters", "?q=report", 3],
  ["many match, 3 characters", "?q=ing", 3],
  ["few match", "?q=template+98765", 3],
  ["none matches", "?q=zebra+crossing", 3],
  ["none matches, 3 characters", "?q=qzx", 3],
  ["none matches, 2 characters", "?q=qz", undefined, 75],
  ["none matches, 1 character", "?q=%C3%B8", undefined, 75],
  ["many match, 2 characters", "?q=re", undefined, 75],
  ["many match, 1 character", "?q=e", undefined, 75],
  ["a rare category", "?category=Rare", undefined, 75],
  ["a category and a search", "?category=Email&q=report", undefined, 75],
  ["a tool", "?tool=Tool+7", undefined, 75],
  ["most downloaded", "?sort=downloads", 3],
  ["quickest, many match", "?sort=quickest&q=report", undefined, 75],
];

const wanted = process.argv[2];
const cluster = wanted === "embedded" ? undefined : await startCluster();
if (!cluster && wanted !== "embedded") console.log("No PostgreSQL on this machine: left out.");
if (cluster) {
  const settings = { DATABASE_URL: cluster.url, APP_SECRET: "x".repeat(32) };
  await bench("PostgreSQL", settings).finally(cluster.stop);
}
if (wanted !== "postgres") await bench("embedded", {});

async function bench(name: string, environment: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-library-"));
  const settings = { ...environment, DATA_DIR: dataDir, RATE_LIMITS: "off" };
  const site = await startSite(settings);
  const few = await times(site, "/templates");
  const sql = async (statement: string) => {
    const { code, output } = await maintain("sql", dataDir, statement, environment);
    if (code !== 0) throw new Error(output);
  };
  for (let from = 0; from < ROWS; from += 10_000) await sql(seed(from + 1, from + 10_000));
  await sql("vacuum (analyze) templates");
  // The version of the library is read once a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const many = await times(site, "/templates");
  console.log(`\n${name}, ${ROWS} templates (ms: p50, p99; then the target)`);
  console.log(
    line("/templates, real library", few) +
      `\n${line("/templates", many)}  ratio ${(many.p50 / few.p50).toFixed(2)} (≤ 1.3)`,
  );
  for (const [what, query, p50, p99] of SEARCHES) {
    const took = await times(site, `/api/templates${query}`);
    const late = (p50 !== undefined && took.p50 > p50) || (p99 !== undefined && took.p99 > p99);
    const target = p50 ? `p50 ≤ ${p50}` : p99 ? `p99 ≤ ${p99}` : "";
    console.log(`${line(what, took)}  ${took.rows} rows  ${target} ${late ? "MISSED" : ""}`);
  }
  await site.stop();
  const ratio = await jsonByDatabase(dataDir, environment);
  console.log(
    `60 rows as JSON by the database against rows mapped in JavaScript: ${ratio} (≥ 1.5)`,
  );
  rmSync(dataDir, { recursive: true, force: true });
}

type Modules = {
  config: typeof import("../src/platform/config/config.ts");
  platform: typeof import("../src/platform/platform.ts");
  store: typeof import("../src/features/templates/server/search-store.ts");
  contract: typeof import("../src/features/templates/contract.ts");
};

/** @returns how many times more pages of 60 rows a second are ready to be sent */
async function jsonByDatabase(
  dataDir: string,
  environment: Record<string, string>,
): Promise<string> {
  const vite = await createServer({
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  const load = <K extends keyof Modules>(path: string) =>
    vite.ssrLoadModule(path) as Promise<Modules[K]>;
  const { readConfig } = await load<"config">("/src/platform/config/config.ts");
  const { createPlatform, closePlatform } = await load<"platform">("/src/platform/platform.ts");
  const { COLUMNS, searchTemplates } = await load<"store">(
    "/src/features/templates/server/search-store.ts",
  );
  const { TemplateQuery } = await load<"contract">("/src/features/templates/contract.ts");
  const settings = { ...environment, DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const platform = await createPlatform(readConfig(settings, "test"), []);
  const query = TemplateQuery.parse({});
  const byDatabase = async () => (await searchTemplates(platform.database, query, 60)).json;
  const plain = async () => {
    const { rows } = await platform.database.query(
      `select ${COLUMNS} from templates where is_public order by created_at desc, id desc limit 60`,
    );
    return JSON.stringify(rows.map((row) => ({ ...row, created_at: iso(row["created_at"]) })));
  };
  const ratios: number[] = [];
  for (let round = 0; round < 5; round++) {
    const [plainly, quickly] = [await perSecond(plain), await perSecond(byDatabase)];
    ratios.push(quickly / plainly);
  }
  await closePlatform(platform);
  await vite.close();
  return (ratios.toSorted((a, b) => a - b)[2] ?? 0).toFixed(2);
}

function iso(time: unknown): string {
  return (time as Date).toISOString();
}

/** Eight at a time for two seconds. */
async function perSecond(work: () => Promise<string>): Promise<number> {
  const end = performance.now() + 2000;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return done / 2;
}

/** Words as a library has them; one in fifty thousand is in a rare category. */
function seed(from: number, to: number): string {
  const pick = (words: string[], by: string) =>
    `(array['${words.join("','")}'])[1 + (${by}) % ${words.length}]`;
  const verbs = ["Send", "Sort", "Collect", "Answer", "Remind", "Publish", "Watch", "Check"];
  const things = ["invoices", "weekly report", "reviews", "leads", "bookings", "mails", "orders"];
  const places = ["Gmail", "Slack", "Google Sheets", "HubSpot", "Telegram", "Notion"];
  const categories = ["Email", "CRM", "HR", "Finance", "Marketing", "Data", "Care"];
  return `insert into templates (id, title, slug, description, category, tools, setup_minutes,
      downloads, created_at, summary, outcome, industries, version, metadata, is_public_by_staff)
    select md5('template ' || n)::uuid,
      ${pick(verbs, "n")} || ' ' || ${pick(things, "n / 3")} || ' in ' || ${pick(places, "n / 7")} || ' (template ' || n || ')',
      'made-up-' || n,
      'Every morning it looks at new ' || ${pick(things, "n / 2")} || ', checks each one, and writes what happened into '
        || ${pick(places, "n / 5")} || '. What fails goes to a person with the reason, nothing is sent twice, and a summary follows. ' || md5(n::text),
      array[case when n % 50000 = 0 then 'Rare' else ${pick(categories, "n")} end, ${pick(categories, "n / 11")}],
      array[${pick(places, "n / 7")}, 'Tool ' || n % 40],
      5 + n % 60, n * 7919 % 10000, timestamptz '2020-01-01' + n * interval '1 minute',
      'A summary of the template.', 'What it saves.', array['Real Estate'], '1.0.0', '{}', true
    from generate_series(${from}, ${to}) n`;
}

type Times = { p50: number; p99: number; rows: number };

/** One request after the other on one connection, after some to warm up. */
async function times(site: Site, path: string): Promise<Times> {
  const taken: number[] = [];
  let rows = 0;
  for (let n = -20; n < REQUESTS; n++) {
    const begun = performance.now();
    const response = await fetch(`${site.url}${path}`);
    const body = await response.text();
    if (n >= 0) taken.push(performance.now() - begun);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    if (n === 0 && path.startsWith("/api"))
      rows = (JSON.parse(body) as { templates: [] }).templates.length;
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * sorted.length)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), rows };
}

function line(name: string, { p50, p99 }: Times): string {
  return `${name.padEnd(28)} ${p50.toFixed(2).padStart(7)} ${p99.toFixed(2).padStart(7)}`;
}
