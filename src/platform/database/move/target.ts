import pg from "pg";
import { OperatorError } from "../../program/operator-error.ts";
import { migrate } from "../migrate.ts";
import type { Query } from "../database.ts";
import { DatabaseUnreachable, connect, inTransaction } from "../postgres/reach-postgres.ts";
import { readTables, type Table } from "./tables.ts";
import { UNFINISHED, unfinishedSource } from "../postgres/unfinished-move.ts";

/** PostgreSQL's error code for a missing table (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const UNDEFINED_TABLE = "42P01";

const MIN_SERVER_VERSION = 150_000;

export type Target = {
  name: string;
  query: Query;
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** @throws OperatorError if the database cannot be reached, or if its server is older than PostgreSQL 15 */
export async function openTarget(address: string | undefined): Promise<Target> {
  const url = URL.parse(address ?? "");
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new OperatorError(
      "Usage: npm run move < FILE. The file contains postgres://user:password@host:5432/name",
    );
  const name = `${url.pathname.slice(1)} at ${url.host}`;
  const first = await connect({ connectionString: url.href }).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnreachable)) throw error;
    throw new OperatorError(error.message.replace("DATABASE_URL", "the target's address"), {
      cause: error,
    });
  });
  const version = await first.query<{ v: string }>(
    "select current_setting('server_version_num') as v",
  );
  await first.end();
  requireVersion(Number(version.rows[0]?.v), name);
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  // If an idle connection breaks, the next query reports the error.
  pool.on("error", () => undefined);
  return {
    name,
    query: (sql, params) => pool.query(sql, params),
    async transaction(work) {
      const client = await pool.connect();
      try {
        const result = await inTransaction(client, work);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

export function requireVersion(version: number, name: string): void {
  if (version >= MIN_SERVER_VERSION) return;
  throw new OperatorError(
    `The server of ${name} is PostgreSQL ${Math.floor(version / 10_000)}; the site needs ${MIN_SERVER_VERSION / 10_000} or newer. Nothing was changed.`,
  );
}

/**
 * Makes the tables in the target, or continues an interrupted move.
 * @param source - id of the database that is moved
 * @throws OperatorError if the target contains rows, other tables, or the unfinished move of another database
 */
export async function prepareTarget(target: Target, tables: readonly Table[], source: string) {
  const begun = await unfinishedSource(target.query);
  if (begun !== undefined && begun !== source)
    throw refusal(target, "holds the unfinished move of another site");
  if (begun === undefined) await requireEmpty(target, tables);
  await target.query(`create schema if not exists ${UNFINISHED.schema}`);
  await target.query(
    `create table if not exists ${UNFINISHED.table} as select $1::text as source`,
    [source],
  );
  await target.transaction((query) => migrate((work) => work(query)));
  requireSame(tables, await readTables(target.query), target);
  // The copied rows already contain everything that triggers would add.
  await target.query(triggers("disable", tables));
}

export async function finishTarget({ query }: Target, tables: readonly Table[]): Promise<void> {
  await query(`drop schema ${UNFINISHED.schema} cascade; ${triggers("enable", tables)}`);
}

/**
 * Whether the transaction of `finishTarget`, which drops the table UNFINISHED, was committed. While that transaction
 * runs, this query waits.
 */
export async function isFinished({ query }: Target): Promise<boolean> {
  return query(`select 1 from ${UNFINISHED.table}`).then(
    () => false,
    (error: unknown) => {
      if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return true;
      throw error;
    },
  );
}

function triggers(set: "enable" | "disable", tables: readonly Table[]): string {
  return tables.map(({ name }) => `alter table ${name} ${set} trigger user`).join("; ");
}

/** Refuses a target with rows or other tables in the site's schemas. Schemas of a database provider do not matter. */
async function requireEmpty(target: Target, tables: readonly Table[]): Promise<void> {
  const names = new Set(tables.map(({ name }) => name));
  const schemas = new Set(tables.map(schemaOf));
  for (const table of await readTables(target.query)) {
    if (!schemas.has(schemaOf(table))) continue;
    if (!names.has(table.name))
      throw refusal(target, `has a table of something else (${table.name})`);
    const { rows } = await target.query(`select 1 from ${table.name} limit 1`);
    if (rows.length > 0) throw refusal(target, `holds rows already (${table.name})`);
  }
}

function requireSame(tables: readonly Table[], there: readonly Table[], target: Target): void {
  const shapes = new Map(there.map(({ name, columns }) => [name, JSON.stringify(columns)]));
  for (const { name, columns } of tables) {
    if (shapes.get(name) === JSON.stringify(columns)) continue;
    throw refusal(target, `has a table ${name} with other columns`);
  }
}

function refusal({ name }: Target, reason: string): OperatorError {
  return new OperatorError(`${name} ${reason}. Please name an empty database. Nothing was moved.`);
}

function schemaOf({ name }: Table): string {
  return name.slice(0, name.indexOf("."));
}
