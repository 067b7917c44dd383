import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../../program/operator-error.ts";
import { writeDurably } from "../../files/durable-files.ts";

/** File that records a move to PostgreSQL. A restore replaces the folder `pgdata`, and so also removes this file. */
const noteIn = (dataDir: string) => join(dataDir, "pgdata", "moved");

export function noteMoved(dataDir: string, where: string, now: Date): void {
  writeDurably(noteIn(dataDir), `${where} at ${now.toISOString()}`);
}

export function isMoved(dataDir: string): boolean {
  return existsSync(noteIn(dataDir));
}

export function forgetMoved(dataDir: string): void {
  rmSync(noteIn(dataDir), { force: true });
}

/**
 * Refuses a database whose data was moved, because it lacks the rows that were written to PostgreSQL after the move.
 * @throws OperatorError
 */
export function refuseMoved(dataDir: string): void {
  if (!isMoved(dataDir)) return;
  const note = noteIn(dataDir);
  throw new OperatorError(
    `The data in ${dataDir} was moved to ${readFileSync(note, "utf8")}. Please set DATABASE_URL and APP_SECRET to use it there. To use the data here again, without what was written there since, delete the file ${note}.`,
  );
}
