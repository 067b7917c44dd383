import type { Match } from "../contract.ts";
import { tradeOf } from "../client/template-card.tsx";

/**
 * Returns the trade for which most of the templates are made, such as "For hotels", and their number, if they are at
 * least half of all. If two trades have equally many templates, the trade of the better match counts.
 */
export function mostlyMadeFor(
  close: readonly { match: Match }[],
): { trade: string; count: number } | undefined {
  const trades = close.flatMap(({ match }) => tradeOf(match) ?? []);
  const [most] = [...Map.groupBy(trades, (trade) => trade)]
    .map(([trade, { length: count }]) => ({ trade, count }))
    .toSorted((one, other) => other.count - one.count);
  return most && most.count * 2 >= close.length ? most : undefined;
}
