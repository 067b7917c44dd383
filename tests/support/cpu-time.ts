/**
 * Returns the processor time in ms that this thread takes for `work`. Other programs on the machine do not change it.
 */
export function cpuTimeOf(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
