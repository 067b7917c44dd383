import pg from "pg";
import { findPostgres } from "#tests/support/postgres-cluster.ts";
import { createScratchDatabase, type ScratchDatabase } from "#tests/support/scratch-database.ts";

/**
 * Runs an experiment on one database.
 * @param database - name of the database for messages, such as "PostgreSQL"
 * @param settings - environment variables that make the site use this database
 * @returns a line for each fault that was found
 */
type Experiment = (database: string, settings: Record<string, string>) => Promise<string[]>;

/**
 * Runs an experiment on the embedded database and, if a PostgreSQL server is available, on PostgreSQL too.
 * @returns a line for each fault
 */
export async function onBothDatabases(experiment: Experiment): Promise<string[]> {
  const server = await findPostgres();
  if (!server) console.log("No PostgreSQL was found: the embedded database only.");
  try {
    const complaints = await experiment("the embedded database", {});
    if (!server) return complaints;
    const { url, drop } = await createScratchDatabase(`chaos_${process.pid}`, server.url);
    const settings = { DATABASE_URL: url, APP_SECRET: crypto.randomUUID().repeat(2) };
    try {
      return [...complaints, ...(await experiment("PostgreSQL", settings))];
    } finally {
      await drop();
    }
  } finally {
    server?.stop();
  }
}

/**
 * Runs an experiment on PostgreSQL, and then deletes the databases that the experiment has created.
 * @param experiment - receives a function that creates a database and returns its URL
 * @returns a line for each fault
 * @throws Error if no PostgreSQL server is available
 */
export async function onPostgres(
  experiment: (createDatabase: (name: string) => Promise<string>) => Promise<string[]>,
): Promise<string[]> {
  const server = await findPostgres();
  if (!server)
    throw new Error("This experiment needs PostgreSQL's programs, or TEST_DATABASE_URL.");
  const made: ScratchDatabase[] = [];
  try {
    return await experiment(async (name) => {
      const database = await createScratchDatabase(`chaos_${name}`, server.url);
      made.push(database);
      return database.url;
    });
  } finally {
    for (const { drop } of made) await drop();
    server.stop();
  }
}

/** Returns the contact messages that the site acknowledged, but that the database does not contain. */
export async function lostMessages(url: string, acknowledged: Iterable<string>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ message: string }>("select message from contact_messages");
  await client.end();
  const stored = new Set(rows.map(({ message }) => message));
  return [...acknowledged].filter((message) => !stored.has(message));
}
