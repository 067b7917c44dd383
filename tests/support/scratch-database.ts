import pg from "pg";

/** An empty database on the server that TEST_DATABASE_URL names. */
export type ScratchDatabase = { url: string; drop: () => Promise<void> };

export async function createScratchDatabase(
  name: string,
  server = process.env["TEST_DATABASE_URL"] ?? "",
): Promise<ScratchDatabase> {
  const url = new URL(server);
  const run = async (...statements: string[]) => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  };
  const drop = `drop database if exists ${name} with (force)`;
  await run(drop, `create database ${name}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(drop) };
}
