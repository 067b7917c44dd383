import { bookings as labels } from "#content/accounts/bookings.ts";
import { CountedSection } from "#features/back-office/client/counted-section.tsx";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { describeCall } from "#features/bookings/client/describe-call.ts";
import type { BookingLine } from "#shared/bookings.ts";

/** Calls to come, the next one first; canceled ones stay until they would have been over. */
export function CallList({ calls }: { calls: readonly BookingLine[] }) {
  if (calls.length === 0) return null;
  return (
    <CountedSection id="calls" title={labels.title} count={calls.length}>
      <Rows>
        {calls.map((call) => (
          <Row
            key={call.id}
            id={call.id}
            title={call.name || call.email}
            to={
              call.personId
                ? `/admin/people/${call.personId}`
                : `mailto:${encodeURIComponent(call.email)}`
            }
            at={call.at}
            facts={describeCall(call)}
          />
        ))}
      </Rows>
    </CountedSection>
  );
}
