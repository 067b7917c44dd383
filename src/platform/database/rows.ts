import { and, eq, getTableColumns, isNull, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/**
 * The plain statements of one table. Rows are selected by their id, or by the values of columns. A column
 * without a value is an error, so that a forgotten value never selects every row.
 */
export function rowsOf<Table extends PgTable>(table: Table) {
  type Row = Table["$inferSelect"];
  type New = Table["$inferInsert"];
  type Which = string | Partial<Row>;
  const rows: PgTable = table;
  const select = (db: Db, which: Which) => db.select().from(rows).where(matching(rows, which));
  const insert = (db: Db, row: New) => db.insert(rows).values(row);
  return {
    async find(db: Db, which: Which): Promise<Row | undefined> {
      return (await select(db, which))[0];
    },
    /** Reads a row and locks it until the transaction ends. */
    async lock(db: Db, which: Which): Promise<Row | undefined> {
      return (await select(db, which).for("update"))[0];
    },
    async insert(db: Db, row: New): Promise<Row> {
      const [inserted] = await insert(db, row).returning();
      if (!inserted) throw new Error("a row was not stored");
      return inserted;
    },
    /** @returns undefined when there is such a row already */
    async insertNew(db: Db, row: New): Promise<Row | undefined> {
      return (await insert(db, row).onConflictDoNothing().returning())[0];
    },
    /** @returns the first changed row; undefined when there is none */
    async update(db: Db, which: Which, change: Partial<Row>): Promise<Row | undefined> {
      return (await db.update(rows).set(change).where(matching(rows, which)).returning())[0];
    },
    /** @returns the first deleted row; undefined when there was none, also for the second of two parallel calls */
    async remove(db: Db, which: Which): Promise<Row | undefined> {
      return (await db.delete(rows).where(matching(rows, which)).returning())[0];
    },
  };
}

function matching(table: PgTable, which: string | Record<string, unknown>): SQL | undefined {
  const columns = getTableColumns(table);
  const values = Object.entries(typeof which === "string" ? { id: which } : which);
  if (values.length === 0) throw new Error("no column says which rows are meant");
  return and(
    ...values.map(([name, value]) => {
      const column = columns[name];
      if (!column || value === undefined) throw new Error(`no value of ${name} to find rows by`);
      return value === null ? isNull(column) : eq(column, value);
    }),
  );
}
