import { isMain, type Edge } from "#check/read/edges.ts";

/**
 * Returns the maximum number of times that the workflow uses a paid service for one case, such as a lead. A case may
 * trigger every start step, so the result is the sum over the start steps. Where the workflow branches, only the branch
 * with the most uses counts.
 * @param starts - names of the start steps, except those that only react to failures
 * @param paid - names of the steps that have the service's credential. An AI model that is attached to another step is
 *   such a step, too
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
    // A step that is still being counted has the value 0, so that each step in a loop counts only once.
    most.set(step, 0);
    const behind = (next.get(step) ?? []).map(({ to }) => longest(to));
    const uses = Math.max(0, ...behind) + (counted.has(step) ? 1 : 0);
    most.set(step, uses);
    return uses;
  };
  // A start step with the service's credential only receives data. It does not count as a use, so 1 is subtracted.
  const uses = starts.map((start) => longest(start) - (counted.has(start) ? 1 : 0));
  // Two start steps may lead to the same later step, which works only once for each case. Therefore, the result is at
  // most the number of steps that use the service.
  const steps = [...most.keys()].filter((step) => counted.has(step) && !starts.includes(step));
  const all = uses.reduce((sum, one) => sum + one, 0);
  return Math.max(1, Math.min(all, steps.length));
}
