import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { endWithUs } from "../temporary.ts";

export type FrontProxy = { version: string; stop: () => Promise<void> };

const PATIENCE_MS = 10_000;

/** Starts Caddy. @returns undefined if Caddy is not installed @throws Error with its output if it does not start */
export async function startCaddy({
  folder,
  httpPort,
  httpsPort,
  upstreams,
}: {
  folder: string;
  httpPort: number;
  httpsPort: number;
  upstreams: readonly number[];
}): Promise<FrontProxy | undefined> {
  const program = findProgram("caddy");
  if (!program) return undefined;
  const { stdout } = spawnSync(program, ["version"], { encoding: "utf8" });
  const version = `caddy ${stdout.trim()}`;
  const args = ["run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  const child = spawn(program, args, {
    env: {
      PATH: process.env["PATH"],
      HOME: folder,
      XDG_DATA_HOME: join(folder, "data"),
      XDG_CONFIG_HOME: join(folder, "config"),
      SITE_ADDRESS: "localhost",
      SITE_UPSTREAMS: upstreams.map((port) => `127.0.0.1:${port}`).join(" "),
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      ADMIN_ADDRESS: "off",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  endWithUs(child, "SIGTERM");
  let output = "";
  child.stderr.on("data", (chunk) => (output = (output + String(chunk)).slice(-10_000)));
  const ended = once(child, "exit");
  const until = Date.now() + PATIENCE_MS;
  while (!(await listens(httpsPort))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill("SIGKILL");
      throw new Error(`${version} did not start:\n${output}`);
    }
    await setTimeout(50);
  }
  return {
    version,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export function listens(port: number): Promise<boolean> {
  return new Promise((answered) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => answered(socket.destroy() === socket));
    socket.once("error", () => answered(false));
  });
}

/** Finds a program, also in the folders for root, into which Debian puts some programs. */
export function findProgram(name: string): string | undefined {
  return [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
