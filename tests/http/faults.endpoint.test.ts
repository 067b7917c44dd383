import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { behindStored } from "#tests/support/faults/behind-stored.ts";
import { watchStatements, type Failure } from "#tests/support/faults/driver.ts";
import {
  askAs,
  goodPageRequests,
  goodRequests,
  type GoodRequest,
} from "#tests/support/faults/good-requests.ts";
import { statementFailures } from "#tests/support/faults/list.ts";
import { createWorld, type Answer, type World } from "#tests/support/faults/world.ts";
import { pagesOfSite } from "../support/browser/pages-of-site.ts";
import { sentenceComplaint, leaksInternals } from "#tests/support/fuzz/judge.ts";
import { slowOn } from "#tests/support/slow-on.ts";

/*
 * These tests send valid requests and make some SQL statements of each request fail, one at a time. FAULTS=all makes
 * every statement fail, with every kind of error.
 */

const WHOLE = process.env["FAULTS"] === "all";
const LIMIT_MS = (WHOLE ? 300 : 10) * 60_000;
/**
 * Maximum number of a request's new statements that the test makes fail. A statement is new if no earlier request has
 * sent it. Some requests send a new statement for each table.
 */
const MOST_OF_ONE = 4;
/**
 * A quick `npm test` tries every eighth request, on PostgreSQL only. If the tests run on two databases, the embedded
 * one and PostgreSQL, each gets half of the requests.
 */
const QUICK = process.env["TESTS"] === "quick";
const QUICK_STEP = 8;
const tags = slowOn("embedded");
function turnOf(index: number): boolean {
  if (WHOLE) return true;
  if (QUICK) return index % QUICK_STEP === 0;
  if (!process.env["TEST_DATABASE_URL"]) return true;
  return (index % 2 === 1) === (process.env["TEST_DATABASE"] === "postgres");
}
/** Runs with the same seed make the same statements fail. `npm run chaos -- faults` makes all statements fail. */
const SEED = Number(process.env["FAULTS_SEED"] ?? 1);

/**
 * Matches requests that may store something. GET requests do so only below /auth/v1. If the run is not quick, the
 * failure of a statement right after such a request has committed is tested on both databases. All other failures are
 * tested on one of the two.
 */
const MAY_STORE = /^(?!GET )|^GET \/auth\/v1\//;
/**
 * Matches requests that succeed even if a write fails: if the site cannot store a lead that it found in the chat, it
 * only logs the failure (docs/product.md, decision 17).
 */
const MAY_BE_LOST = /^POST \/api\/chat$/;
/** Matches requests that use up a password, code or link. The test makes all their statements fail, one by one. */
const SPENDS_A_PROOF = /^\w+ \/auth\/v1\/(?:token|verify|factors\/[^/]+\/verify)\b/;

let world: World;
let every: GoodRequest[];
let requests: GoodRequest[];
beforeAll(async () => {
  const pages = await pagesOfSite();
  world = await createWorld(pages);
  every = [...goodRequests(world), ...goodPageRequests(world, pages)];
  requests = every.filter((_, index) => turnOf(index));
  return world.drop;
}, 120_000);

async function changedSince(before: Record<string, string>): Promise<string[]> {
  const now = await world.snapshot();
  return Object.keys(now).filter((table) => now[table] !== before[table]);
}

/** SQL of the statements that earlier requests have sent. */
const known = new Set<string>();

/**
 * Chooses the statements of a request that the test makes fail: usually some that no earlier request has sent. If
 * earlier requests have sent all of them, the test makes one statement fail.
 */
function chosenOf(request: string, statements: readonly string[]): number[] {
  const all = [...statements.keys()];
  const fresh = all.filter((index) => !known.has(statements[index] ?? ""));
  for (const sql of statements) known.add(sql);
  if (WHOLE || SPENDS_A_PROOF.test(request)) return all;
  if (fresh.length === 0) return all.filter((index) => index === SEED % all.length);
  const step = Math.ceil(fresh.length / MOST_OF_ONE);
  return fresh.filter((_, n) => (n + SEED) % step === 0);
}

async function askFailing(request: GoodRequest, nth: number, failure: Failure) {
  await world.forgetCounts();
  let count = 0;
  let failed: string | undefined;
  const answer = await watchStatements(
    (sql) => {
      if (++count !== nth) return undefined;
      failed = sql;
      return failure;
    },
    () => askAs(world, request),
  );
  return { answer, failed };
}

function wrongWith(
  { status, headers, body }: Answer,
  expected: readonly number[],
): string | undefined {
  if (!expected.includes(status)) return `answers ${status}`;
  if (leaksInternals(body)) return "tells insides";
  if (status === 503 && !(Number(headers.get("retry-after")) > 0)) return "no Retry-After";
  // A page reports the failure in HTML. The check below expects JSON, which endpoints send.
  if (headers.get("content-type")?.startsWith("text/html")) return undefined;
  return sentenceComplaint(headers.get("content-type") ?? "", body);
}

test(
  "after any failed statement the answer is a sentence, no data is half stored, and the next try succeeds",
  { tags, timeout: LIMIT_MS },
  async () => {
    const complaints: string[] = [];
    const before = await world.snapshot();
    let tries = 0;
    for (const request of every) {
      const name = `${request.method} ${request.path}`;
      const hasTurn = requests.includes(request);
      if (!hasTurn && (QUICK || !MAY_STORE.test(name))) continue;
      const statements: string[] = [];
      const good = await watchStatements(
        (sql) => (statements.push(sql), undefined),
        () => askAs(world, request),
      );
      expect(good.status, `${name}: ${good.body}`).toBeLessThan(400);
      const changes = await changedSince(before);
      const putBack = () => (changes.length > 0 ? world.restore() : world.forgetCounts());
      await putBack();
      const chosen = [...(hasTurn ? chosenOf(name, statements) : []), ...behindStored(statements)];
      for (const index of new Set(chosen)) {
        const failures = WHOLE
          ? statementFailures
          : statementFailures.filter((_, n) => n === (tries + SEED) % statementFailures.length);
        for (const failure of failures) {
          tries++;
          const { answer, failed = "" } = await askFailing(request, index + 1, failure);
          const changed = await changedSince(before);
          if (changed.length > 0) await world.restore();
          const served = answer.status < 400;
          const wrong = served
            ? changed.join() !==
                (MAY_BE_LOST.test(name) && changed.length === 0 ? "" : changes.join()) &&
              `served, changed ${changed.join()} and not ${changes.join()}`
            : (wrongWith(answer, failure.statuses) ??
              (changed.length > 0 && `changed ${changed.join()}`));
          if (wrong)
            complaints.push(
              `${name}: ${wrong} when ${failure.what} at ${failed.slice(0, 120)} | ${answer.body.slice(0, 200)}`,
            );
        }
      }
      if (!hasTurn) continue;
      await world.forgetCounts();
      // Sends the request again. A request that stores something must succeed even in a process that can read and write
      // no files except the database.
      const ask = changes.length > 0 ? world.askWithoutFiles : world.ask;
      const afterwards = await askAs({ ask }, request);
      if (afterwards.status !== good.status)
        complaints.push(
          `${name} afterwards: ${afterwards.status} ${afterwards.body.slice(0, 200)}`,
        );
      await putBack();
    }
    console.log(`${tries} failing statements, seed ${SEED}`);
    expect(complaints).toEqual([]);
  },
);

async function holdTable(table: string): Promise<pg.Client> {
  const { rows } = await world.platform.database.query("select current_database() as name");
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  url.pathname = `/${String(rows[0]?.["name"])}`;
  const holder = new pg.Client({ connectionString: url.href });
  await holder.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  return holder;
}

test.runIf(process.env["TEST_DATABASE"] === "postgres")(
  "whichever table another client locks, each request is answered in time, and succeeds afterwards",
  { tags: ["slow"], timeout: LIMIT_MS },
  async () => {
    const tables = Object.keys(await world.snapshot()).filter((name) => !name.includes("version"));
    const chosen = WHOLE ? tables : [tables[SEED % tables.length] as string];
    const complaints: string[] = [];
    const missed: string[] = [];
    for (const table of chosen) {
      await world.restore();
      const holder = await holdTable(table);
      const answers = await Promise.all(requests.map((request) => askAs(world, request)));
      await holder.end();
      for (const [n, answer] of answers.entries()) {
        const wrong = answer.status < 500 ? undefined : wrongWith(answer, [503]);
        if (wrong)
          complaints.push(
            `${requests[n]?.method} ${requests[n]?.path}: ${wrong} while ${table} was held`,
          );
      }
      if (answers.some(({ status }) => status === 503)) missed.push(table);
      expect(answers.some(({ status }) => status < 400)).toBe(true);
      await world.restore();
      await expect.poll(async () => (await world.ask("/readyz")).status).toBe(200);
    }
    expect(complaints).toEqual([]);
    // Not every locked table delays a request. Some tables are never used here, such as the table of AI tokens, because
    // this site has no AI model.
    if (WHOLE) expect(missed.length).toBeGreaterThan(tables.length / 2);
  },
);
