import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Platform } from "../../platform.ts";
import { asSmall } from "../../program/small-process.ts";
import { makeBackup } from "../back-up.ts";
import { ENCRYPTED } from "../encrypt.ts";
import { backupsIn } from "../forget-files.ts";
import { readBackupState } from "../outcomes.ts";
import { inOwnTurn } from "../own-turn.ts";
import { RESTORE_TRIED } from "../../database/embedded/restore-swap.ts";

type Tried = Pick<Platform, "config" | "database" | "now">;

/**
 * Tests the newest backup by restoring it beside the site's data. In place of a backup that is encrypted or on another
 * replica, the site makes and restores a new, unencrypted one.
 * @returns a sentence about the test
 * @throws Error that says why the test failed
 */
export function tryBackup(platform: Tried): Promise<string> {
  return inOwnTurn(platform, () => tryLast(platform));
}

async function tryLast(platform: Tried): Promise<string> {
  const newest = backupsIn(platform.config.dataDir).at(-1);
  const { last: noted } = await readBackupState(platform);
  const isHere = !noted || newest?.path === noted.place || (newest && newest.at > noted.at);
  const here = isHere ? newest?.path : undefined;
  const last = here ?? noted?.place;
  if (!last) throw new Error("There is no backup yet.");
  const scratch = join(platform.config.dataDir, RESTORE_TRIED);
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    const isOpen = here !== undefined && !here.endsWith(ENCRYPTED);
    const file = isOpen ? here : join(scratch, "like-it.tar.gz");
    if (!isOpen) await makeBackup(plainly(platform), file);
    const where = await restoreBeside(platform, file, join(scratch, "data"));
    const why = here ? "is encrypted" : "lies on another machine";
    return isOpen
      ? `${last} was restored into ${where}: it is whole.`
      : `${last} ${why}; one like it was restored into ${where}, and is whole.`;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function plainly<P extends Pick<Platform, "config">>(platform: P): P {
  return { ...platform, config: { ...platform.config, backup: {} } };
}

async function restoreBeside(
  platform: Pick<Platform, "config" | "database">,
  file: string,
  folder: string,
): Promise<string> {
  if (!platform.database.copy) {
    // Imported only here, because a site with the embedded database does not need the PostgreSQL driver.
    const { tryDump } = await import("./try-dump.ts");
    if (await tryDump(platform, file, folder)) return "a scratch database";
  }
  await runRestore(file, folder);
  return "a scratch folder";
}

/** Restores the backup in a separate process. If the memory runs out, that process dies and the site stays alive. */
async function runRestore(file: string, dataDir: string): Promise<void> {
  const program = fileURLToPath(new URL("./restore.js", import.meta.url));
  if (!existsSync(program)) throw new Error("Only the built site can try a backup: npm run build");
  const { PATH } = process.env;
  const { args, env } = asSmall({
    once: true,
    env: { ...(PATH ? { PATH } : {}), DATA_DIR: dataDir },
  });
  const running = promisify(execFile)(process.execPath, [...args, program, file], { env });
  goFirst(running.child.pid);
  await running.catch((error: { stderr?: string; signal?: string }) => {
    const fallback =
      error.signal === "SIGKILL"
        ? "The restore was killed, most likely because there was not enough memory."
        : "The restore ended without a word.";
    throw new Error(error.stderr?.trim() || fallback, { cause: error });
  });
}

/** Makes Linux kill the process `pid` before any other if the memory runs out. */
function goFirst(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, "1000");
  } catch {
    // The file is missing if the system is not Linux, or if the process has ended.
  }
}
