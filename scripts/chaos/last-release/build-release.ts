import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";

/** A release is the commit that writes its number and date into the changelog, as in "## 1.1.0 (2027-01-31)". */
const HEADING = String.raw`^## [0-9]+\.[0-9]+\.[0-9]+ \([0-9]{4}`;

/**
 * Finds the last release before this commit. A shallow clone may not reach it.
 * @returns its commit; undefined: there is none
 */
export function findLastRelease(): string | undefined {
  const [newest, before] = git("log", "-2", "--format=%H", `-G${HEADING}`, "--", "CHANGELOG.md");
  return newest === git("rev-parse", "HEAD")[0] ? before : newest;
}

/** Builds a commit in a folder of its own, with our packages where it wants the same. @returns the folder */
export function buildCommit(commit: string): string {
  const folder = makeTemporaryFolder("site-release-");
  const archive = spawnSync("git", ["archive", commit], { maxBuffer: 1024 ** 3 });
  if (archive.status !== 0) throw new Error(String(archive.stderr));
  run("tar", ["-x", "-C", folder], { input: archive.stdout });
  const lockOf = (of: string) => readFileSync(join(of, "package-lock.json"), "utf8");
  if (lockOf(folder) === lockOf("."))
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const [date = ""] = git("log", "-1", "--format=%cI", commit);
  const env = { ...process.env, COMMIT: commit.slice(0, 8), COMMIT_DATE: date };
  run(process.execPath, ["scripts/launch.mjs", "build"], { cwd: folder, env });
  return folder;
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.split("\n").filter(Boolean);
}

function run(file: string, args: string[], options: object): void {
  const { status } = spawnSync(file, args, { stdio: ["pipe", "inherit", "inherit"], ...options });
  if (status !== 0) throw new Error(`${file} ${args.join(" ")} ended with ${status}`);
}
