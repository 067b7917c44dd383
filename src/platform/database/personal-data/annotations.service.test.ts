import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { data, kinds } from "#content/site/stored-data.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { annotationOf, holds, notPersonal, type Annotations } from "../annotation.ts";
import { annotations } from "./annotations.ts";
import { readColumns } from "./catalog-columns.ts";

usePlatform();

const HOW =
  "annotate the column in src/platform/database/schema/ by `holds(…)` with a word of `data` in content/site/stored-data.ts, or by `notPersonal({ … })`; take out an annotation without a column";

/** @returns the columns of the database without an annotation, and the annotations without a column */
async function missingAnnotations(all: Annotations): Promise<string[]> {
  const columns = await readColumns(platform.database.query);
  const there = columns.map(({ table, column }) => `${table}.${column}`);
  const annotated = Object.entries(all).flatMap(([table, each]) =>
    Object.keys(each.columns).map((column) => `${table}.${column}`),
  );
  return [
    ...there.filter((name) => !annotated.includes(name)),
    ...annotated.filter((name) => !there.includes(name)),
  ];
}

test("the annotation of every column says what it holds of a person, or that it holds nothing", async () => {
  const missing = await missingAnnotations(annotations);
  expect(missing.map((name) => `${name}: ${HOW}`)).toEqual([]);
});

test("a new column, table or schema without annotations, and an annotation without a column, are reported", async () => {
  const { query } = platform.database;
  await query("alter table contact_messages add column fax text");
  await query("create schema marketing");
  await query("create table marketing.calls (phone text)");
  const gone = { "public.faxes": { columns: { number: "contact_phone" } } } as const;
  try {
    expect(await missingAnnotations({ ...annotations, ...gone })).toEqual([
      "marketing.calls.phone",
      "public.contact_messages.fax",
      "public.faxes.number",
    ]);
  } finally {
    await query("alter table contact_messages drop column fax");
    await query("drop schema marketing cascade");
  }
});

test("annotations refer only to columns and tables that are annotated", () => {
  const unknown = Object.entries(annotations).flatMap(([table, { person, columns }]) => [
    ...(person?.address ?? []).filter((column) => columns[column] === undefined),
    ...(person?.links ?? []).flatMap(({ column, of, key = "id" }) =>
      columns[column] === undefined || annotations[of]?.columns[key] === undefined
        ? [`${table}.${column}`]
        : [],
    ),
  ]);
  expect(unknown).toEqual([]);
});

test("every table with personal data has a purpose and a source", () => {
  const without = Object.entries(annotations).filter(
    ([, { kind, columns }]) =>
      !kind && Object.values(columns).some((column) => column !== "not personal"),
  );
  expect(without).toEqual([]);
});

test("every kind of stored data annotates a column, and every kind of table a table", () => {
  const used = new Set(Object.values(annotations).flatMap(({ columns }) => Object.values(columns)));
  const kindsUsed = new Set(Object.values(annotations).map(({ kind }) => kind));
  expect(Object.keys(data).filter((word) => !used.has(word as never))).toEqual([]);
  // Backups and logs are files, so no table is annotated with these two kinds of data.
  expect(Object.keys(kinds).filter((kind) => !kindsUsed.has(kind as never))).toEqual([
    "backups",
    "technicalLog",
  ]);
});

test("a column that nobody annotates has no annotation, and no two columns share one", () => {
  const { id, ...others } = { id: uuid("id"), phone: text("phone") };
  const table = pgTable("calls", { ...notPersonal({ id }), ...others });
  expect(annotationOf(table)).toEqual(["public.calls", { columns: { id: "not personal" } }]);
  expect(() => holds("contact_phone", id)).toThrow("Two columns are made by one builder.");
});
