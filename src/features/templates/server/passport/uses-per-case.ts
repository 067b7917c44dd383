import { isMain, type Edge } from "#check/read/edges.ts";

/**
 * Returns the maximum number of times that the workflow uses a paid service for one case (one piece of its work, such
 * as a lead). Takes the branch with the most uses after each start step, and adds these numbers up, because one case
 * may trigger all start steps.
 * @param starts - names of the start steps, such as a webhook, except those that only react to failures
 * @param paid - names of the steps that have the service's credential; one of them may be an AI model that is attached
 *   to another step
 * @returns at least 1
 */
export function usesPerCase(
  edges: readonly Edge[],
  starts: readonly string[],
  paid: readonly string[],
): number {
  const users = edges.filter((edge) => !isMain(edge) && paid.includes(edge.from));
  const counted = new Set([...paid, ...users.map(({ to }) => to)]);
  const next = Map.groupBy(edges.filter(isMain), ({ from }) => from);
  const most = new Map<string, number>();
  const longest = (step: string): number => {
    const known = most.get(step);
    if (known !== undefined) return known;
    // In a loop, each step counts once: when the recursion comes back to a step that it is still counting, that step
    // adds 0.
    most.set(step, 0);
    const behind = (next.get(step) ?? []).map(({ to }) => longest(to));
    const uses = Math.max(0, ...behind) + (counted.has(step) ? 1 : 0);
    most.set(step, uses);
    return uses;
  };
  // A start step with the service's credential only receives data, and sends no message. Therefore it does not count as
  // a use of the service.
  const uses = starts.map((start) => longest(start) - (counted.has(start) ? 1 : 0));
  // Two start steps may lead to the same later step, which does its work only once for each case. Therefore the result
  // is limited to the number of different steps that use the service.
  const steps = [...most.keys()].filter((step) => counted.has(step) && !starts.includes(step));
  const all = uses.reduce((sum, one) => sum + one, 0);
  return Math.max(1, Math.min(all, steps.length));
}
