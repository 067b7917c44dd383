import { bookings as labels } from "#content/accounts/bookings.ts";
import type { BookingLine } from "#shared/bookings.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";

export function describeCall({
  state,
  title,
  startsAt,
  reason,
}: Pick<BookingLine, "state" | "title" | "startsAt" | "reason">): string {
  const when = interpolate(labels.when, { title, time: formatDateTime(startsAt) });
  return [labels.states[state], when, reason && interpolate(labels.reason, { reason })]
    .filter(Boolean)
    .join(" · ");
}
