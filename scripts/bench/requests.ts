import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Site } from "../../tests/support/operation/site.ts";
import { figure, type Figure } from "./figures.ts";
import { getBytes } from "./get-bytes.ts";
import { loadBenchPackage } from "./packages.ts";
import { serveFixed } from "./serve-fixed.ts";

const GOALS = [
  { path: "/", least: 0.75 },
  { path: "/templates", least: 0.5 },
];
const SECONDS = 4;
const CONNECTIONS = 32;

/**
 * Requests per second of a page as a ratio to a bare node:http server that hands out the same
 * compressed bytes, in turns in one run; the client is wrk where it is installed, else autocannon.
 */
export async function measureRequests(
  site: Site,
  { rounds }: { rounds: number },
): Promise<Figure[]> {
  const load = hasWrk() ? wrk : autocannon;
  console.log(`  client: ${load.name}, ${CONNECTIONS} connections, ${SECONDS} s a round`);
  const figures: Figure[] = [];
  for (const { path, least } of GOALS) {
    const bare = await serveFixed(await getBytes(site.url + path));
    const ours = { url: site.url + path, pid: site.process.pid ?? 0, perSecond: [], cpu: [] };
    const theirs = { url: bare.url, pid: bare.pid, perSecond: [], cpu: [] };
    try {
      // The first round warms both up.
      for (let round = 0; round <= rounds; round++) {
        for (const server of round % 2 === 0 ? [theirs, ours] : [ours, theirs]) {
          await measureRound(server, load, round > 0);
        }
      }
    } finally {
      bare.stop();
    }
    figures.push(
      figure(`${path}: requests/s`, ours.perSecond, "/s", undefined),
      figure(`${path}: bare node:http`, theirs.perSecond, "/s", undefined),
      figure(`${path}: ratio to bare node:http`, ratios(ours.perSecond, theirs.perSecond), "×", {
        least,
      }),
      figure(`${path}: the same by CPU time`, ratios(theirs.cpu, ours.cpu), "×", undefined),
    );
  }
  return figures;
}

type Server = { url: string; pid: number; perSecond: number[]; cpu: number[] };
type Load = (url: string) => Promise<number>;

async function measureRound(server: Server, load: Load, counts: boolean): Promise<void> {
  const before = cpuSeconds(server.pid);
  const requests = await load(server.url);
  if (!counts) return;
  server.perSecond.push(requests / SECONDS);
  server.cpu.push((cpuSeconds(server.pid) - before) / requests);
}

function ratios(above: readonly number[], below: readonly number[]): number[] {
  return above.map((value, index) => value / (below[index] ?? NaN));
}

/** Processor seconds a process has used; NaN where the system does not tell in this way. */
function cpuSeconds(pid: number): number {
  if (process.platform !== "linux") return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function hasWrk(): boolean {
  return spawnSync("wrk", ["--version"]).error === undefined;
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
  const { default: run } = await loadBenchPackage<{ default: Autocannon }>(
    "autocannon/autocannon.js",
  );
  const { requests, non2xx } = await run({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { "accept-encoding": "br" },
  });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were no success`);
  return requests.total;
}
