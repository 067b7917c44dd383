import { spawnSync } from "node:child_process";
import { chmodSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL server of our own, emptied away by `stop`. */
export type Cluster = { url: string; stop: () => void };

/**
 * Starts a throw-away PostgreSQL where its server programs are installed.
 * @returns undefined when there are none
 * @throws when they are there and do not start
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
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];
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
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  run(
    "pg_ctl",
    "start",
    "--wait",
    "--pgdata",
    data,
    "--options",
    options,
    "--log",
    join(folder, "log"),
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run("pg_ctl", "stop", "--pgdata", data, "--mode", "immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
