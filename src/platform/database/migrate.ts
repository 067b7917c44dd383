import { createHash } from "node:crypto";
import { OperatorError } from "../program/operator-error.ts";

type Run = (sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** SQL by the name of its file, which begins with its time. */
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

/** Any number, the same in every process that migrates this database. */
const LOCK = 7_340_516;

/** Begins a migration that takes away what the versions before it need. */
const BREAKS_OLDER = "-- Older versions cannot run on this.";

/**
 * In order of name, in one transaction under an advisory lock: replicas may start at once.
 * @throws OperatorError when a newer version has taken away what this one needs; when an applied file was
 * changed, or a new one sorts before it: another database would get another order, perhaps other tables
 */
export async function migrate(
  inTransaction: (work: (run: Run) => Promise<void>) => Promise<void>,
  migrations: Migrations = MIGRATIONS,
): Promise<void> {
  await inTransaction(async (run) => {
    await run("select pg_advisory_xact_lock($1)", [LOCK]);
    await run(
      "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    await run("alter table schema_migrations add column if not exists checksum text");
    await run(
      "alter table schema_migrations add column if not exists breaks_older boolean not null default false",
    );
    await run("alter table schema_migrations enable row level security");
    const { rows } = await run(
      "select name, checksum, breaks_older from schema_migrations where $1::boolean",
      [true],
    );
    const breaking = rows.find(
      ({ name, breaks_older }) => breaks_older && !migrations[String(name)],
    );
    if (breaking) throw tooNew(String(breaking["name"]));
    const applied = new Map(rows.map((row) => [String(row["name"]), row["checksum"]]));
    const newest = [...applied.keys()].toSorted().at(-1) ?? "";
    for (const [name, sql] of Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const checksum = checksumOf(sql);
      const before = applied.get(name);
      if (before === checksum) continue;
      if (typeof before === "string") throw changed(name);
      if (!applied.has(name) && name < newest) throw tooEarly(name, newest);
      if (!applied.has(name)) await run(sql);
      // Those of a version that kept no checksums get theirs now.
      await run(
        `insert into schema_migrations (name, checksum, breaks_older) values ($1, $2, $3)
         on conflict (name) do update set checksum = excluded.checksum`,
        [name, checksum, sql.startsWith(BREAKS_OLDER)],
      );
    }
  });
}

/** The same whatever ends the lines. */
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
    `The migration ${name} was changed after this database had applied it. Put back what it was, and write what is to change into a new migration.`,
  );
}

function tooEarly(name: string, newest: string): OperatorError {
  return new OperatorError(
    `The migration ${name} is new, and sorts before ${newest}, which this database has applied. Begin its name with the time at which it was written, such as 20270131093000.`,
  );
}
