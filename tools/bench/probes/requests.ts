import { execFile, spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { siteOf, type Build, type Probe } from "../builds.ts";
import { getBytes } from "../get-bytes.ts";
import { cpuSeconds } from "../processes.ts";
import { servePage, type ComparedServer } from "./start-server.ts";
import { median, type Row } from "../table.ts";

const SECONDS = 4;
const CONNECTIONS = 32;
const RATIO = { min: 0.5 };
/**
 * Time in ms to wait after the first request for a page. In this time, the server compresses the page to its smallest
 * size.
 */
const COMPRESSED_MS = 4000;
/**
 * Minimum fraction of a processor that the bare node:http server has to use. If the server uses less, the client sends
 * requests too slowly, and the comparison says nothing about the servers.
 */
const MIN_BUSY = 0.9;

type Load = { perSecond: number; cpu: number; busy: number };
type Pair = { index: number; url: string; pid: number; bare: ComparedServer; busy: number[] };

/**
 * Measures how many requests a second the site answers for a cached page. A bare node:http server that sends the same
 * bytes is measured in turns with the site.
 */
export const measureRequests: Probe = async ({ builds, paths, rounds, table }) => {
  if (spawnSync("wrk", ["--version"]).error) {
    console.log("  left out: wrk (a Debian package) is missing");
    return;
  }
  for (const path of paths) {
    const pairs = await Promise.all(builds.map((build, index) => startPair(build, index, path)));
    let row: Row | undefined;
    for (let round = 0; round <= rounds; round++) {
      for (const { index, url, pid, bare, busy } of pairs) {
        const limit = await load(bare.url, bare.pid);
        const siteLoad = await load(url, pid);
        if (round === 0) continue;
        busy.push(limit.busy);
        const add = (name: string, unit: string, value: number, target?: typeof RATIO) =>
          table.add(`${path}: ${name}`, unit, index, value, target);
        add("requests a second", "/s", siteLoad.perSecond);
        row = add(
          "requests a second / bare node:http's",
          "×",
          siteLoad.perSecond / limit.perSecond,
          RATIO,
        );
        add("bare node:http's processor time / ours", "×", limit.cpu / siteLoad.cpu, RATIO);
        add("processor time of a request", "µs", siteLoad.cpu * 1e6);
      }
    }
    const busy = median(pairs.flatMap((pair) => pair.busy));
    if (row && busy < MIN_BUSY) {
      row.unjudged = `the client kept the bare server busy for ${Math.round(busy * 100)} % only`;
    }
    for (const { bare } of pairs) bare.stop();
  }
};

async function startPair(build: Build, index: number, path: string): Promise<Pair> {
  const site = await siteOf(build);
  const url = site.url + path;
  await getBytes(url);
  await pause(COMPRESSED_MS);
  const bare = await servePage(await getBytes(url));
  return { index, url, pid: site.process.pid ?? 0, bare, busy: [] };
}

/**
 * Sends requests on several connections for `SECONDS`. Each connection sends its next request as soon as the previous
 * one is answered.
 * @returns `perSecond`: answered requests a second. `cpu`: processor seconds for each request. `busy`: fraction of a
 *   processor that the server used
 * @throws Error if a request fails
 */
async function load(url: string, pid: number): Promise<Load> {
  const before = cpuSeconds(pid);
  const begun = performance.now();
  const wrkArguments = [
    "-t1",
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    "-H",
    "Accept-Encoding: br",
    url,
  ];
  const { stdout } = await promisify(execFile)("wrk", wrkArguments);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const used = cpuSeconds(pid) - before;
  const busy = (used / (performance.now() - begun)) * 1000;
  return { perSecond: requests / SECONDS, cpu: used / requests, busy };
}
