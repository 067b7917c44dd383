import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { OWN_BUSINESS } from "../business.ts";
import { PROGRAM_ENVIRONMENT } from "./site.ts";

/** Result of a command. `code`: exit code. `rows`: what the command `sql` printed. */
export type Done = { code: number | null; output: string; rows: Record<string, unknown>[] };

export async function maintain(
  name: string,
  dataDir: string,
  stdin = "",
  environment: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Done> {
  const child = spawn(process.execPath, ["build/server/maintenance.js", name, ...args], {
    env: { ...PROGRAM_ENVIRONMENT, DATA_DIR: dataDir, ...environment },
  });
  child.stdin.end(stdin);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((ended) => child.once("exit", ended)),
  ]);
  const rows = name === "sql" && code === 0 ? (JSON.parse(out) as Done["rows"]) : [];
  return { code, output: out + err, rows };
}

/** Runs an SQL statement on the database of a site. @throws Error with the command's output, if the statement fails */
export async function runSql(
  dataDir: string,
  statement: string,
  environment: Record<string, string> = {},
): Promise<Done["rows"]> {
  const { code, output, rows } = await maintain("sql", dataDir, statement, environment);
  if (code !== 0) throw new Error(output);
  return rows;
}

/**
 * Stores business data in place of the sample data. Has to run before the site starts: with sample data, the site sends
 * no email to customers.
 */
export async function setOwnBusiness(dataDir: string): Promise<void> {
  await runSql(
    dataDir,
    `insert into business (settings) values ('${JSON.stringify(OWN_BUSINESS)}')`,
  );
}
