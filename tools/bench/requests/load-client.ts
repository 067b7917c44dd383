import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { loadPackage } from "../load-package.ts";

export type LoadClient = {
  name: string;
  /** @returns how many were answered; fails when one was no success */
  run: (url: string) => Promise<number>;
};

export const SECONDS = 4;
export const CONNECTIONS = 32;

/** wrk where it is installed: it needs far less of the processor than autocannon. */
export function chooseClient(): LoadClient {
  const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;
  return hasWrk ? { name: "wrk", run: wrk } : { name: "autocannon", run: autocannon };
}

async function wrk(url: string): Promise<number> {
  const asked = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url];
  // Not waited for in one go: the site's log has to be taken from it meanwhile.
  const { stdout } = await promisify(execFile)("wrk", asked);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

async function autocannon(url: string): Promise<number> {
  type Autocannon = (options: object) => Promise<{ requests: { total: number }; non2xx: number }>;
  const { default: run } = await loadPackage<{ default: Autocannon }>("autocannon");
  const { requests, non2xx } = await run({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { "accept-encoding": "br" },
  });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were no success`);
  return requests.total;
}
