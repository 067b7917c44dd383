import { expect, test } from "vitest";
import { maintain } from "../support/maintain.ts";
import { isJson, startSite } from "../support/site.ts";
import { cameIn, staffForStorm } from "../support/storm/signed-in.ts";
import { storm } from "../support/storm/storm.ts";

const CASES = Number(process.env["BAD_INPUTS"] ?? 2000);
const SEED = 20_261_120;

test("no bad request breaks the site, shows its insides or leaves anything bad behind", async () => {
  const site = await startSite({ RATE_LIMITS: "off", CHAT_DELAY: "off" });
  const token = await staffForStorm(site);
  const { sent, statuses, complaints } = await storm(site, CASES, SEED, token);
  expect(complaints).toEqual([]);
  expect(sent).toBe(CASES);
  // It is a storm: most of it is refused, for more than one reason.
  for (const status of [400, 401, 404, 405, 413, 415, 422]) {
    expect(statuses[status] ?? 0, `answers ${status}`).toBeGreaterThan(0);
  }
  expect(await cameIn(site, token)).toBe(true);
  expect(await badValues(site.dataDir)).toEqual([]);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  expect(site.log.filter((line) => !isJson(line))).toEqual([]);
  expect(await site.stop()).toBe(0);
}, 300_000);

/** Tables and columns that hold characters no person types, or texts beyond all limits. */
async function badValues(dataDir: string): Promise<unknown[]> {
  const columns = await maintain(
    "sql",
    dataDir,
    `select table_schema, table_name, column_name from information_schema.columns
     where table_schema not in ('pg_catalog', 'information_schema')
       and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')
       and table_name not in ('templates', 'template_files', 'schema_migrations')`,
  );
  expect(columns.rows.length).toBeGreaterThan(20);
  const looks = columns.rows.map((row) => {
    const column = `"${String(row["column_name"])}"::text`;
    return `select '${String(row["table_name"])}' as "table", '${String(row["column_name"])}' as "column"
      from "${String(row["table_schema"])}"."${String(row["table_name"])}"
      where ${column} ~ '[\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f\\u202a-\\u202e\\u2066-\\u2069]'
         or length(${column}) > 12000`;
  });
  return (await maintain("sql", dataDir, looks.join(" union all "))).rows;
}
