import { execFile } from "node:child_process";
import { promisify } from "node:util";

const MAX_MS = 60 * 60_000;

/** Runs the operator's command, the file's path after it. @throws Error when it fails */
export async function copyElsewhere(command: string, file: string): Promise<void> {
  try {
    await promisify(execFile)("sh", ["-c", `${command} "$1"`, "sh", file], { timeout: MAX_MS });
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    const said = stderr.trim().split("\n").at(-1) ?? "";
    throw new Error(`BACKUP_COMMAND ended with ${String(code)}: ${said}`, { cause: error });
  }
}
