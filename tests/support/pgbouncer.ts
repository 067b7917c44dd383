import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./postgres-cluster.ts";
import { endWithUs, makeTemporaryFolder } from "./temporary.ts";

const PROGRAM = "/usr/sbin/pgbouncer";

export type Pooler = {
  through: (url: string) => string;
  stop: () => Promise<void>;
};

/**
 * Starts a PgBouncer.
 * @param known - name of the only database to which it connects; "*" stands for all
 * @returns undefined if PgBouncer is not installed
 * @throws Error if it does not start
 */
export async function startPgBouncer(server: string, known = "*"): Promise<Pooler | undefined> {
  if (!existsSync(PROGRAM)) return undefined;
  const folder = makeTemporaryFolder("site-pgbouncer-");
  chmodSync(folder, 0o777);
  const { hostname, port: serverPort, username } = new URL(server);
  const port = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
${known} = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
`,
    { mode: 0o644 },
  );
  // PgBouncer refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ["-u", "postgres", "--", PROGRAM] : undefined;
  const child = spawn(asUser ? "runuser" : PROGRAM, [...(asUser ?? []), settings], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  endWithUs(child, "SIGTERM");
  const ended = once(child, "exit");
  await new Promise<void>((ready, failed) => {
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += String(chunk);
      if (output.includes("process up")) ready();
    });
    child.once("exit", () => failed(new Error(`PgBouncer did not start:\n${output}`)));
  });
  return {
    through(url) {
      const through = new URL(url);
      through.host = `127.0.0.1:${port}`;
      return through.href;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
