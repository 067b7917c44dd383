import {
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

export function flush(path: string): void {
  const descriptor = openSync(path, constants.O_RDONLY);
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Windows flushes only files that are open for writing, and no folders.
    if (process.platform !== "win32") throw error;
  } finally {
    closeSync(descriptor);
  }
}

export function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else flush(path);
  }
  flush(folder);
}

export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  flush(dirname(to));
}

/** Writes a file for its owner only. After a power cut the file is complete, or as before. @param part its name until then */
export function writeDurably(
  path: string,
  content: string | Uint8Array,
  part = `${path}.part`,
): void {
  writeFileSync(part, content, { mode: 0o600, flush: true });
  renameDurably(part, path);
}
