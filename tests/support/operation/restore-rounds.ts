import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { maintain } from "./maintain.ts";
import { freshDataDir, PROGRAM_ENVIRONMENT, startSite } from "./site.ts";
import { makeTemporaryFolder } from "../temporary.ts";

/** Runs the restore program, whose only setting is the data folder. */
export async function restore(
  file: string,
  dataDir: string,
  ...options: string[]
): Promise<{ code: number | null; output: string }> {
  const child = startRestore(file, dataDir, options);
  const [output, [code]] = await Promise.all([
    text(child.stderr),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  return { code, output };
}

export type RestoreRounds = {
  before: number;
  after: number;
  complaints: string[];
};

/**
 * Kills restores again and again. Half of the kills come while a restore moves parts of the data folder, the others at
 * any moment.
 */
export async function restoreRounds(rounds: number): Promise<RestoreRounds> {
  const folder = makeTemporaryFolder("site-restore-");
  const file = join(folder, "after.tar.gz");
  const present = join(folder, "before");
  await makeBoth(file, present);
  const found = { before: 0, after: 0, complaints: [] as string[] };
  let maxMs = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const dataDir = join(folder, `round-${round}`);
    cpSync(present, dataDir, { recursive: true });
    const begun = performance.now();
    if (round === 0) await restore(file, dataDir);
    else await killRestore(file, dataDir, round % 2 ? undefined : Math.random() * maxMs);
    maxMs ||= performance.now() - begun;
    const { rows, output } = await maintain(
      "sql",
      dataDir,
      "select string_agg(message, ',') as messages from contact_messages",
    );
    const messages = rows[0]?.["messages"];
    if (messages === "before" || messages === "after") found[messages] += 1;
    else found.complaints.push(`round ${round}: ${String(messages)} ${output}`);
    rmSync(dataDir, { recursive: true });
  }
  rmSync(folder, { recursive: true });
  return found;
}

/**
 * Starts a restore, and kills it.
 * @param afterMs - time of the kill; by default, when the restore begins to move parts of the data folder
 * @returns whether the restore was still running
 */
export async function killRestore(
  file: string,
  dataDir: string,
  afterMs?: number,
): Promise<boolean> {
  const child = startRestore(file, dataDir);
  child.stderr.resume();
  const ended = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
  await (afterMs === undefined ? whenItSwaps(dataDir, ended) : delay(afterMs));
  child.kill("SIGKILL");
  const [, signal] = await ended;
  return signal === "SIGKILL";
}

function startRestore(file: string, dataDir: string, options: readonly string[] = []) {
  return spawn(process.execPath, ["build/server/restore.js", file, ...options], {
    env: { ...PROGRAM_ENVIRONMENT, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

async function makeBoth(file: string, dataDir: string): Promise<void> {
  renameSync(freshDataDir(), dataDir);
  const site = await startSite({ DATA_DIR: dataDir });
  const done = async (command: string, stdin: string, args?: string[]) => {
    const { code, output } = await maintain(command, dataDir, stdin, {}, args);
    if (code !== 0) throw new Error(`${command} failed: ${output}`);
  };
  await done(
    "sql",
    `insert into contact_messages (name, email, phone, message, service)
     values ('Ada', 'ada@example.com', '0', 'after', 'general')`,
  );
  await done("backup", "", [file]);
  await done("sql", "update contact_messages set message = 'before'");
  await site.stop();
}

function delay(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms));
}

async function whenItSwaps(dataDir: string, ended: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  void ended.then(() => over.abort());
  const begun = () => readdirSync(dataDir).some((name) => /^restore-ready-|-before-/.test(name));
  while (!begun() && !over.signal.aborted) await new Promise((next) => setImmediate(next));
}
