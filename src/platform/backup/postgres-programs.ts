import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";

type Arguments = {
  url?: string;
  args: readonly string[];
  otherwise?: string;
};

/** @throws Error with a sentence for the operator if the program fails or is not installed */
export async function runPostgresProgram(
  program: "pg_dump" | "pg_restore",
  { url, args, otherwise = "Install PostgreSQL's client programs." }: Arguments,
): Promise<void> {
  // All users of the machine can read a program's arguments, so the password is passed in the environment.
  const target = url ? withoutPassword(url) : undefined;
  const database = target ? ["--dbname", target.url] : [];
  try {
    await promisify(execFile)(program, [...database, ...args], {
      env: { ...process.env, ...(target?.password ? { PGPASSWORD: target.password } : {}) },
    });
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    throw new Error(
      code === "ENOENT"
        ? `${program} is not installed here. ${otherwise}`
        : `${program} failed: ${stderr.trim()}`,
      { cause: error },
    );
  }
}

/** Dumps the database into one file, which pg_restore can read. */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  await runPostgresProgram("pg_dump", {
    url,
    args: ["--format=custom", "--no-unlogged-table-data", "--file", to],
    otherwise:
      "Use your provider's backups, or install PostgreSQL's client programs. Keep APP_SECRET together with them, in a safe place: without it nobody can sign in to what is restored.",
  });
}

function withoutPassword(address: string): { url: string; password: string } {
  // The library pg decodes the password here as it does for the site's own connection. Unlike `decodeURIComponent`, it
  // accepts a bare "%".
  const { password } = new pg.Client({ connectionString: address });
  const url = new URL(address);
  url.password = "";
  return { url: url.href, password: password ?? "" };
}
