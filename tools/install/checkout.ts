import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Checks out a commit into a new folder. If its package-lock.json equals that of this folder, the packages that are
 * installed here are used there.
 * @returns the new folder. The caller removes it by `removeCheckout`.
 */
export function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "site-checkout-"));
  run("git", ["worktree", "add", "--quiet", "--detach", "--force", folder, commit]);
  const lockIn = (where: string) => readFileSync(join(where, "package-lock.json"), "utf8");
  if (lockIn(folder) === lockIn("."))
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/**
 * Builds a checkout. Packages that are missing there are installed first, by the checkout's `scripts/launch.mjs`.
 * @throws Error if the build fails
 */
export function buildCheckout(folder: string): void {
  run(process.execPath, ["scripts/launch.mjs", "build"], folder);
}

export function removeCheckout(folder: string): void {
  run("git", ["worktree", "remove", "--force", folder]);
}

/** Runs a program and waits until it ends. @throws Error if the program fails */
export function run(program: string, args: string[], cwd = "."): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
}
