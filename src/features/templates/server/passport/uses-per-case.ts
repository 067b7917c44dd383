import { isMain, type Edge } from "#check/read/edges.ts";

/**
 * Returns how often one case, such as a lead, uses a paid service at most. A case may trigger all start steps of the
 * workflow, but each run takes only one of several branches.
 * @param starts - names of the steps that start the workflow for a case
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
    // In a loop, each step counts once. If the recursion reaches a step again before the count of this step is
    // finished, the step adds 0.
    most.set(step, 0);
    const behind = (next.get(step) ?? []).map(({ to }) => longest(to));
    const uses = Math.max(0, ...behind) + (counted.has(step) ? 1 : 0);
    most.set(step, uses);
    return uses;
  };
  // A start step with the service's credential only receives data, and sends no message. Therefore it does not count as
  // a use of the service.
  const uses = starts.map((start) => longest(start) - (counted.has(start) ? 1 : 0));
  // Two starts may lead to the same step, which works only once for a case. Therefore the total is at most the number
  // of different steps.
  const steps = [...most.keys()].filter((step) => counted.has(step) && !starts.includes(step));
  const all = uses.reduce((sum, one) => sum + one, 0);
  return Math.max(1, Math.min(all, steps.length));
}
