import { createHash } from "node:crypto";
import { OperatorError } from "../program/operator-error.ts";
import type { Query } from "./database.ts";

/** SQL by file name. The name begins with the time at which the file was written. */
export type Migrations = Record<string, string>;

const files: Migrations = import.meta.glob("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});
const MIGRATIONS: Migrations = Object.fromEntries(
  Object.entries(files).map(([path, sql]) => [path.slice(path.lastIndexOf("/") + 1), sql]),
);

export function knownMigrations(): string[] {
  return Object.keys(MIGRATIONS);
}

/** Key of the advisory lock that a process holds while it migrates the database; an arbitrary number. */
const LOCK = 7_340_516;

/** First words of a migration after which the previous release no longer works. The reason follows these words. */
export const BREAKS_WAY_BACK = "-- breaks the way back: ";

/**
 * Applies the new migrations in the order of their names, in one transaction, and under a lock because several replicas
 * may start at once.
 * @throws OperatorError if a version before 1.0.0 made the database, if a newer version changed it too much, if an
 *   applied file was changed, or if a new file sorts before an applied one
 */
export async function migrate(
  inTransaction: (work: (run: Query) => Promise<void>) => Promise<void>,
  migrations: Migrations = MIGRATIONS,
): Promise<void> {
  await inTransaction(async (run) => {
    await run("select pg_advisory_xact_lock($1)", [LOCK]);
    const applied = await readApplied(run, migrations);
    const newest = [...applied.keys()].toSorted().at(-1) ?? "";
    for (const [name, sql] of Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const checksum = checksumOf(sql);
      if (applied.get(name) === checksum) continue;
      if (applied.has(name)) throw changed(name);
      if (name < newest) throw tooEarly(name, newest);
      await run(sql);
      await run(
        "insert into schema_migrations (name, checksum, breaks_way_back) values ($1, $2, $3)",
        [name, checksum, sql.startsWith(BREAKS_WAY_BACK)],
      );
    }
  });
}

/** @returns the checksum of each applied migration, by its name */
async function readApplied(run: Query, migrations: Migrations): Promise<Map<string, string>> {
  await run(
    `create table if not exists schema_migrations (
       name text primary key,
       checksum text not null,
       breaks_way_back boolean not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const names = await run("select name from schema_migrations where $1::boolean", [true]);
  requireReleased(names.rows.map(({ name }) => String(name)));
  await run("alter table schema_migrations enable row level security");
  const { rows } = await run(
    "select name, checksum, breaks_way_back from schema_migrations where $1::boolean",
    [true],
  );
  const breaking = rows.find(
    ({ name, breaks_way_back }) => breaks_way_back && !migrations[String(name)],
  );
  if (breaking) throw tooNew(String(breaking["name"]));
  return new Map(rows.map(({ name, checksum }) => [String(name), String(checksum)]));
}

/** Whether a version before 1.0.0 made the database: one of its migrations sorts before all those of this version. */
export function isBeforeRelease(names: readonly string[]): boolean {
  const [first = ""] = knownMigrations().toSorted();
  return names.some((name) => name < first);
}

function requireReleased(names: readonly string[]): void {
  if (!isBeforeRelease(names)) return;
  throw new OperatorError(
    "This database was made by a version before 1.0.0, which no later version takes over: please set DATA_DIR to another folder, or DATABASE_URL to an empty database; nothing was changed.",
  );
}

/** Returns a checksum that is the same for Windows and Unix line endings. */
function checksumOf(sql: string): string {
  return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}

function tooNew(name: string): OperatorError {
  return new OperatorError(
    `A newer version of the site has changed this database so that this version cannot work with it (${name}). Please start the newer version, or restore a backup from before it.`,
  );
}

function changed(name: string): OperatorError {
  return new OperatorError(
    `The migration ${name} was changed after this database had applied it. Please restore the file as it was, and write the change into a new migration.`,
  );
}

function tooEarly(name: string, newest: string): OperatorError {
  return new OperatorError(
    `The migration ${name} is new, and sorts before ${newest}, which this database has applied. Begin its name with the time at which it was written, such as 20270131093000.`,
  );
}
