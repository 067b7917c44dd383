import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Checks out a commit into a new folder. If the commit has the same package-lock.json as the current folder, the new
 * folder links to the packages that are installed in the current folder.
 * @returns the path of the new folder. The caller removes the folder by `removeCheckout`.
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
 * Builds a checkout. If the checkout lacks packages, its own `scripts/launch.mjs` installs them first.
 * @throws Error if the build fails
 */
export function buildCheckout(folder: string): void {
  run(process.execPath, ["scripts/launch.mjs", "build"], folder);
}

export function removeCheckout(folder: string): void {
  run("git", ["worktree", "remove", "--force", folder]);
}

/** Runs a program, and waits until it has ended. @throws Error if the program fails */
export function run(program: string, args: string[], cwd = "."): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
}
