import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { maintain } from "../support/operation/maintain.ts";
import { isJson, startSite } from "../support/operation/site.ts";
import { postMessage } from "../support/contact/contact-message.ts";
import type { Contract } from "../support/fuzz/contract.ts";
import { discoverContracts } from "../support/fuzz/contracts.ts";
import { isStaffStill, staffForFuzzing } from "../support/fuzz/signed-in.ts";
import { createScratchDatabase } from "../support/scratch-database.ts";
import { fuzz } from "../support/fuzz/fuzz.ts";

/** PostgreSQL gets just enough generated requests to show whether it differs. `npm run fuzz` sends more. */
const RUNS: Record<string, number> = { embedded: 60, postgres: 40 };
const { FUZZ_MINUTES, FUZZ_SEED, FUZZ_DATABASE, TEST_DATABASE_URL } = process.env;

const databases = FUZZ_DATABASE
  ? [FUZZ_DATABASE]
  : ["embedded", ...(TEST_DATABASE_URL ? ["postgres"] : [])];

let contracts: Contract[];
beforeAll(async () => {
  contracts = await discoverContracts();
}, 10 * 60_000);

for (const database of databases) {
  const timeout = FUZZ_MINUTES ? (Number(FUZZ_MINUTES) + 5) * 60_000 : 300_000;
  const options = { timeout, tags: ["slow"] };
  test(
    `no input breaks the site on ${database}, shows its insides or leaves anything bad behind`,
    options,
    async () => {
      const scratch =
        database === "postgres" ? await createScratchDatabase(`fuzz_${process.pid}`) : undefined;
      const settings: Record<string, string> = scratch
        ? { DATABASE_URL: scratch.url, APP_SECRET: randomUUID().repeat(2) }
        : {};
      const site = await startSite({ RATE_LIMITS: "off", CHAT_DELAY: "off", ...settings });
      const tokens = await staffForFuzzing(site, settings);
      const { seed, sent, statuses, broken, acknowledged, erased, changesByStaff } = await fuzz(
        site,
        {
          contracts,
          tokens,
          // `npm run fuzz` uses another seed each time.
          seed: FUZZ_SEED ? Number(FUZZ_SEED) : FUZZ_MINUTES ? undefined : 3,
          ...(FUZZ_MINUTES ? { minutes: Number(FUZZ_MINUTES) } : { runs: RUNS[database] ?? 0 }),
        },
      );
      console.log(`${sent} requests with the seed ${seed}: ${JSON.stringify(statuses)}`);
      expect(broken).toBe(undefined);
      for (const status of [200, 400, 401, 404, 405, 415, 422]) {
        expect(statuses[status] ?? 0, `answers ${status}`).toBeGreaterThan(0);
      }
      // In a short run, all generated forms may be invalid, so the test also sends a valid one.
      const sound = await postMessage(site.url);
      acknowledged.push({ ...((await sound.json()) as { id: string }), email: "" });
      if (FUZZ_MINUTES) expect(acknowledged.length).toBeGreaterThan(1);
      expect(changesByStaff).toBeGreaterThan(0);
      expect(await isStaffStill(site, tokens)).toBe(true);
      const rows = async (sql: string) =>
        (await maintain("sql", site.dataDir, sql, settings)).rows.map(
          (row) => Object.values(row)[0],
        );
      const stored = new Set(
        await rows("select id from contact_messages union all select id from download_leads"),
      );
      const lost = acknowledged.filter(({ id, email }) => !stored.has(id) && !erased.has(email));
      expect(lost).toEqual([]);
      expect(await rows(await badValues(rows))).toEqual([]);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
      expect(site.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
      expect(site.log.filter((line) => !isJson(line))).toEqual([]);
      expect(await site.stop()).toBe(0);
      await scratch?.drop();
    },
  );
}

/** Makes SQL that finds stored texts with characters that nobody types, or with more than 12,000 characters. */
async function badValues(rows: (sql: string) => Promise<unknown[]>): Promise<string> {
  const columns = await rows(
    `select format('select %L from %I.%I where %I::text ~ %L or length(%I::text) > 12000',
       table_name || '.' || column_name, table_schema, table_name, column_name,
       '[\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f\\u202a-\\u202e\\u2066-\\u2069]', column_name)
     from information_schema.columns
     where table_schema not in ('pg_catalog', 'information_schema')
       and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')
       and table_name not in ('templates', 'template_files', 'schema_migrations')`,
  );
  expect(columns.length).toBeGreaterThan(20);
  return columns.join(" union all ");
}
