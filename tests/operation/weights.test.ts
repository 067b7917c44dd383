import { existsSync, rmSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { SCOPES } from "#features/api/contract.ts";
import { signUpOn, staffOn, tokenOf } from "../support/accounts/site-accounts.ts";
import { runSql } from "../support/operation/maintain.ts";
import { freshDataDir, startSite, type Site } from "../support/operation/site.ts";
import { createScratchDatabase } from "../support/scratch-database.ts";
import { fillSite } from "../support/weights/big-site.ts";
import { BUDGETS } from "../support/weights/requests.ts";
import { residentOf, weigh, type Weight } from "../support/weights/weigh.ts";

const {
  TEST_DATABASE_URL,
  WEIGHTS_DATABASE,
  WEIGHTS_MESSAGES = "5000",
  WEIGHTS_TEMPLATES = "500",
} = process.env;
const databases = WEIGHTS_DATABASE
  ? [WEIGHTS_DATABASE]
  : ["embedded", ...(TEST_DATABASE_URL ? ["postgres"] : [])];
/** Factor for the time budgets of requests. Without WEIGHTS_DATABASE, the machine may have other work. */
const ALLOWED = WEIGHTS_DATABASE ? 1 : 2;
/** Maximum time in ms for which one request may delay others. Not checked on a machine with other work. */
const MAX_WAIT = WEIGHTS_DATABASE ? 100 : Infinity;
/** Maximum memory of the server in MiB after all requests. */
const MAX_RESIDENT = 350;

/**
 * Requests that are sent before the measurement. The site then has everything that it makes only once, such as the
 * search index.
 */
const WARM = ["/", "/templates", "/templates?q=mail", "/api/templates?q=mail"];

test.runIf(existsSync("/proc/self/schedstat")).for(databases)(
  "no request of a large site on %s costs more of the processor than its kind may",
  { tags: ["slow"], timeout: 60 * 60_000 },
  async (database) => {
    const dataDir = freshDataDir();
    const scratch = database === "postgres" ? await createScratchDatabase("weights") : undefined;
    const settings: Record<string, string> = {
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      CHAT_DELAY: "off",
      ...(scratch && {
        DATABASE_URL: scratch.url,
        APP_SECRET: "a-secret-of-at-least-thirty-two-letters",
      }),
    };
    const size = { messages: Number(WEIGHTS_MESSAGES), templates: Number(WEIGHTS_TEMPLATES) };
    const site = await startSite(settings);
    for (const statement of fillSite(size)) await runSql(dataDir, statement, settings);
    const staff = await tokenOf(await staffOn(site, "weights@example.com", settings));
    const visitor = await tokenOf(await signUpOn(site, "visitor@example.com"));
    const program = await keyOn(site, staff);
    for (const path of WARM) await (await fetch(site.url + path)).arrayBuffer();
    const client = scratch && (await connect(scratch.url));
    const backends = async () => {
      const found = await client?.query(
        "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      return (found?.rows ?? []).map((row: { pid: number }) => row.pid);
    };
    const weights = await weigh(site, { staff, visitor, program }, backends);
    const resident = residentOf(site.process.pid ?? 0);
    await client?.end();
    await site.stop();
    await scratch?.drop();
    rmSync(dataDir, { recursive: true, force: true });
    console.log(
      tableOf(weights),
      `\n${database}, ${JSON.stringify(size)}, ${resident.toFixed(0)} MiB at the end`,
    );
    // Status 0: no answer came within 40 s. On a machine with other work, the site is not to blame for that.
    const isBad = ({ status }: Weight) => status >= 500 || (status === 0 && ALLOWED === 1);
    expect(weights.filter(isBad).map(nameOf)).toEqual([]);
    const heavy = weights.filter(({ kind, again }) => again > ALLOWED * BUDGETS[kind]);
    expect(heavy.map((one) => `${nameOf(one)}: ${one.again.toFixed(0)} ms`)).toEqual([]);
    const holding = weights.filter(({ waited }) => waited > MAX_WAIT);
    expect(holding.map((one) => `${nameOf(one)}: ${one.waited.toFixed(0)} ms`)).toEqual([]);
    expect(resident).toBeLessThan(MAX_RESIDENT);
  },
);

async function keyOn({ url }: Site, staff: string): Promise<string> {
  const made = await fetch(`${url}/api/admin/keys`, {
    method: "POST",
    headers: { Authorization: `Bearer ${staff}`, "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Weights", scopes: SCOPES }),
  });
  return ((await made.json()) as { secret: string }).secret;
}

function nameOf({ method, target }: Weight): string {
  return `${method} ${target.slice(0, 70)}`;
}

function tableOf(weights: readonly Weight[]): string {
  const rows = weights
    .toSorted((one, other) => other.again - one.again)
    .map((one) =>
      [
        nameOf(one).padEnd(80),
        one.kind.padEnd(9),
        String(one.status),
        ...[one.first, one.again, one.waited, one.grown].map((n) => n.toFixed(1).padStart(8)),
      ].join(" "),
    );
  const heading = "request, kind, status, first ms, again ms, a bystander waited ms, MiB more";
  return [heading, ...rows].join("\n");
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
