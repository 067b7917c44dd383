import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Checks out a commit into a new folder. If the commit locks the same packages as this folder, the packages installed
 * here are used there.
 * @returns the folder, to be removed by `removeCheckout`
 */
export function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "site-checkout-"));
  run("git", ["worktree", "add", "--quiet", "--detach", "--force", folder, commit]);
  const lockIn = (where: string) => readFileSync(join(where, "package-lock.json"), "utf8");
  if (lockIn(folder) === lockIn("."))
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Builds a checkout, whose own launcher installs missing packages. @throws Error if the build fails */
export function buildCheckout(folder: string): void {
  run(process.execPath, ["scripts/launch.mjs", "build"], folder);
}

export function removeCheckout(folder: string): void {
  run("git", ["worktree", "remove", "--force", folder]);
}

/** Runs a program and waits until it ends. @throws Error if it fails */
export function run(program: string, args: string[], cwd = "."): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
}
