import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import { writeDurably } from "#platform/files/durable-files.ts";
import type { Erasure } from "./erasures-store.ts";

/** The list of erasures is outside the database, because restoring a backup must not replace the list. */
const FILE = "erasures.jsonl";

const Line = z.object({
  id: z.uuid(),
  address_hash: z.string(),
  at: z.coerce.date(),
  made_by: z.enum(["staff", "account", "command"]),
  made_by_user: z.uuid().nullable(),
  counts: z.record(z.string(), z.number()),
}) satisfies z.ZodType<Erasure>;

/** @throws ZodError, SyntaxError if the file was not written by this site */
export function readErasedList(dataDir: string): Erasure[] {
  const path = join(dataDir, FILE);
  return existsSync(path) ? parseErasures(readFileSync(path, "utf8")) : [];
}

/** Adds erasures to the list. Earlier entries stay, because they are needed if an old backup is restored. */
export function addToErasedList(
  { config: { dataDir }, log }: Pick<Platform, "config" | "log">,
  erasures: readonly Erasure[],
): void {
  try {
    const all = [...readErasedList(dataDir), ...erasures];
    const byId = new Map(all.map((erasure) => [erasure.id, erasure]));
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeDurably(join(dataDir, FILE), formatErasures([...byId.values()]));
  } catch (error) {
    log.error({ err: error }, "the list of erasures cannot be written: see npm run privacy");
  }
}

/** @throws ZodError, SyntaxError */
export function parseErasures(text: string): Erasure[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => Line.parse(JSON.parse(line)));
}

export function formatErasures(erasures: readonly Erasure[]): string {
  return erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join("");
}
