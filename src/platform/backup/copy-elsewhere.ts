import { execFile } from "node:child_process";
import { promisify } from "node:util";

const MAX_MS = 60 * 60_000;

/**
 * Runs the command with the file's path. The errors leave the command out, which may hold a password.
 * @throws Error with its last output
 */
export async function copyElsewhere(command: string, file: string, maxMs = MAX_MS): Promise<void> {
  const args = ["-c", `${command} "$1"`, "sh", file];
  try {
    await promisify(execFile)("sh", args, { timeout: maxMs, maxBuffer: Infinity });
  } catch (error) {
    const { code, killed, signal, stderr = "" } = error as Failure;
    const said = stderr.trim().split("\n").at(-1) ?? "";
    const end = killed
      ? `took longer than ${maxMs / 60_000} minutes`
      : `ended with ${code ?? signal}`;
    // oxlint-disable-next-line preserve-caught-error -- its message is the command
    throw new Error(`BACKUP_COMMAND ${end}: ${said}`);
  }
}

type Failure = {
  code?: number | string | null;
  killed?: boolean;
  signal?: string;
  stderr?: string;
};
