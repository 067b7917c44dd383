import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Release } from "../src/shared/release.ts";

/**
 * Makes Vite's option `define` with the version, the commit and the commit's date. The variables `COMMIT` and
 * `COMMIT_DATE` take precedence over git.
 */
export function releaseDefine(): { RELEASE: string } {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const release: Release = {
    version,
    commit: process.env["COMMIT"] ?? git("describe", "--always", "--dirty", "--exclude=*"),
    date: process.env["COMMIT_DATE"] ?? git("log", "-1", "--format=%cI"),
  };
  return { RELEASE: JSON.stringify(release) };
}

function git(...args: string[]): string {
  return spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";
}
