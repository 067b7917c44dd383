import { execFileSync, spawnSync } from "node:child_process";
import pg from "pg";
import type { TestPlatform } from "./platform.ts";

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

export const canDump =
  process.env["TEST_DATABASE"] === "postgres" && spawnSync("pg_dump", ["--version"]).status === 0;

export async function urlOfDatabase({ database }: TestPlatform): Promise<string> {
  const { rows } = await database.query("select current_database()");
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  url.pathname = `/${String(rows[0]?.["current_database"])}`;
  return url.href;
}

export async function dumpDatabase(platform: TestPlatform): Promise<string> {
  const url = await urlOfDatabase(platform);
  return execFileSync("pg_dump", ["--dbname", url], { encoding: "utf8", maxBuffer: Infinity });
}
