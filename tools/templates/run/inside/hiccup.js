/** How often each node has asked its service in each run. The key is the run's id with the node's name. */
const asked = new Map();

/**
 * Simulates a service that fails and then recovers: it throws the first `count` times that a node asks in a run.
 * @returns the number of tries, for the metadata of the step at which it recovers; otherwise an empty object
 */
export function hiccup(context, count = 0) {
  const key = `${context.getExecutionId()} ${context.getNode().name}`;
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  if (times <= count) throw new Error("The service has trouble that passes");
  return times === count + 1 && count > 0 ? { tries: times } : {};
}
