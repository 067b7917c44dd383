type Run = (sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

const files: Record<string, string> = import.meta.glob("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The names of all migrations that this program has. */
export function knownMigrations(): string[] {
  return Object.keys(files).map(nameOf);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Any number; all processes that migrate this database have to take the same lock. */
const LOCK = 7_340_516;

/**
 * Applies the migrations that this database has not seen, in order of name, in one transaction
 * under an advisory lock, so that replicas may start at the same moment.
 */
export async function migrate(
  inTransaction: (work: (run: Run) => Promise<void>) => Promise<void>,
): Promise<void> {
  await inTransaction(async (run) => {
    await run("select pg_advisory_xact_lock($1)", [LOCK]);
    await run(
      "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    await run("alter table schema_migrations enable row level security");
    const { rows } = await run("select name from schema_migrations where $1::boolean", [true]);
    const applied = new Set(rows.map((row) => row["name"]));
    for (const path of Object.keys(files).toSorted()) {
      const name = nameOf(path);
      if (applied.has(name)) continue;
      await run(files[path] ?? "");
      await run("insert into schema_migrations (name) values ($1)", [name]);
    }
  });
}
