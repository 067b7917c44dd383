import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Makes a folder for large files that can be fetched again. It is in `N8N_CACHE_DIR`, or, if that is not set, in the
 * user's cache.
 */
export function cacheFolder(...parts: string[]): string {
  const folder = join(
    process.env.N8N_CACHE_DIR || join(userCache(), "wirewerk-templates"),
    ...parts,
  );
  mkdirSync(folder, { recursive: true });
  return folder;
}

function userCache(): string {
  if (process.platform === "win32")
    return process.env.LOCALAPPDATA || join(homedir(), "AppData", "Local");
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches");
  return process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
}
