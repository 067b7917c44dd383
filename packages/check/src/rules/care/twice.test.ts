import { expect, test } from "vitest";
import { CATALOGS } from "../../../../../tests/support/workflow-cases.ts";
import { checkWorkflow } from "../../checkup.ts";
import { one, readExample } from "../../handbook/entry.ts";
import { mendBy } from "../../repairs/mend-workflow.ts";
import { REPAIRS } from "../../repairs/repairs.ts";

const RULE = "retries-what-cannot-be-undone";
const retried = (type: string, parameters: object) =>
  readExample(one(type, parameters, { retryOnFail: true }));
const isReported = (type: string, parameters: object) =>
  CATALOGS.map((catalog) =>
    checkWorkflow(retried(type, parameters), { catalog }).findings.some(
      ({ rule }) => rule === RULE,
    ),
  );
const query = (sql: string) => ({ operation: "executeQuery", query: sql });

test.each([
  ["postgres@2.6", { table: "orders" }],
  ["postgres@2.6", { operation: "insert", table: "orders" }],
  ["postgres@2.6", query("INSERT INTO orders (id) VALUES ($1)")],
  ["postgres@2.6", query("with a as (select 1)\ninsert into orders select * from a")],
  ["mySql@2.4", { table: "orders" }],
  ["mySql@2.4", query("insert into orders values (1)")],
  ["microsoftSql@1.1", { table: "orders" }],
  ["mongoDb@1.1", { operation: "insert", collection: "orders" }],
  ["supabase@1", { operation: "create", tableId: "orders" }],
  ["googleSheets@4.5", { operation: "append" }],
  ["airtable@2.1", { operation: "create" }],
])("a retry of %s with %j adds the row twice", (type, parameters) => {
  expect(isReported(type, parameters)).toEqual([true, true]);
});

test.each([
  ["postgres@2.6", { operation: "select", table: "orders" }],
  ["postgres@2.6", { operation: "upsert", table: "orders" }],
  ["postgres@2.6", { operation: "insert", table: "orders", options: { skipOnConflict: true } }],
  ["postgres@2.6", query("SELECT * FROM orders")],
  ["postgres@2.6", query("INSERT INTO orders (id) VALUES ($1)\nON CONFLICT (id) DO NOTHING")],
  ["postgres@2.6", query("INSERT INTO a SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM a)")],
  ["mySql@2.4", query("INSERT IGNORE INTO orders VALUES (1)")],
  ["mySql@2.4", query("INSERT INTO a VALUES (1) ON DUPLICATE KEY UPDATE b = 1")],
  ["googleSheets@4.5", { operation: "read" }],
  ["googleSheets@4.5", {}],
  ["googleSheets@4.5", { operation: "appendOrUpdate" }],
  ["airtable@2.1", { operation: "upsert" }],
])("a retry of %s with %j does nothing twice", (type, parameters) => {
  expect(isReported(type, parameters)).toEqual([false, false]);
});

test("the repair switches off the retry of an INSERT", () => {
  const [catalog] = CATALOGS;
  if (!catalog) throw new Error("No catalog.");
  const { file } = mendBy(REPAIRS, retried("postgres@2.6", { table: "orders" }), catalog, [RULE]);
  expect(file.nodes.map(({ retryOnFail }) => retryOnFail)).toEqual([undefined, undefined]);
});
