import { spawn } from "node:child_process";
import {
  copyFileSync,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { N8nServer } from "../../install/n8n-server.ts";

type Installed = Pick<N8nServer, "node" | "entry">;

/**
 * Starts n8n on free ports, with an empty folder and without credentials. The proxy for n8n's own HTTP requests is a
 * closed port, so these requests fail.
 * @throws Error with the end of n8n's log if n8n is not ready within 90 seconds
 */
export async function startServer(server: Installed): Promise<RunningServer> {
  for (let starts = 1; ; starts++) {
    try {
      return await startOnce(server);
    } catch (error) {
      // Another program may take a port between the check that it is free and the start of n8n. In that case, n8n is
      // started again with other ports.
      if (starts === MAX_STARTS || !/already in use|EADDRINUSE/.test(String(error))) throw error;
    }
  }
}

const MAX_STARTS = 4;

async function startOnce(server: Installed): Promise<RunningServer> {
  const [port, brokerPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "template-run-"));
  const log = join(folder, "n8n.log");
  copyFileSync(join(INSIDE, "clock.cjs"), join(folder, "clock.cjs"));
  const child = spawn(server.node, [server.entry, "start"], {
    env: {
      ...process.env,
      ...settings(server, folder, port, brokerPort),
      ...caseSettings(folder),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const out = createWriteStream(log);
  child.stdout.pipe(out, { end: false });
  child.stderr.pipe(out, { end: false });
  let gone = false;
  // After the event "close", no child process of n8n uses the folder any more, and `stop` can delete it.
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
  const setClock = async (time: string) => {
    writeFileSync(join(folder, "now"), time);
    await sleep(CLOCK_LOOKS_MS * 4);
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 180 && alive(); tries++) {
    await sleep(500);
    // If another n8n has taken the port, that n8n may answer. Only an n8n that has got the port writes "ready" to its
    // log, so the log is checked first.
    if (!/ready on .*port/.test(readFileSync(log, "utf8"))) continue;
    if (await answers(origin)) return { origin, stop, setClock, log: () => tail(log) };
  }
  const logged = tail(log);
  await stop();
  throw new Error(`n8n did not start:\n${logged}`);
}

const INSIDE = join(import.meta.dirname, "..", "inside");
/** Interval in ms at which `inside/clock.cjs` reads from a file the time that the clock has to show. */
const CLOCK_LOOKS_MS = 5;

function caseSettings(folder: string): Record<string, string> {
  const loadClock = `--require "${join(folder, "clock.cjs").replaceAll("\\", "/")}"`;
  return {
    N8N_CUSTOM_EXTENSIONS: INSIDE,
    // n8n's default engine for expressions has its own clock, which cannot be set.
    N8N_EXPRESSION_ENGINE: "legacy",
    // n8n runs Code nodes in a separate process, which gets options of Node only by this setting. Besides the memory
    // limit, the setting therefore contains the option that loads the test clock.
    N8N_RUNNERS_MAX_OLD_SPACE_SIZE: `512 ${loadClock}`,
    NODE_OPTIONS: loadClock,
    // Test cases set n8n's clock to other dates. The session lasts ten years, so that it is still valid on these dates.
    N8N_USER_MANAGEMENT_JWT_DURATION_HOURS: "87600",
  };
}

type RunningServer = {
  origin: string;
  stop: () => Promise<void>;
  /**
   * Sets the clock inside n8n.
   * @param time - an ISO timestamp
   */
  setClock: (time: string) => Promise<void>;
  log: () => string;
};

function settings(
  { node }: Installed,
  folder: string,
  port: number,
  brokerPort: number,
): Record<string, string> {
  const closed = "http://127.0.0.1:9";
  return {
    N8N_PYTHON_ENABLED: "false",
    N8N_RUNNERS_ENABLED: "true",
    // n8n starts the process for Code nodes by the command "node". The folder of the installed Node therefore comes
    // first in PATH.
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`,
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
    // While n8n is starting, it answers every request with a sentence instead of JSON.
    return response.ok && /json/.test(response.headers.get("content-type") ?? "");
  } catch {
    return false;
  }
}

function tail(log: string): string {
  return readFileSync(log, "utf8").split("\n").slice(-30).join("\n");
}
