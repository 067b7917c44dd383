import { createReadStream, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { NewFolder } from "../../database/pglite/disk/new-folder.ts";
import { openLite } from "../../database/pglite/pglite-open.ts";
import { DUMP } from "../manifest.ts";
import { runPostgresProgram } from "../postgres-programs.ts";

/** Number of characters of rows that are copied at a time. */
const CHUNK_CHARACTERS = 4_000_000;

/** Turns pg_dump's file in an unpacked backup into a database. @throws Error without pg_restore, or when a statement fails */
export async function embedDump(folder: string): Promise<void> {
  const dump = join(folder, DUMP);
  const script = join(folder, "database.sql");
  const pgdata = join(folder, "pgdata");
  const args = ["--no-owner", "--no-privileges", "--file", script, dump];
  await runPostgresProgram("pg_restore", { args });
  mkdirSync(pgdata, { mode: 0o700 });
  let lastWords = "";
  const lite = await openLite({ fs: new NewFolder(pgdata), onDeath: (why) => (lastWords = why) });
  try {
    for await (const { sql, rows } of partsOf(script)) {
      if (rows === undefined) await lite.exec(sql);
      else await lite.query(sql, [], { blob: new Blob([rows]) });
      if (lastWords) throw new Error(`The embedded database stopped: ${lastWords}`);
    }
  } finally {
    await lite.close();
  }
  for (const done of [dump, script]) rmSync(done);
}

type Part = { sql: string; rows?: string };

/** @param script as pg_restore writes it, to be read by psql */
async function* partsOf(script: string): AsyncGenerator<Part> {
  let copy: string | undefined;
  let text = "";
  for await (const line of createInterface({
    input: createReadStream(script),
    crlfDelay: Infinity,
  })) {
    const begins = copy === undefined && /^COPY (.*) FROM stdin;$/.exec(line);
    const ends = copy !== undefined && line === String.raw`\.`;
    if (begins || ends) {
      if (text) yield copy === undefined ? { sql: text } : { sql: copy, rows: text };
      copy = begins ? `COPY ${begins[1]} FROM '/dev/blob'` : undefined;
      text = "";
      continue;
    }
    // Outside of rows, a line with a backslash is a command for psql.
    if (copy === undefined && line.startsWith("\\")) continue;
    text += `${line}\n`;
    if (copy !== undefined && text.length > CHUNK_CHARACTERS) {
      yield { sql: copy, rows: text };
      text = "";
    }
  }
  if (text) yield { sql: text };
}
