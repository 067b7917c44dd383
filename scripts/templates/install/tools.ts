import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "./cache-folder.ts";
import { npm } from "./npm.ts";
import { oneAtATime } from "./one-at-a-time.ts";

/**
 * Installs what this folder's `package-lock.json` names, exactly, when that was not yet done.
 * No install scripts run. Costs about 20 s once and a millisecond after that.
 */
export async function installTools(): Promise<void> {
  if (installed()) return;
  await oneAtATime(join(cacheFolder("locks"), `tools-${folderHash()}`), async () => {
    if (installed()) return;
    console.error("Installing the template tools (once, about 20 s) …");
    await npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: TOOLS_FOLDER });
    writeFileSync(MARK, lockHash());
  });
}

export const TOOLS_FOLDER = join(import.meta.dirname, "..");
const MARK = join(TOOLS_FOLDER, "node_modules", ".installed-from");

function installed(): boolean {
  return existsSync(MARK) && readFileSync(MARK, "utf8") === lockHash();
}

function lockHash(): string {
  return hash(readFileSync(join(TOOLS_FOLDER, "package-lock.json")));
}

/** Two clones of the repository install side by side. */
function folderHash(): string {
  return hash(TOOLS_FOLDER).slice(0, 12);
}

function hash(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}
