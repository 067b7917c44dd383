import { execFile, spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export type Cluster = {
  url: string;
  halt: (mode: StopMode) => void;
  resume: () => void;
  /** Stops and starts the server, while this process goes on. */
  restart: (mode: StopMode) => Promise<void>;
  stop: () => void;
};

/** `fast`: open connections end with a message. `immediate`: without one, as in a crash. */
export type StopMode = "fast" | "immediate";

/**
 * Starts a PostgreSQL server, which ends with this process. @returns undefined if PostgreSQL is not installed @throws
 * Error if the server does not start
 */
export async function startCluster(): Promise<Cluster | undefined> {
  const bin = globSync([
    "/usr/lib/postgresql/*/bin",
    "/opt/homebrew/opt/postgresql@*/bin",
    "/usr/local/opt/postgresql@*/bin",
  ])
    .toSorted()
    .at(-1);
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "site-postgres-"));
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];
  const stopped = [...asUser, join(bin, "pg_ctl"), "stop", "--pgdata", data, "--mode", "immediate"];
  removeAfterUs(folder, stopped);
  const run = (program: string, ...args: string[]) => {
    const [file = "", ...rest] = [...asUser, join(bin, program), ...args];
    const { status, stderr, error } = spawnSync(file, rest, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
    });
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  };
  run(
    "initdb",
    "--pgdata",
    data,
    "--username",
    "postgres",
    "--auth",
    "trust",
    "--encoding",
    "UTF8",
    "--locale",
    "C.UTF-8",
    "--no-sync",
  );
  const log = join(folder, "log");
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    // The data need not survive a crash. Tables with a few rows need neither vacuum nor compiled queries.
    fsync: "off",
    full_page_writes: "off",
    autovacuum: "off",
    jit: "off",
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
  const started = ["--wait", "--pgdata", data, "--options", options, "--log", log];
  const resume = () => run("pg_ctl", "start", ...started);
  const halt = (mode: StopMode) => run("pg_ctl", "stop", "--pgdata", data, "--mode", mode);
  resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    async restart(mode) {
      const command = [join(bin, "pg_ctl"), "restart", "--mode", mode, ...started];
      const [file = "", ...rest] = [...asUser, ...command];
      await promisify(execFile)(file, rest, { cwd: folder });
    },
    stop: () => {
      if (existsSync(join(data, "postmaster.pid"))) halt("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the server that TEST_DATABASE_URL names, or a new one; undefined if PostgreSQL is not installed. */
export async function findPostgres(): Promise<Pick<Cluster, "url" | "stop"> | undefined> {
  const url = process.env["TEST_DATABASE_URL"];
  return url ? { url, stop: () => undefined } : startCluster();
}

/**
 * Stops PostgreSQL when this process ends, because it would go on running. A helper program does this: the end of this
 * process closes the pipe from which the helper reads.
 */
function removeAfterUs(folder: string, stop: readonly string[]): void {
  const script = 'cat; "$@"; rm -rf "$0"';
  const guard = spawn("sh", ["-c", script, folder, ...stop], {
    stdio: ["pipe", "ignore", "ignore"],
    // The helper gets a process group of its own, because a terminal sends its signals to all processes of a group.
    detached: true,
  });
  guard.unref();
  (guard.stdin as Socket).unref();
}

/**
 * Returns a port that stays free during a restart, because the operating system assigns only higher ports to other
 * programs.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
