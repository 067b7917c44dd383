import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Platform } from "../platform.ts";
import { backUp } from "./back-up.ts";
import { ENCRYPTED } from "./encrypt.ts";
import { copiesOfData } from "./forget-files.ts";

const SCRATCH = "restore-tried";

/**
 * Restores the last backup into a scratch folder, as an operator would, and removes that again. One
 * that is encrypted cannot be opened here: one like it is made, and restored, instead.
 * @returns what was tried, in words @throws Error that says why there is no way back
 */
export async function tryBackup(
  platform: Pick<Platform, "config" | "database" | "now">,
): Promise<string> {
  const { dataDir } = platform.config;
  const last = copiesOfData(dataDir).findLast(({ name }) => /\.tar\.gz(?:\.age)?$/.test(name));
  if (!last) throw new Error("There is no backup yet.");
  const scratch = join(dataDir, SCRATCH);
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    const isOpen = !last.name.endsWith(ENCRYPTED);
    const file = isOpen ? last.path : join(scratch, "like-it.tar.gz");
    if (!isOpen) await backUp(plainly(platform), file);
    await runRestore(file, join(scratch, "data"));
    return isOpen
      ? `${last.path} was restored into a scratch folder: it is whole.`
      : `${last.path} is encrypted; one like it was restored into a scratch folder, and is whole.`;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function plainly<P extends Pick<Platform, "config">>(platform: P): P {
  return { ...platform, config: { ...platform.config, backup: {} } };
}

/** In a process of its own: a second database takes memory that only ends with it. */
async function runRestore(file: string, dataDir: string): Promise<void> {
  const program = fileURLToPath(new URL("./restore.js", import.meta.url));
  if (!existsSync(program)) throw new Error("Only the built site can try a backup: npm run build");
  const { PATH } = process.env;
  await promisify(execFile)(process.execPath, [program, file], {
    env: { ...(PATH ? { PATH } : {}), DATA_DIR: dataDir },
  }).catch((error: { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || "The restore ended without a word.", { cause: error });
  });
}
