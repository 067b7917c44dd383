import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = import.meta.dirname;
const STAMP = join(FOLDER, "node_modules/.installed");

/** `npm ci` in this folder when its lock file is not the one that was installed. */
export async function installBenchPackages(): Promise<void> {
  const lock = readFileSync(join(FOLDER, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("› installing the benchmarks' packages …");
  const npm = process.env["npm_execpath"];
  const [file, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(file, [...first, "ci", "--no-audit", "--no-fund"], {
    cwd: FOLDER,
    stdio: ["ignore", "ignore", "inherit"],
    shell: !npm && process.platform === "win32",
  });
  if (status !== 0) throw new Error("npm ci failed in scripts/bench");
  writeFileSync(STAMP, wanted);
}

/** Loads a package of this folder; the site itself neither has it nor knows its types. */
export async function loadBenchPackage<Module>(entry: string): Promise<Module> {
  return (await import(`./node_modules/${entry}`)) as Module;
}
