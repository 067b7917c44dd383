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
    // Windows can flush neither folders nor files that are open only for reading, so the error is ignored there.
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

/**
 * Writes a file that only its owner may read. After a power cut the file has either its old or its new content.
 * @param part - path at which the new content is written first
 */
export function writeDurably(
  path: string,
  content: string | Uint8Array,
  part = `${path}.part`,
): void {
  writeFileSync(part, content, { mode: 0o600, flush: true });
  renameDurably(part, path);
}
