import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { afterCommit } from "../database/after-commit.ts";
import type { Db } from "../database/database.ts";
import { endedTables, type EndedTable } from "../database/personal-data/ended-tables.ts";
import type { Platform } from "../platform.ts";
import { writeDurably } from "../files/durable-files.ts";

/** Beside the database, so that a restored one does not take it along. */
const FILE = "endings.jsonl";

const Line = z.object({
  table: z.enum(Object.keys(endedTables) as EndedTable[]),
  key: z.string(),
  at: z.coerce.date(),
  /** Stays in the table; without it what had the key has left it. */
  row: z.record(z.string(), z.unknown()).optional(),
  lifted: z.literal(true).optional(),
});

/** A restored database must not begin it again, or (`lifted`) has begun it anew: by ids and keyed hashes. */
export type Ending = z.output<typeof Line>;

type Beside = Pick<Platform, "config" | "log" | "now">;

/** Once the caller's transaction is committed. */
export function noteEnding(platform: Beside, tx: Db, ending: Omit<Ending, "at">): void {
  afterCommit(tx, () => addEndings(platform, [{ ...ending, at: platform.now() }]));
}

function addEndings({ config, log }: Beside, endings: readonly Ending[]): void {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    appendFileSync(join(config.dataDir, FILE), formatEndings(endings), {
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    log.error({ err: error }, "the list of what was ended cannot be written");
  }
}

/** The last of each key. @throws ZodError, SyntaxError: somebody else has written it */
export function readEndings(dataDir: string): Ending[] {
  const path = join(dataDir, FILE);
  return existsSync(path) ? parseEndings(readFileSync(path, "utf8")) : [];
}

/** @throws ZodError, SyntaxError */
export function parseEndings(text: string): Ending[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  // A power cut may have left half a line at the end.
  if (!text.endsWith("\n") && !lines.at(-1)?.endsWith("}")) lines.pop();
  const endings = lines.map((line) => Line.parse(JSON.parse(line)));
  return [...new Map(endings.map((ending) => [`${ending.table} ${ending.key}`, ending])).values()];
}

export function replaceEndings({ config }: Beside, endings: readonly Ending[]): void {
  const path = join(config.dataDir, FILE);
  const text = formatEndings(endings);
  // Another replica may append to the same file: what it writes meanwhile would be lost.
  if (text === (existsSync(path) ? readFileSync(path, "utf8") : "")) return;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  writeDurably(path, text, `${path}.${randomUUID()}.part`);
}

export function formatEndings(endings: readonly Ending[]): string {
  return endings
    .map(({ table, key, at, row, lifted }) => JSON.stringify({ table, key, at, row, lifted }))
    .map((line) => `${line}\n`)
    .join("");
}
