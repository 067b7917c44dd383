import { spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { N8nServer } from "../install/n8n-server.ts";

/** For cases n8n has their clock and answers for services; for people it is as they have it. */
export type Purpose = "cases" | "people";

/**
 * Starts n8n on loopback with free ports and an empty folder of its own, so that any number can
 * run at once. Every HTTP request leads to a closed port; what speaks other protocols has no
 * credentials to begin with.
 *
 * @throws Error with the end of n8n's log when it is not ready within 90 seconds.
 */
export async function startServer(server: N8nServer, purpose: Purpose): Promise<RunningServer> {
  const [port, brokerPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "template-run-"));
  const log = join(folder, "n8n.log");
  const child = spawn(server.node, [server.entry, "start"], {
    env: {
      ...process.env,
      ...settings(server, folder, port, brokerPort),
      ...(purpose === "cases" && CASE_SETTINGS),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const out = createWriteStream(log);
  child.stdout.pipe(out, { end: false });
  child.stderr.pipe(out, { end: false });
  let gone = false;
  // "close" comes after the last of its own children has let go of the folder.
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => {
      gone = true;
      resolve();
    });
  });
  const alive = () => !gone;
  const stop = async () => {
    if (alive()) child.kill("SIGTERM");
    await Promise.race([ended, sleep(8000)]);
    if (alive()) child.kill("SIGKILL");
    out.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 180 && alive(); tries++) {
    if (await answers(origin)) return { origin, stop, log: () => tail(log) };
    await sleep(500);
  }
  const said = tail(log);
  await stop();
  throw new Error(`n8n did not start:\n${said}`);
}

/** What is loaded into n8n: its clock, and the node that answers for services. */
const INSIDE = join(import.meta.dirname, "inside");
const LOAD_CLOCK = `--require "${join(INSIDE, "clock.cjs").replaceAll("\\", "/")}"`;

const CASE_SETTINGS = {
  N8N_CUSTOM_EXTENSIONS: INSIDE,
  // The default one has a clock of its own, which cannot be set.
  N8N_EXPRESSION_ENGINE: "legacy",
  // The only setting that n8n hands to the process that runs Code nodes as options of Node.
  N8N_RUNNERS_MAX_OLD_SPACE_SIZE: `512 ${LOAD_CLOCK}`,
  NODE_OPTIONS: LOAD_CLOCK,
};

export type RunningServer = { origin: string; stop: () => Promise<void>; log: () => string };

function settings(
  server: N8nServer,
  folder: string,
  port: number,
  brokerPort: number,
): Record<string, string> {
  const closed = "http://127.0.0.1:9";
  return {
    N8N_PYTHON_ENABLED: "false",
    N8N_RUNNERS_ENABLED: "true",
    // That process is started as "node".
    PATH: `${dirname(server.node)}${delimiter}${process.env.PATH ?? ""}`,
    N8N_USER_FOLDER: folder,
    N8N_PORT: String(port),
    N8N_LISTEN_ADDRESS: "127.0.0.1",
    N8N_RUNNERS_BROKER_PORT: String(brokerPort),
    N8N_DIAGNOSTICS_ENABLED: "false",
    N8N_VERSION_NOTIFICATIONS_ENABLED: "false",
    N8N_DYNAMIC_BANNERS_ENABLED: "false",
    N8N_PERSONALIZATION_ENABLED: "false",
    N8N_TEMPLATES_ENABLED: "false",
    N8N_SECURE_COOKIE: "false",
    N8N_PROXY_HOPS: "0",
    GENERIC_TIMEZONE: "UTC",
    TZ: "UTC",
    HTTP_PROXY: closed,
    HTTPS_PROXY: closed,
    NO_PROXY: "127.0.0.1,localhost",
    NODE_USE_ENV_PROXY: "1",
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/rest/settings`, {
      signal: AbortSignal.timeout(2000),
    });
    // Until everything is there, any address is answered by a sentence.
    return response.ok && /json/.test(response.headers.get("content-type") ?? "");
  } catch {
    return false;
  }
}

function tail(log: string): string {
  return readFileSync(log, "utf8").split("\n").slice(-30).join("\n");
}
