import { and, eq, getTableColumns, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db, Rows } from "./database.ts";

export async function run(db: Db, statement: SQL): Promise<Rows> {
  return (await db.execute(statement)) as never;
}

/** A column's wanted value, a list of allowed values, or a function that makes a condition from the column. */
type Wanted<Value> = Value | readonly Value[] | ((column: PgColumn) => SQL);

/**
 * Makes simple statements on one table, which select rows by id or by their columns. A forgotten (undefined) value would
 * select every row, so it is an error.
 */
export function rowsOf<Table extends PgTable>(table: Table) {
  type Row = Table["$inferSelect"];
  type New = Table["$inferInsert"];
  type Columns = { [Name in keyof Row]?: Wanted<Row[Name]> };
  type Which = string | Columns;
  type Change = { [Name in keyof Row]?: Row[Name] | SQL };
  const rows: PgTable = table;
  const select = (db: Db, which: Which) => db.select().from(rows).where(matching(rows, which));
  const insert = (db: Db, row: New) => db.insert(rows).values(row);
  return {
    async find(db: Db, which: Which): Promise<Row | undefined> {
      return (await select(db, which))[0];
    },
    /** Lists rows in ascending order of the columns `by`. */
    async list(
      db: Db,
      which: Columns | "all",
      by: readonly (keyof Row & string)[],
      limit?: number,
    ): Promise<Row[]> {
      const where = which === "all" ? undefined : matching(rows, which);
      const order = by.map((name) => columnOf(rows, name));
      const statement = db
        .select()
        .from(rows)
        .where(where)
        .orderBy(...order);
      return limit === undefined ? statement : statement.limit(limit);
    },
    async count(db: Db, which: Columns): Promise<number> {
      return db.$count(rows, matching(rows, which));
    },
    /** Locks a row until the transaction ends. With "no key update", rows that refer to it can still be stored. */
    async lock(
      db: Db,
      which: Which,
      strength: "update" | "no key update" = "update",
    ): Promise<Row | undefined> {
      return (await select(db, which).for(strength))[0];
    },
    /** Locks rows in the order of their ids, so that two transactions cannot deadlock. */
    async lockAll(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
      const id = columnOf(rows, "id");
      const statement = db
        .select()
        .from(rows)
        .where(inArray(id, [...ids]));
      const locked = await statement.orderBy(id).for("update");
      return new Map(locked.map((row) => [String(row["id"]), row]));
    },
    async insert(db: Db, row: New): Promise<Row> {
      const [inserted] = await insert(db, row).returning();
      if (!inserted) throw new Error("a row was not stored");
      return inserted;
    },
    async insertAll(db: Db, all: readonly New[]): Promise<void> {
      await db.insert(rows).values([...all]);
    },
    /** @returns undefined if a row with the same key exists */
    async insertNew(db: Db, row: New): Promise<Row | undefined> {
      return (await insert(db, row).onConflictDoNothing().returning())[0];
    },
    /** @returns the first updated row */
    async update(db: Db, which: Which, change: Change): Promise<Row | undefined> {
      return (await this.updateAll(db, which, change))[0];
    },
    async updateAll(db: Db, which: Which, change: Change): Promise<Row[]> {
      return db.update(rows).set(change).where(matching(rows, which)).returning();
    },
    /** Updates a row and raises its version. */
    async change(db: Db, id: string, change: Partial<Row>): Promise<Row | undefined> {
      const version = sql`${columnOf(rows, "version")} + 1`;
      const statement = db.update(rows).set({ ...change, version });
      return (await statement.where(matching(rows, id)).returning())[0];
    },
    /** @returns the first deleted row */
    async remove(db: Db, which: Which): Promise<Row | undefined> {
      return (await db.delete(rows).where(matching(rows, which)).returning())[0];
    },
  };
}

function matching(table: PgTable, which: string | Record<string, unknown>): SQL | undefined {
  const values = Object.entries(typeof which === "string" ? { id: which } : which);
  if (values.length === 0) throw new Error("no column says which rows are meant");
  return and(
    ...values.map(([name, value]) => {
      if (value === undefined) throw new Error(`no value of ${name} to find rows by`);
      const column = columnOf(table, name);
      if (typeof value === "function") return (value as (of: PgColumn) => SQL)(column);
      if (Array.isArray(value)) return inArray(column, value);
      return value === null ? isNull(column) : eq(column, value);
    }),
  );
}

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`the table has no column ${name}`);
  return column;
}
