import { outbox as labels } from "#content/accounts/outbox.ts";
import { useRepeated } from "#client/use-repeated.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { DetailsPage } from "#features/back-office/client/details-page.tsx";
import { Rows } from "#features/back-office/client/rows.tsx";
import { Chip } from "#design/chip.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { mail } from "#content/accounts/admin.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Route } from "./+types/delivery-page";
import type { DeliveryDetails, TryLine } from "./contract.ts";
import { DeliveryRow, kindOf } from "./ui/delivery-row.tsx";

export default function DeliveryPage({ params }: Route.ComponentProps) {
  const source = useAccountData<DeliveryDetails>(`/api/admin/outbox/${params.id}`);
  useRepeated(source.reload);
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
          <TryList
            tries={tries}
            empty={delivery.state === "cancelled" ? logLabels.never : logLabels.none}
          />
        </>
      )}
    </DetailsPage>
  );
}

const logLabels = labels.log;

function TryList({ tries, empty }: { tries: TryLine[]; empty: string }) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-title">{logLabels.title}</h2>
      <Rows empty={empty}>
        {tries.map((tried) => (
          <Try key={tried.id} tried={tried} />
        ))}
      </Rows>
    </section>
  );
}

function Try({ tried: { at, ms, status, reason, request, answer } }: { tried: TryLine }) {
  const result = interpolate(logLabels.result, { status: status ?? "–", ms });
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap gap-x-3 text-small">
        <time dateTime={at}>{formatDateTime(at)}</time>
        <span className="text-muted">{reason ? `${result}: ${mail.reasons[reason]}` : result}</span>
      </p>
      {request && <Part title={logLabels.request}>{textOf(request)}</Part>}
      {(request || answer) && <Part title={logLabels.answer}>{answer || logLabels.noAnswer}</Part>}
    </li>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small">{title}</summary>
      <pre className="rounded-control bg-raised p-4 text-small break-words whitespace-pre-wrap">
        {children}
      </pre>
    </details>
  );
}

function textOf({ headers, body }: NonNullable<TryLine["request"]>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join("\n")}\n\n${JSON.stringify(body, undefined, 2)}`;
}
