import type { Template } from "../contract.ts";

type Drawn = Pick<Template, "sketch"> & { is_featured?: boolean };

/** Puts the featured templates (chosen by staff) first, in their given order, and then all others in varied order. */
export function inFeaturedOrder<T extends Drawn>(templates: readonly T[]): T[] {
  const featured = templates.filter(({ is_featured }) => is_featured);
  return [...featured, ...inVariedOrder(templates.filter(({ is_featured }) => !is_featured))];
}

/**
 * Sorts templates so that cards with the same icons are far apart. The next template is always the one whose first and
 * last icon were shown least often so far.
 */
export function inVariedOrder<T extends Drawn>(templates: readonly T[]): T[] {
  const left = [...templates];
  const shown = { starts: new Map<string, number>(), ends: new Map<string, number>() };
  const ordered: T[] = [];
  while (left.length > 0) {
    const costs = left.map(({ sketch }) => {
      const { start, end } = iconsOf(sketch);
      return (shown.starts.get(start) ?? 0) + (shown.ends.get(end) ?? 0);
    });
    const [next] = left.splice(costs.indexOf(Math.min(...costs)), 1);
    if (!next) break;
    const { start, end } = iconsOf(next.sketch);
    shown.starts.set(start, (shown.starts.get(start) ?? 0) + 1);
    shown.ends.set(end, (shown.ends.get(end) ?? 0) + 1);
    ordered.push(next);
  }
  return ordered;
}

function iconsOf(sketch: Drawn["sketch"]): { start: string; end: string } {
  return { start: sketch?.icons[0] ?? "", end: sketch?.icons.at(-1) ?? "" };
}
