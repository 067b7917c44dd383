import { readFileSync } from "node:fs";
import type { Site } from "../../../tests/support/operation/site.ts";
import { figure, median, notJudged, type Figure } from "../figures.ts";
import { getBytes } from "../get-bytes.ts";
import { chooseClient, CONNECTIONS, SECONDS, type LoadClient } from "./load-client.ts";
import { serveBaseline } from "../baseline/start-baseline.ts";

/** Ratio to the bare server, by a client that is not the limit. */
const GOALS = [
  { path: "/", min: 0.4 },
  { path: "/templates", min: 0.4 },
];
/** Share of a processor that the bare server has to be at work: below it, it waits for the client. */
const MIN_BUSY = 0.9;

/** As a ratio to a bare node:http server that hands out the same compressed bytes, in turns in one run. */
export async function measureRequests(
  site: Site,
  { rounds }: { rounds: number },
): Promise<Figure[]> {
  const client = chooseClient();
  console.log(`  client: ${client.name}, ${CONNECTIONS} connections, ${SECONDS} s a round`);
  const figures: Figure[] = [];
  for (const goal of GOALS) {
    const bare = await serveBaseline(await getBytes(site.url + goal.path));
    const ours = server(site.url + goal.path, site.process.pid);
    const theirs = server(bare.url, bare.pid);
    try {
      for (let round = 0; round <= rounds; round++) {
        for (const one of round % 2 === 0 ? [theirs, ours] : [ours, theirs]) {
          await measureRound(one, client, round > 0);
        }
      }
    } finally {
      bare.stop();
    }
    figures.push(...compare(goal, ours, theirs, client.name));
  }
  return figures;
}

/** One value a round: requests a second, processor seconds a request, share of a processor. */
export type Measured = { perSecond: number[]; cpu: number[]; busy: number[] };

/** A client that is slower than the bare server makes every server look as fast: no verdict then. */
export function compare(
  { path, min }: { path: string; min: number },
  ours: Measured,
  theirs: Measured,
  client: string,
): Figure[] {
  const ratio = ratios(ours.perSecond, theirs.perSecond);
  const name = `${path}: ratio to bare node:http`;
  const busy = median(theirs.busy);
  const share = Number.isNaN(busy) ? "an unknown share" : `${Math.round(busy * 100)} %`;
  return [
    figure(`${path}: requests/s`, ours.perSecond, "/s", undefined),
    figure(`${path}: bare node:http`, theirs.perSecond, "/s", undefined),
    figure(`${path}: bare node:http at work`, theirs.busy, "of a processor", undefined),
    busy >= MIN_BUSY
      ? figure(name, ratio, "×", { min })
      : notJudged(name, ratio, "×", `${client} kept the bare server busy for ${share} only`),
    figure(`${path}: the same by CPU time`, ratios(theirs.cpu, ours.cpu), "×", undefined),
  ];
}

type Server = Measured & { url: string; pid: number };

function server(url: string, pid = 0): Server {
  return { url, pid, perSecond: [], cpu: [], busy: [] };
}

async function measureRound(
  { url, pid, perSecond, cpu, busy }: Server,
  client: LoadClient,
  counts: boolean,
): Promise<void> {
  const before = cpuSeconds(pid);
  const begun = performance.now();
  const requests = await client.run(url);
  const used = cpuSeconds(pid) - before;
  if (!counts) return;
  perSecond.push(requests / SECONDS);
  cpu.push(used / requests);
  busy.push((used / (performance.now() - begun)) * 1000);
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
