import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What processes may have together, of Linux; whoever needs more memory is killed. */
export type Limit = { hold: (pid: number) => void; kills: () => number; remove: () => void };

const GROUPS = "/sys/fs/cgroup";
const MB = 1024 * 1024;

/** @param writes a second, to the disk of `folder`; undefined: all it does @returns undefined: not permitted */
export function makeLimit(
  folder: string,
  { megabytes, writes }: { megabytes: number; writes: number | undefined },
): Limit | undefined {
  const name = `site-small-${process.pid}`;
  const { dev } = statSync(folder);
  const disk = `${(dev >> 8) & 0xfff}:${dev & 0xff}`;
  const isFirst = existsSync(join(GROUPS, "memory"));
  const memory = join(GROUPS, isFirst ? "memory" : "", name);
  const io = join(GROUPS, isFirst ? "blkio" : "", name);
  const groups = [...new Set([memory, ...(writes ? [io] : [])])];
  try {
    for (const group of groups) mkdirSync(group);
    const bytes = String(megabytes * MB);
    writeFileSync(join(memory, isFirst ? "memory.limit_in_bytes" : "memory.max"), bytes);
    // The same again with swap would be no small machine.
    if (!isFirst) writeFileSync(join(memory, "memory.swap.max"), "0");
    if (writes && isFirst)
      writeFileSync(join(io, "blkio.throttle.write_iops_device"), `${disk} ${writes}`);
    else if (writes) writeFileSync(join(io, "io.max"), `${disk} wiops=${writes}`);
  } catch {
    for (const group of groups.filter((path) => existsSync(path))) rmdirSync(group);
    return undefined;
  }
  const events = join(memory, isFirst ? "memory.oom_control" : "memory.events");
  return {
    hold(pid) {
      for (const group of groups) {
        try {
          writeFileSync(join(group, "cgroup.procs"), String(pid));
        } catch {}
      }
    },
    kills: () => Number(/^oom_kill (\d+)/m.exec(read(events))?.[1] ?? 0),
    remove: () => groups.forEach((group) => rmdirSync(group)),
  };
}

/** A process may have ended meanwhile. */
export function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
