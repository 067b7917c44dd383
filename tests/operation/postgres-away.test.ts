/** @module-tag slow */
import { rmSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCluster, type Cluster } from "../support/postgres-cluster.ts";
import { freshDataDir, startSite, type Site } from "../support/operation/site.ts";
import { postMessage } from "../support/contact/contact-message.ts";

const cluster = await startCluster();
const EVERY = { interval: 100 };

describe.runIf(cluster)("when PostgreSQL goes away", () => {
  const { url, halt, resume, stop } = cluster as Cluster;
  const dataDir = freshDataDir();
  const environment = {
    DATABASE_URL: url,
    APP_SECRET: "a-secret-that-is-long-enough-for-this",
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    STAFF_EMAIL: "team@example.com",
  };
  const acknowledged = new Set<string>();
  let site: Site;
  let starting: Promise<Site>;
  const log: string[] = [];

  beforeAll(() => {
    halt("fast");
    starting = startSite(environment, log);
  });
  afterAll(async () => {
    expect(await site.stop()).toBe(0);
    stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Sends a message. @returns the HTTP status of the answer */
  const send = async (): Promise<number> => {
    const response = await postMessage(site.url, { message: "m" });
    const { id } = (await response.json()) as { id: string };
    if (response.status === 201) acknowledged.add(id);
    return response.status;
  };
  /** Sends messages during an event, until the site accepts them again. @returns the statuses of all answers */
  const sendDuring = async (event: () => Promise<void> | void): Promise<Set<number>> => {
    const statuses = new Set<number>();
    const over = new AbortController();
    const writers = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) statuses.add(await send());
    });
    await new Promise((later) => setTimeout(later, 200));
    try {
      await event();
      await expect.poll(send, EVERY).toBe(201);
    } finally {
      over.abort();
      await Promise.all(writers);
    }
    return statuses;
  };
  const asOwner = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const results = [];
    for (const statement of statements) results.push(await client.query(statement));
    await client.end();
    return results.at(-1)?.rows as Record<string, unknown>[];
  };
  const setReadOnly = (on: boolean) =>
    asOwner(
      `alter system set default_transaction_read_only = ${on}`,
      "select pg_reload_conf()",
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
    );

  test("the start waits for PostgreSQL and says so", async () => {
    const waiting = () => log.filter((line) => line.includes('"waiting for the database"'));
    await expect.poll(() => waiting().length, EVERY).toBeGreaterThanOrEqual(2);
    resume();
    site = await starting;
    expect(await send()).toBe(201);
  });

  test("a start with a database that does not exist ends at once", async () => {
    const wrong = startSite({ ...environment, DATABASE_URL: url.replace(/\w+$/, "nowhere") });
    await expect(wrong).rejects.toThrow(/database nowhere at .* cannot be opened.*does not exist/);
  });

  test.each(["fast", "immediate"] as const)(
    "a restart of PostgreSQL (%s) fails requests, but ends no process",
    async (mode) => {
      const statuses = await sendDuring(() => {
        halt(mode);
        resume();
      });
      expect(statuses).toContain(201);
      expect(site.process.exitCode).toBe(null);
    },
    60_000,
  );

  test("an outage of seconds fails requests, but ends no process", async () => {
    const statuses = await sendDuring(async () => {
      halt("fast");
      await new Promise((later) => setTimeout(later, 3000));
      resume();
    });
    expect(Math.max(...statuses)).toBeGreaterThanOrEqual(500);
  });

  test("a fail-over to a server that only reads for a while fails requests, but ends no process", async () => {
    const statuses = await sendDuring(async () => {
      await setReadOnly(true);
      await expect.poll(send, EVERY).toBeGreaterThanOrEqual(500);
      expect((await fetch(`${site.url}/api/templates`)).status).toBe(200);
      await setReadOnly(false);
    });
    expect(Math.max(...statuses)).toBeGreaterThanOrEqual(500);
  });

  test("everything acknowledged is stored and announced", async () => {
    expect(site.process.exitCode).toBe(null);
    const stored = await asOwner("select id from contact_messages");
    const ids = new Set(stored.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    const unannounced = () =>
      asOwner(
        "select m.id from contact_messages m where not exists (select from deliveries d where d.id = m.digest_id or d.subject_id = m.id and d.state = 'sent')",
      );
    await expect.poll(unannounced, EVERY).toEqual([]);
  });
});
