/** The processor's time that work takes in this thread, in ms: other programs on the machine do not count. */
export function cpuTimeOf(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
