/** How often each node has contacted its service in each run. The key is the id of the run and the name of the node. */
const asked = new Map();

/**
 * Simulates a service that fails at first: it throws an error the first `count` times that a node contacts the service
 * in a run.
 * @returns at the first try that succeeds after errors: the number of tries, for the metadata of the step; otherwise an
 * empty object
 */
export function hiccup(context, count = 0) {
  const key = `${context.getExecutionId()} ${context.getNode().name}`;
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  if (times <= count) throw new Error("The service has trouble that passes");
  return times === count + 1 && count > 0 ? { tries: times } : {};
}
