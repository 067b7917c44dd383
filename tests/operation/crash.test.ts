import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { maintain } from "../support/maintain.ts";
import { freshDataDir, startSite, type Site } from "../support/site.ts";

const ROUNDS = 3;
const WRITERS = 4;
/** So many more are acknowledged before each kill. */
const ACKNOWLEDGED = 20;

test("kill -9 in the middle of writes loses no acknowledged message and doubles none", async () => {
  const dataDir = freshDataDir();
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const site = await startSite({ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "info" });
    const writing = Array.from({ length: WRITERS }, () => write(site, acknowledged));
    await expect
      .poll(() => acknowledged.size, { timeout: 20_000 })
      .toBeGreaterThan(ACKNOWLEDGED * (round + 1));
    await site.kill();
    await Promise.all(writing);
  }
  const { rows } = await maintain(
    "sql",
    dataDir,
    "select id, idempotency_key from contact_messages",
  );
  const stored = rows.map((row) => String(row["id"]));
  expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
  expect(new Set(rows.map((row) => row["idempotency_key"])).size).toBe(rows.length);
  const jobs = await maintain(
    "sql",
    dataDir,
    `select (select count(*)::int from contact_messages) as messages,
            (select count(distinct data->>'id')::int from pgboss.job where name = 'contact-received') as announced`,
  );
  expect(jobs.rows[0]?.["announced"]).toBe(jobs.rows[0]?.["messages"]);
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);

/** Sends messages until the server is gone; an answer of 201 is an acknowledgement. */
async function write(site: Site, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${site.url}/api/contact`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
        body: JSON.stringify({
          name: "Ada",
          email: "ada@example.com",
          phone: "1",
          message: "x".repeat(200),
        }),
      });
      const { id } = (await response.json()) as { id: string };
      if (response.status === 201) acknowledged.add(id);
    } catch {
      return;
    }
  }
}
