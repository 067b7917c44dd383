/** By run and node, how often it was asked. */
const asked = new Map();

/**
 * A service that has trouble and recovers: it fails when a run asks for the first `count` times.
 *
 * @returns for the metadata of the step at which it recovered: at which try; else nothing
 */
export function hiccup(context, count = 0) {
  const key = `${context.getExecutionId()} ${context.getNode().name}`;
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  if (times <= count) throw new Error("The service has trouble that passes");
  return times === count + 1 && count > 0 ? { tries: times } : {};
}
