import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * All of a PostgreSQL database in one file, for pg_restore, by the program that belongs to it.
 * @throws Error in a sentence, also when it is not installed
 */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  // Not on the command line, where every user of the machine could read it.
  const { password, ...rest } = withoutPassword(url);
  try {
    await promisify(execFile)(
      "pg_dump",
      ["--format=custom", "--no-unlogged-table-data", "--file", to, "--dbname", rest.url],
      {
        env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
      },
    );
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    throw new Error(
      code === "ENOENT"
        ? "pg_dump is not installed here: use your provider's backups, or install PostgreSQL's client programs. Keep APP_SECRET together with them, in a safe place: without it nobody can sign in to what is restored."
        : `pg_dump failed: ${stderr.trim()}`,
      { cause: error },
    );
  }
}

function withoutPassword(address: string): { url: string; password: string } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, password };
}
