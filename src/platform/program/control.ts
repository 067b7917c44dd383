import { createHash } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type Command = { name: string; args: string[]; stdin: string };
export type Outcome = { exitCode: number; output: string };

/** Maximum number of characters in a socket's path. Linux and macOS allow only a few more. */
const MAX_SOCKET_PATH = 96;

/**
 * Listens for maintenance commands on a socket that only the owner of the data folder can open.
 * @returns a function that ends the listening
 */
export async function listenForCommands(
  dataDir: string,
  run: (command: Command) => Promise<Outcome>,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  // This process has locked the data folder, so an existing socket belongs to a process that has died.
  rmSync(path, { force: true });
  const server = createServer((incoming, outgoing) => {
    void text(incoming)
      .then((body) => run(JSON.parse(body) as Command))
      .catch((error: unknown): Outcome => ({ exitCode: 1, output: String(error) }))
      .then((outcome) => outgoing.end(JSON.stringify(outcome)));
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(path, listening);
  });
  if (process.platform !== "win32") chmodSync(path, 0o600);
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}

const CUT_OFF =
  "The site ended before it was done with this, or was killed: its log may say why. Look at what came of it before you ask again.";

/** @returns undefined if no process serves the site with this data folder */
export function sendCommand(dataDir: string, command: Command): Promise<Outcome | undefined> {
  return new Promise((answered, failed) => {
    const clientRequest = request(
      { socketPath: socketPath(dataDir), method: "POST", path: "/" },
      (answer) => {
        text(answer).then((body) => answered(JSON.parse(body) as Outcome), failed);
      },
    );
    clientRequest.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") answered(undefined);
      else if (error.code === "ECONNRESET") answered({ exitCode: 1, output: CUT_OFF });
      else failed(error);
    });
    clientRequest.end(JSON.stringify(command));
  });
}

function socketPath(dataDir: string): string {
  const inFolder = join(resolve(dataDir), "control.sock");
  const short = `site-${createHash("sha256").update(inFolder).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${short}`;
  return inFolder.length <= MAX_SOCKET_PATH ? inFolder : join(tmpdir(), `${short}.sock`);
}
