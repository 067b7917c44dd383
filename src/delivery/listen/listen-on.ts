import { createServer, type Server } from "node:net";
import type { Config } from "#platform/config/config.ts";
import { OperatorError } from "#platform/program/operator-error.ts";

type Place = Pick<Config, "host" | "port">;

const CANNOT_LISTEN: Record<string, string> = {
  EADDRINUSE:
    "another program does, perhaps this site itself. Stop that one first, or set PORT to another number.",
  EACCES:
    "ports below 1024 need a right of their own. Set PORT to a higher number, and let a proxy stand in front.",
  EADDRNOTAVAIL: "that is no address of this machine. Please mend HOST.",
  ENOTFOUND: "there is no such name. Please mend HOST.",
  EAI_AGAIN: "the name cannot be looked up. Please mend HOST.",
};

/** @throws OperatorError if the port is in use, or if this user or this machine cannot listen there */
export async function listenOn(server: Server, { host, port }: Place): Promise<void> {
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => {
      server.off("error", failed);
      listening();
    });
  }).catch((error: NodeJS.ErrnoException) => {
    const why = CANNOT_LISTEN[error.code ?? ""];
    if (!why) throw error;
    const where = port === 0 ? host : `${host}, port ${port}`;
    throw new OperatorError(`The site cannot listen on ${where}: ${why}`, { cause: error });
  });
}

/** Listens for a moment on any free port. @throws OperatorError if the site cannot listen on HOST */
export async function checkHost({ host }: Pick<Place, "host">): Promise<void> {
  const server = createServer();
  await listenOn(server, { host, port: 0 });
  await new Promise((closed) => server.close(closed));
}
