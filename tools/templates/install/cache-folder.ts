import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Creates a folder for large files that can be downloaded again. The folder lies inside `N8N_CACHE_DIR`. If this
 * environment variable is not set, the folder lies inside the user's cache folder.
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
