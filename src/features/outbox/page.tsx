import { outbox as labels } from "#content/accounts/outbox.ts";
import { retention } from "#content/site/privacy.ts";
import { useRepeated } from "#client/use-repeated.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { describeResults } from "#features/back-office/client/describe-results.ts";
import { ChipFilter } from "#features/back-office/client/list-filters.tsx";
import { ListFooter } from "#features/back-office/client/list-footer.tsx";
import { Rows } from "#features/back-office/client/rows.tsx";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { useList } from "#features/back-office/client/use-list.ts";
import { toast } from "#design/overlay/toast.tsx";
import { CHANNELS } from "#shared/deliveries.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { SHOWN_STATES, type OutboxList, type RetryAll } from "./contract.ts";
import { DeliveryRow } from "./ui/delivery-row.tsx";

export default function OutboxPage() {
  const list = useList<OutboxList>("/admin/outbox");
  const { query, filters, data, reload } = list;
  useRepeated(reload);
  const choices = [
    { label: labels.all, search: "" },
    ...SHOWN_STATES.map((state) => ({
      label: `${labels.states[state]} ${data ? `(${data.counts[state]})` : ""}`,
      search: `state=${state}`,
    })),
    ...CHANNELS.map((channel) => ({
      label: labels.channels[channel],
      search: `channel=${channel}`,
    })),
  ];
  const retryAll = async (state: RetryAll["state"]) => {
    const { count } = await accountFetch<{ count: number }>("/api/admin/outbox/retry", {
      method: "POST",
      json: { ...Object.fromEntries(filters), state },
    });
    toast(interpolate(labels.retriedAll, { count }));
    reload();
  };
  const state = SHOWN_STATES.find((each) => each === query.get("state"));
  return (
    <>
      <StaffPage
        title={labels.title}
        intro={interpolate(labels.intro, { days: retention.mailLogDays })}
        filters={<ChipFilter label={labels.filterLabel} query={query} choices={choices} />}
        source={list}
        status={describeResults(list.data?.deliveries.length, list.data?.next != null)}
      >
        {({ deliveries, counts, heldUpBy }) => (
          <>
            <div className="mb-6 flex flex-wrap items-start gap-3 empty:hidden">
              {(["waiting", "failed"] as const)
                .filter((each) => counts[each] > 0)
                .map((each) => (
                  <ActionButton key={each} onPress={() => retryAll(each)}>
                    {labels.retryAll[each]}
                  </ActionButton>
                ))}
            </div>
            <Rows empty={labels.empty[state ?? "all"]}>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} {...{ delivery, heldUpBy }} onChanged={reload} />
              ))}
            </Rows>
          </>
        )}
      </StaffPage>
      <ListFooter list={list} more={labels.more} />
    </>
  );
}
