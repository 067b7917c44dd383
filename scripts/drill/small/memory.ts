import { readdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { read, type Limit } from "./limit.ts";

const SAMPLE_MS = 100;
const MB = 1024 * 1024;

/** What all processes below this one have, MB: own memory of each, files that they share once. */
export type Watch = {
  now: () => number;
  peak: () => number;
  stop: () => Promise<void>;
};

/** @param limit that every one of them is put under as soon as it is seen */
export function watchMemory(limit: Limit | undefined): Watch {
  const over = new AbortController();
  let peak = 0;
  const sample = () => {
    const children = descendants(process.pid);
    for (const pid of children) limit?.hold(pid);
    const sizes = children.map(sizeOf);
    const own = sizes.reduce((sum, size) => sum + size.own, 0);
    const total = own + Math.max(0, ...sizes.map(({ shared }) => shared));
    peak = Math.max(peak, total);
    return total;
  };
  const going = (async () => {
    while (!over.signal.aborted) {
      sample();
      await setTimeout(SAMPLE_MS);
    }
  })();
  return {
    now: sample,
    peak() {
      sample();
      const since = peak;
      peak = 0;
      return since;
    },
    async stop() {
      over.abort();
      await going;
    },
  };
}

export function descendants(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === root || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

function sizeOf(pid: number): { own: number; shared: number } {
  const text = read(`/proc/${pid}/smaps_rollup`);
  const field = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0) * 1024) / MB;
  const own = field("Anonymous");
  return { own, shared: field("Rss") - own };
}
