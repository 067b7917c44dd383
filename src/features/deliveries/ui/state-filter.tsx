import { deliveries as words } from "#content/accounts/deliveries.ts";
import { ChipLink } from "#design/chip.tsx";
import type { DeliveryList } from "../contract.ts";

const STATES = ["waiting", "failed", "sent", "cancelled"] as const;

export function StateFilter({
  state,
  counts,
}: {
  state: string | null;
  counts: DeliveryList["counts"] | undefined;
}) {
  return (
    <nav aria-label={words.filterLabel} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        <li>
          <ChipLink to="/admin/deliveries" selected={!state}>
            {words.all}
          </ChipLink>
        </li>
        {STATES.map((each) => (
          <li key={each}>
            <ChipLink to={`/admin/deliveries?state=${each}`} selected={state === each}>
              {words.states[each]} {counts && `(${counts[each]})`}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
