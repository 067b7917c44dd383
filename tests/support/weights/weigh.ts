import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { send } from "../fuzz/send.ts";
import type { Site } from "../operation/site.ts";
import { weighedRequests, type Weighed } from "./requests.ts";

/**
 * Cost of a request. `first`: processor time in ms of the server and its database for the first request. `again`: the
 * same for a repeated one. `waited`: longest time in ms that another client waits for `/readyz` (which queries the
 * database) while the site handles the request. `grown`: MiB by which the server's memory grows.
 */
export type Weight = Weighed & {
  status: number;
  first: number;
  again: number;
  waited: number;
  grown: number;
};

type Tokens = Partial<Record<Weighed["as"], string>>;

const AGAIN = 4;

/** The site counts as idle when it takes less than `maxMs` of the processor in `everyMs`. */
const IDLE = { everyMs: 50, maxMs: 5, timeoutMs: 10_000 };

/**
 * Measures each request while no other runs: once, and then four more times.
 * @param backends - PostgreSQL's processes, if used
 */
export async function weigh(
  site: Site,
  tokens: Tokens,
  backends: () => Promise<number[]>,
): Promise<Weight[]> {
  const { pid = 0 } = site.process;
  const port = Number(new URL(site.url).port);
  const weights: Weight[] = [];
  const busyOf = async () => {
    const processes = [pid, ...(await backends())];
    return new Map(processes.map((one) => [one, processorTimeOf(one)]));
  };
  const change = async (request: Weighed | undefined) => {
    if (!request) return;
    const { status } = await send(port, asSent(request, tokens));
    if (status >= 300) throw new Error(`${request.target} was answered ${status}`);
  };
  const during = async <T>(work: () => Promise<T>) => {
    const before = await busyOf();
    const result = await work();
    const after = await busyOf();
    // Adds up the times of all processes. A process that has ended meanwhile is missing in `after`, and does not count.
    const busy = [...after].reduce((sum, [one, ms]) => sum + ms - (before.get(one) ?? 0), 0);
    return { result, busy };
  };
  const cost = async (request: Weighed) => {
    const { result, busy } = await during(() => send(port, asSent(request, tokens)));
    return { status: result.status, busy };
  };
  /** Waits until the site has finished its work in the background, such as a new search index. */
  const untilIdle = async () => {
    const end = performance.now() + IDLE.timeoutMs;
    while (performance.now() < end) {
      const { busy } = await during(() => pause(IDLE.everyMs));
      if (busy < IDLE.maxMs) return;
    }
  };
  for (const { variants, before, ...request } of weighedRequests()) {
    const variant = (nth: number) => variants?.(nth) ?? request;
    await untilIdle();
    const memory = residentOf(pid);
    const weighed = async (nth: number) => {
      await change(before?.(nth));
      return cost(variant(nth));
    };
    const first = await weighed(0);
    const more: number[] = [];
    for (let nth = 1; nth <= AGAIN; nth++) more.push((await weighed(nth)).busy);
    const grown = residentOf(pid) - memory;
    await change(before?.(AGAIN + 1));
    const waited = await longestWait(site, () => send(port, asSent(variant(AGAIN + 1), tokens)));
    const again = more.toSorted((a, b) => a - b)[1] ?? 0;
    weights.push({ ...request, status: first.status, first: first.busy, again, waited, grown });
  }
  return weights;
}

function asSent({ method, target, body, as }: Weighed, tokens: Tokens) {
  const token = tokens[as];
  const headers: [string, string][] = [
    ["Accept", body || target.startsWith("/api") ? "application/json" : "text/html"],
    ["Accept-Encoding", "br"],
    ["Content-Type", as === "page" ? "application/x-www-form-urlencoded" : "application/json"],
  ];
  if (token) headers.push(["Authorization", `Bearer ${token}`]);
  return { method, target, headers, body: body ?? "" };
}

async function longestWait(site: Site, work: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  let longest = 0;
  const watching = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await (await fetch(`${site.url}/readyz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - begun);
    }
  })();
  await work();
  over.abort();
  await watching;
  return longest;
}

/** Returns the processor time in ms of all threads of a process; 0 if the process has ended. */
function processorTimeOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"))
      .reduce((sum, text) => sum + Number(text.split(" ")[0]) / 1e6, 0);
  } catch {
    return 0;
  }
}

/** Returns the memory in MiB that a process holds in RAM. */
export function residentOf(pid: number): number {
  const [, kibibytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
}
