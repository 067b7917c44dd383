import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { afterCommit } from "../database/after-commit.ts";
import type { Db } from "../database/database.ts";
import { endedTables, type EndedTable } from "../database/personal-data/ended-tables.ts";
import type { Platform } from "../platform.ts";
import { writeDurably } from "../files/durable-files.ts";

/** Lies beside the database, so that a restore does not replace it. */
const FILE = "endings.jsonl";

const Line = z.object({
  table: z.enum(Object.keys(endedTables) as EndedTable[]),
  key: z.string(),
  at: z.coerce.date(),
  /** The row that must be in the table. Missing: the row with the key must be gone. */
  row: z.record(z.string(), z.unknown()).optional(),
  lifted: z.literal(true).optional(),
});

/** Something that must stay ended in a restored database, or (`lifted`) was begun again since; by id or keyed hash. */
export type Ending = z.output<typeof Line>;

type Beside = Pick<Platform, "config" | "log" | "now">;

/** Records an ending once the caller's transaction is committed. */
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

/** @returns the last ending of each key @throws ZodError, SyntaxError for a list that somebody else has written */
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
  // Another replica may append to the same file at this moment, which replacing the file would lose.
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
