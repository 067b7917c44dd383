import { cpus } from "node:os";
import { descendants } from "../small/memory.ts";
import { read } from "../small/limit.ts";

const TICKS_PER_SECOND = 100;

/** Seconds of the processor, since the machine or its part began. */
type Spent = {
  own: number;
  replicas: Map<number, number>;
  proxy: Map<number, number>;
  machine: number;
};

export function watchProcessor(): () => string {
  const before = look();
  const began = performance.now();
  return () => {
    const after = look();
    const all = ((performance.now() - began) / 1000) * cpus().length;
    const own = after.own - before.own;
    const replicas = since(before.replicas, after.replicas);
    const proxy = since(before.proxy, after.proxy);
    const machine = after.machine - before.machine;
    const part = (seconds: number) => `${Math.round((seconds / all) * 100)} %`;
    return `processor: ${part(machine)} of it busy, this program ${part(own)}, replicas ${part(replicas)}, proxy ${part(proxy)}, database and others ${part(machine - own - replicas - proxy)}`;
  };
}

function look(): Spent {
  const { user, system } = process.cpuUsage();
  const spent: Spent = {
    own: (user + system) / 1e6,
    replicas: new Map(),
    proxy: new Map(),
    machine: 0,
  };
  for (const { times } of cpus())
    spent.machine += (times.user + times.nice + times.sys + times.irq) / 1000;
  for (const pid of descendants(process.pid)) {
    // proc_pid_stat(5): what is in brackets may hold anything.
    const [, name = "", rest = ""] = /\((.*)\) (.*)/s.exec(read(`/proc/${pid}/stat`)) ?? [];
    const [userTicks, systemTicks] = rest.split(" ").slice(11, 13).map(Number);
    const seconds = ((userTicks ?? 0) + (systemTicks ?? 0)) / TICKS_PER_SECOND;
    (name === "nginx" ? spent.proxy : spent.replicas).set(pid, seconds);
  }
  return spent;
}

/** Of those that live at the end; one that ended in between takes its time along. */
function since(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, end]) => sum + end - (before.get(pid) ?? 0), 0);
}
