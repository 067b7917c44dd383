import { outbox as labels } from "#content/accounts/outbox.ts";
import { useRepeated } from "#client/use-repeated.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { DetailsPage } from "#features/back-office/client/details-page.tsx";
import { Rows } from "#features/back-office/client/rows.tsx";
import { Chip } from "#design/chip.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import type { Route } from "./+types/delivery-page";
import type { DeliveryDetails } from "./contract.ts";
import { DeliveryRow, kindOf } from "./ui/delivery-row.tsx";
import { TryList } from "./ui/try-list.tsx";

const INTERVAL_MS = 10_000;

export default function DeliveryPage({ params }: Route.ComponentProps) {
  const source = useAccountData<DeliveryDetails>(`/api/admin/outbox/${params.id}`);
  useRepeated(source.reload, INTERVAL_MS);
  return (
    <DetailsPage
      back={{ to: "/admin/outbox", label: labels.back }}
      titleOf={({ delivery }) => kindOf(delivery)}
      source={source}
    >
      {({ delivery, heldUpBy, isSample, tries }) => (
        <>
          <PageHeading className="mb-4 text-subheading">{kindOf(delivery)}</PageHeading>
          {isSample && <Chip>{labels.sample}</Chip>}
          <Rows>
            <DeliveryRow {...{ delivery, heldUpBy }} onChanged={source.reload} />
          </Rows>
          <TryList tries={tries} />
        </>
      )}
    </DetailsPage>
  );
}
