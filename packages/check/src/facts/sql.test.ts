import { expect, test } from "vitest";
import type { KnownNode } from "./node-facts.ts";
import { addsRow, withoutComments } from "./sql.ts";

function adds(query: string, type = "postgres", parameters: object = {}): boolean {
  return addsRow({
    node: { type: `n8n-nodes-base.${type}`, name: "Work", parameters: {} },
    facts: { parameters: { operation: "executeQuery", query, ...parameters } },
  } as unknown as KnownNode);
}

/** Ways to write the blank between two words of SQL. */
const BLANKS = [
  " ",
  "  ",
  "\n",
  "\t",
  " -- as it's said\n",
  "/* no 'insert' */",
  "\n# a note; of two\n",
];
const CASES = [(text: string) => text, (text: string) => text.toLowerCase()];

const written = (query: string) =>
  BLANKS.flatMap((blank) => CASES.map((write) => write(query).replaceAll("_ ", blank)));

test.each([
  "INSERT_ INTO orders (a) VALUES ($1)",
  "=INSERT_ INTO_ orders (a) VALUES ('{{ $json.a.replace(\"'\", \"''\") }}')",
  "={{ 'INSERT_ INTO orders (a) VALUES (' + $json.a + ')' }}",
  "CREATE TABLE IF_ NOT_ EXISTS orders (a int); INSERT_ INTO orders VALUES (1)",
  "INSERT_ INTO orders VALUES ('what is not exists;')",
  "BEGIN; INSERT_ INTO a VALUES (1) ON_ CONFLICT DO NOTHING; INSERT_ INTO b VALUES (1); COMMIT",
  "WITH new AS (SELECT 1) INSERT_ INTO orders SELECT * FROM new WHERE a NOT_ IN (1, 2)",
])("a second try adds the row once more: %s", (query) => {
  for (const one of written(query)) expect([one, adds(one)]).toEqual([one, true]);
});

test.each([
  "INSERT_ INTO orders (a) VALUES ($1)_ ON_ CONFLICT_ (a) DO NOTHING",
  "INSERT_ INTO orders (a) VALUES ('a; b', 'it''s')_ ON_ CONFLICT DO NOTHING",
  "INSERT_ INTO orders (a) VALUES ('-- a', '/* b') ON_ DUPLICATE_ KEY UPDATE a = 1",
  'INSERT_ INTO orders (a) VALUES (\'{{ $json.a.replace("\'", "") }}\') ON_ CONFLICT DO NOTHING',
  "IF_ NOT_ EXISTS (SELECT 1 FROM orders)_ INSERT_ INTO orders VALUES (1)",
  "IF EXISTS (SELECT 1) UPDATE orders SET a = 1_ ELSE_ INSERT_ INTO orders VALUES (1)",
  "IF EXISTS (SELECT 1) UPDATE orders SET a = 1; ELSE_ BEGIN_ INSERT_ INTO orders VALUES (1); END",
  "WITH new AS (SELECT 1 WHERE_ NOT_ EXISTS (SELECT 2))_ INSERT_ INTO orders SELECT * FROM new",
  "INSERT_ INTO orders SELECT * FROM new WHERE id_ NOT_ IN_ (_ SELECT id FROM orders)",
  "INSERT_ IGNORE_ INTO orders VALUES (1)",
  "SELECT 'insert_ into'",
  "-- we insert into nothing\nSELECT 1",
  "/* INSERT INTO\norders */ SELECT 1",
  "SELECT 1 -- insert into orders",
])("a second try adds nothing: %s", (query) => {
  for (const one of written(query)) expect([one, adds(one)]).toEqual([one, false]);
});

test("a row of n8n's own tables is not added twice, as its answer is not lost", () => {
  expect(adds("", "dataTable", { operation: "insert" })).toBe(false);
  expect(adds("", "airtable", { operation: "create" })).toBe(true);
});

test("comments are removed, and texts that look like them stay", () => {
  expect(withoutComments(`DELETE /* all */ FROM a -- where\n`)).toBe("DELETE   FROM a  \n");
  expect(withoutComments(`SELECT '-- a', "/* b", 'it''s' # c`)).toBe(
    `SELECT '-- a', "/* b", 'it''s'  `,
  );
});

test.each([
  "insert into on ",
  "insert into not exists (",
  "/* ",
  "'",
  '"\\',
  "{{ '",
  "-- ; insert\ninto ",
])("a long query is read in a moment: %j", (part) => {
  const { user } = process.cpuUsage();
  adds(part.repeat(400_000 / part.length));
  expect(process.cpuUsage().user - user).toBeLessThan(500_000);
});
