/**
 * Measures the processor time of `work` in this thread, in ms. Other programs on the machine do not change the result.
 */
export function cpuTimeOf(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
