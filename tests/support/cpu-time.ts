/** Measures the processor time of work in this thread, in ms, which other programs on the machine do not change. */
export function cpuTimeOf(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
