import { isMain, type Edge } from "#check/read/edges.ts";

/**
 * Counts how often one case uses a paid service at most: each start of the workflow may pass some of the steps that
 * use it, and of branches a case takes one.
 * @param starts the steps that start a run for a case
 * @param paid the steps that hold the credential of the service, also below others as a model does
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
    // A way back adds nothing.
    most.set(step, 0);
    const behind = (next.get(step) ?? []).map(({ to }) => longest(to));
    const uses = Math.max(0, ...behind) + (counted.has(step) ? 1 : 0);
    most.set(step, uses);
    return uses;
  };
  // A trigger of the same account is no message.
  const uses = starts.map((start) => longest(start) - (counted.has(start) ? 1 : 0));
  // A step that several starts lead to still does its work once for a case.
  const steps = [...most.keys()].filter((step) => counted.has(step) && !starts.includes(step));
  const all = uses.reduce((sum, one) => sum + one, 0);
  return Math.max(1, Math.min(all, steps.length));
}
