import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { afterCommit } from "../database/after-commit.ts";
import type { Db } from "../database/database.ts";
import { endedTables, type EndedTable } from "../database/personal-data/ended-tables.ts";
import type { Platform } from "../platform.ts";
import { writeDurably } from "../files/durable-files.ts";

/** File in the data folder. It is outside the database, so a restored backup does not replace it. */
const FILE = "endings.jsonl";

const Line = z.object({
  table: z.enum(Object.keys(endedTables) as EndedTable[]),
  key: z.string(),
  at: z.coerce.date(),
  /** The row that the table must contain after a restore. If undefined, no row of the table may have this `key`. */
  row: z.record(z.string(), z.unknown()).optional(),
  lifted: z.literal(true).optional(),
});

/**
 * A line of `endings.jsonl`, a deletion record: a row, such as an account, was deleted, or `row` was inserted, such as
 * an address that gets no more email. If the operator restores a backup that lacks this change, the site repeats the
 * change. `key`: an id or a keyed hash, never an email address. `lifted`: this line no longer applies.
 */
export type Ending = z.output<typeof Line>;

type Beside = Pick<Platform, "config" | "log" | "now">;

/** Appends a deletion record to `endings.jsonl` as soon as the caller's transaction is committed. */
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

/** @throws ZodError, SyntaxError if a line is damaged */
export function readEndings(dataDir: string): Ending[] {
  const path = join(dataDir, FILE);
  return existsSync(path) ? parseEndings(readFileSync(path, "utf8")) : [];
}

/**
 * Parses the lines of `endings.jsonl`. If several lines name the same row, only the last one counts.
 * @throws ZodError, SyntaxError if a line is damaged
 */
export function parseEndings(text: string): Ending[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  // Leaves out an incomplete last line, which a power cut may have caused.
  if (!text.endsWith("\n") && !lines.at(-1)?.endsWith("}")) lines.pop();
  const endings = lines.map((line) => Line.parse(JSON.parse(line)));
  return [...new Map(endings.map((ending) => [`${ending.table} ${ending.key}`, ending])).values()];
}

export function replaceEndings({ config }: Beside, endings: readonly Ending[]): void {
  const path = join(config.dataDir, FILE);
  const text = formatEndings(endings);
  // Writes only a changed text, because a write could remove a line that another replica appends at the same time.
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
