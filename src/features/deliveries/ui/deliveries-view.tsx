import { admin } from "#content/accounts/admin.ts";
import { deliveries as words } from "#content/accounts/deliveries.ts";
import { retention } from "#content/site/privacy.ts";
import { Alert } from "#client/forms/alert.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { useAction } from "#client/forms/use-action.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { useRepeated } from "#client/use-repeated.ts";
import { Button, ButtonLink } from "#design/button.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { DeliveryList, RetryAll } from "../contract.ts";
import { DeliveryRow } from "./delivery-row.tsx";
import { StateFilter } from "./state-filter.tsx";

const PATH = "/api/admin/deliveries";
const INTERVAL_MS = 10_000;

/** @param after continues behind a delivery of the page before */
export function DeliveriesView({ state, after }: { state: string | null; after: string | null }) {
  const query = new URLSearchParams({ ...(state && { state }), ...(after && { after }) });
  const { data, problem, reload } = useAccountData<DeliveryList>(`${PATH}?${query.toString()}`);
  useRepeated(reload, INTERVAL_MS);
  if (problem) return <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />;
  const change = async (path: string, said: string) => {
    await accountFetch(`${PATH}/${path}`, { method: "POST" });
    toast(said);
    reload();
  };
  return (
    <>
      <PageHeading className="mb-3 text-subheading">{words.title}</PageHeading>
      <p className="mb-6 max-w-prose text-muted">
        {interpolate(words.intro, { days: retention.mailLogDays })}
      </p>
      <StateFilter state={state} counts={data?.counts} />
      <div className="flex flex-wrap items-start gap-x-3 empty:hidden">
        {(["waiting", "failed"] as const)
          .filter((each) => (data?.counts[each] ?? 0) > 0)
          .map((each) => (
            <RetryAllButton key={each} state={each} onDone={reload} />
          ))}
      </div>
      {!data ? (
        <Loading />
      ) : data.deliveries.length === 0 ? (
        <p className="text-muted">{words.empty[isKnown(state) ? state : "all"]}</p>
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {data.deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              heldUpBy={data.heldUpBy}
              onRetry={() => change(`${delivery.id}/retry`, words.retried)}
              onCancel={() => change(`${delivery.id}/cancel`, words.cancelled)}
            />
          ))}
        </ul>
      )}
      {data?.next && (
        <ButtonLink
          className="mt-6"
          variant="secondary"
          to={`?${new URLSearchParams({ ...(state && { state }), after: data.next }).toString()}`}
        >
          {words.more}
        </ButtonLink>
      )}
    </>
  );
}

function RetryAllButton({ state, onDone }: RetryAll & { onDone: () => void }) {
  const { busy, problem, attempt } = useAction();
  const retryAll = async () => {
    const { count } = await accountFetch<{ count: number }>(`${PATH}/retry`, {
      method: "POST",
      json: { state },
    });
    toast(interpolate(words.retriedAll, { count }));
    onDone();
  };
  return (
    <div className="mb-6 flex flex-col items-start gap-3">
      <Alert of={problem} />
      <Button variant="secondary" busy={busy} onClick={() => attempt(retryAll)}>
        {words.retryAll[state]}
      </Button>
    </div>
  );
}

function isKnown(state: string | null): state is Exclude<keyof typeof words.empty, "all"> {
  return state !== null && state !== "all" && state in words.empty;
}
