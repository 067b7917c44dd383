import { readdirSync, readFileSync } from "node:fs";

/** Returns the processor time in seconds that a process has used; NaN on systems without /proc. */
export function cpuSeconds(pid: number): number {
  if (process.platform !== "linux") return NaN;
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * Returns the memory in MB of all processes that the process `pid` has started. Memory that these processes share is
 * counted once. NaN on systems without /proc.
 */
export function memoryBelow(pid: number): number {
  if (process.platform !== "linux") return NaN;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && statOf(Number(name))[1] === String(pid))
    .reduce((sum, child) => sum + memoryOf(Number(child)) + memoryBelow(Number(child)), 0);
}

/**
 * Returns the memory in MB of one process; 0 on systems without /proc. If several processes share a page of memory,
 * each process counts only its share of the page.
 */
export function memoryOf(pid: number): number {
  const match = /^Pss:\s+(\d+) kB/m.exec(readProc(pid, "smaps_rollup"));
  return Number(match?.[1] ?? 0) / 1024;
}

/** Returns the fields in /proc/PID/stat that follow the program's name: state, parent and so on. */
function statOf(pid: number): string[] {
  return readProc(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];
}

/** Reads a file in /proc; "" if the process has ended meanwhile. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
