import { admin } from "#content/accounts/admin.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const { results: labels } = admin;

/**
 * Describes in words how many results a list shows, for example for screen readers.
 * @param count - number of shown results; undefined while they are being loaded
 * @param hasMore - whether the list has more pages
 */
export function describeResults(count: number | undefined, hasMore = false): string | undefined {
  if (count === undefined) return undefined;
  if (hasMore) return interpolate(labels.first, { count });
  return count === 0 ? labels.none : counted(labels, count);
}
