import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npm } from "./npm.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const ROOT = join(import.meta.dirname, "..", "..");

type Locked = { packages: Record<string, unknown> };

/**
 * Installs the packages that `tools/{name}` needs, in the locked versions, unless they are installed already. The
 * packages' own install scripts do not run.
 */
export async function installWorkspace(name: string): Promise<void> {
  const folder = join(ROOT, "tools", name);
  const marker = join(folder, "node_modules", ".installed-from");
  const isInstalled = () =>
    existsSync(marker) && readFileSync(marker, "utf8") === lockedHash(`tools/${name}`);
  if (isInstalled()) return;
  // All tools share one lock, because npm writes into the same root folder for each of them.
  await oneAtATime(join(ROOT, "node_modules", ".installing-tools"), async () => {
    if (isInstalled()) return;
    console.error(`Installing the packages of tools/${name} (once, about 30 s) …`);
    const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
    await npm(["install", "--workspace", `tools/${name}`, ...options], { cwd: ROOT });
    writeFileSync(marker, lockedHash(`tools/${name}`));
  });
}

/**
 * Returns a hash of the lock file's entries for one tool. If other entries change, the hash stays the same, so nothing
 * is installed.
 */
function lockedHash(workspace: string): string {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as Locked;
  const entries = Object.entries(packages).filter(([path]) =>
    `${path}/`.startsWith(`${workspace}/`),
  );
  return createHash("sha256").update(JSON.stringify(entries)).digest("hex");
}
