import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { endWithUs, makeTemporaryFolder } from "../temporary.ts";

export type Site = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  log: string[];
  /** Sends SIGTERM and waits until the site has ended. @returns the exit code */
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
};

/** A start usually takes 3 s, but much longer on a busy machine. */
const START_TIMEOUT_MS = 180_000;

/**
 * Folder with the data of a site after its first start. A site starts on a copy of this folder more than twice as fast
 * as on an empty folder.
 */
export const PREPARED_DATA = "test-results/prepared-data";

/** Environment variables of the programs, as `npm start` sets them. All programs share a compile cache. */
export const PROGRAM_ENVIRONMENT = {
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: resolve("test-results/compile-cache"),
};

/** Makes `PREPARED_DATA` by a first start of the site, for all tests that copy this folder. @throws as `startSite` */
export async function prepareData(): Promise<void> {
  const unfinished = `${PREPARED_DATA}-unfinished`;
  for (const folder of [PREPARED_DATA, unfinished])
    rmSync(folder, { recursive: true, force: true });
  const site = await startSite({ DATA_DIR: unfinished });
  await site.stop();
  renameSync(unfinished, PREPARED_DATA);
}

/** Makes a copy of `PREPARED_DATA` if that exists, otherwise an empty folder. */
export function freshDataDir(): string {
  const dataDir = makeTemporaryFolder("site-data-");
  if (existsSync(PREPARED_DATA)) cpSync(PREPARED_DATA, dataDir, { recursive: true });
  return dataDir;
}

/** Flags of Node for short tests without measurements. They save a fifth of the time, but cost memory. */
export const BRIEF = ["--max-semi-space-size=32", "--min-semi-space-size=16", "--liftoff-only"];

const running = new Set<ChildProcess>();

export function killSites(): void {
  for (const child of running) child.kill("SIGKILL");
}

/**
 * Starts the built server on a free port, and waits until it serves.
 * @param environment - settings beside the defaults of a fresh clone; DATA_DIR sets the data folder
 * @param log - gets every printed line
 * @param flags - of Node; by default none, as in `npm start`
 * @param folder - contains the build to start. If it is another folder than this one, its own Node runs the build
 * @throws Error with the output, if the server stops instead
 */
export async function startSite(
  environment: Record<string, string> = {},
  log: string[] = [],
  flags: readonly string[] = [],
  folder = ".",
): Promise<Site> {
  if (!existsSync(join(folder, "build/server/server.js")))
    throw new Error("Build the site first: npm run build");
  const isTemporary = environment["DATA_DIR"] === undefined;
  const dataDir = environment["DATA_DIR"] ?? freshDataDir();
  const node = folder === "." ? process.execPath : resolve(folder, "node_modules/.bin/node");
  const child = spawn(node, [...flags, "build/server/server.js"], {
    cwd: folder,
    env: {
      ...PROGRAM_ENVIRONMENT,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  endWithUs(child);
  child.once("exit", () => running.delete(child));
  const port = await new Promise<number>((serving, failed) => {
    const end = (reason: string) => failed(new Error(`${reason}:\n${log.join("\n")}`));
    const timer = setTimeout(() => end("The site did not start in time"), START_TIMEOUT_MS);
    createInterface(child.stderr).on("line", (line) => log.push(line));
    createInterface(child.stdout).on("line", (line) => {
      log.push(line);
      if (!line.includes('"serving on')) return;
      clearTimeout(timer);
      serving((JSON.parse(line) as { port: number }).port);
    });
    child.once("exit", () => {
      clearTimeout(timer);
      end("The site stopped at once");
    });
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await ended;
    if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    log,
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
  };
}

export function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
