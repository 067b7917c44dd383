import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Log } from "../log/log.ts";
import { OperatorError } from "../program/operator-error.ts";

/** Matches the names of files and folders that the site itself makes in its data folder. */
const OURS = /^(?:pgdata|secret|mail|backup|restore-|lock\.sqlite)/;

const OTHERS = 0o077;
const STICKY = 0o1000;
const NAMED_IN_LOG = 5;

/**
 * Removes other users' access to the data folder and to the site's files in it, because mounted volumes are often open
 * to all users.
 * @throws OperatorError if the folder is unreadable
 */
export function makePrivate(dataDir: string, log: Pick<Log, "warn">): void {
  if (process.platform === "win32" || !existsSync(dataDir)) return;
  const ours = withUsableDataFolder(dataDir, () => readdirSync(dataDir)).filter((name) =>
    OURS.test(name),
  );
  const open = [...close(dataDir), ...ours.flatMap((name) => closeTree(join(dataDir, name)))];
  if (open.length === 0) return;
  log.warn(
    { paths: open.slice(0, NAMED_IN_LOG), howMany: open.length },
    "others on this machine can read the data folder, and the site may not change that: see docs/operating.md",
  );
}

/**
 * Error codes for a data folder that the site cannot use. The folder belongs to another user, is mounted read-only, is
 * a file, or is a link to a missing target, such as an unmounted volume.
 */
const UNUSABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT"]);

/**
 * Makes a folder and its parents. Node's option `recursive` would hang in folders such as /proc, where the system
 * answers every attempt with ENOENT.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && statSync(folder).isDirectory()) return;
    if (code !== "ENOENT" || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}

/** @throws OperatorError if `act` fails because the data folder is missing, is no folder, or denies access */
export function withUsableDataFolder<Result>(dataDir: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (!UNUSABLE.has(code)) throw error;
    throw new OperatorError(
      `The site cannot keep its data in ${dataDir} (${code}). That has to be a folder which the user who runs the site may read and write: give it to them (chown), or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/**
 * Removes other users' access to a file, or to a folder and its contents. @returns paths that others can still access
 */
function closeTree(path: string): string[] {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return [];
  const open = close(path);
  if (!entry.isDirectory()) return open;
  return [...open, ...readdirSync(path).flatMap((name) => closeTree(join(path, name)))];
}

function close(path: string): string[] {
  const { mode } = lstatSync(path);
  if ((mode & OTHERS) === 0) return [];
  // A folder with the sticky bit, such as /tmp, is meant for all users, so it stays open.
  if (mode & STICKY) return [path];
  try {
    chmodSync(path, mode & ~OTHERS & 0o7777);
    return [];
  } catch {
    return [path];
  }
}
