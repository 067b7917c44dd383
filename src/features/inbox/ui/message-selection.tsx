import { useState } from "react";
import { useNavigate } from "react-router";
import { inbox as labels } from "#content/accounts/admin.ts";
import { Alert, useAction } from "#client/forms/alert.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { useKeys } from "#features/back-office/client/use-keys.ts";
import { toast } from "#design/overlay/toast.tsx";
import { Checkbox } from "#design/field.tsx";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { BulkResult } from "../contract.ts";
import type { Colleague, Inbox } from "../views.ts";
import { BulkBar, NOT_SPAM, type Change } from "./bulk-bar.tsx";
import { MessageList } from "./message-list.tsx";
import type { useUndo } from "./use-undo.tsx";

/**
 * Lets staff check messages in the list. The bar below the list, and keyboard shortcuts, change all checked messages.
 */
export function MessageSelection({
  inbox: { messages, staff },
  query,
  onChanged,
  notify,
}: {
  inbox: Inbox;
  query: URLSearchParams;
  onChanged: (ids: readonly string[]) => void;
  notify: ReturnType<typeof useUndo>;
}) {
  const ofSpam = query.get("status") === "spam";
  const navigate = useNavigate();
  const { user } = useAuth();
  const { problem, attempt } = useAction();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // A checked message that is no longer in the list is not changed.
  const ids = messages.map(({ id }) => id);
  const ticked = new Set(ids.filter((id) => chosen.has(id)));

  const apply = async (change: Change, targets: readonly string[] = [...ticked]) => {
    const json = { ids: targets, ...change };
    const path = "/api/admin/messages/bulk";
    const answer = await accountFetch<BulkResult>(path, { method: "POST", json });
    const { changed, refused, undoable } = answer;
    const words = { count: changed, change: describe(change, staff) };
    notify(interpolate(labels.bulk.changed, words), undoable);
    if (refused.length > 0) toast(describeRefused(refused));
    setChosen(new Set());
    onChanged(targets);
  };
  /** If no message is checked, changes the message with the focus, and moves the focus to the next message. */
  const press = (change: Change | undefined) => () => {
    const row = focusedRow();
    const targets = ticked.size > 0 ? [...ticked] : row ? [row] : [];
    if (!change || targets.length === 0) return;
    if (ticked.size === 0) focusRow(1);
    attempt(() => apply(change, targets));
  };
  const me = staff.find(({ id }) => id === user?.id);
  useKeys({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    "/": () => document.querySelector<HTMLElement>("main input[type=search]")?.focus(),
    r: () => {
      const row = focusedRow();
      if (row) void navigate(`/admin/messages/${row}?${query}#answer`);
    },
    // In spam, "e" does nothing, because only "s" ("Not spam") may take messages out of spam.
    e: ofSpam ? undefined : press({ status: "done" }),
    s: press(ofSpam ? NOT_SPAM : { status: "spam" }),
    a: press(me && { assignee: me.id }),
  });
  return (
    <>
      <Alert of={problem} />
      <Checkbox
        className="px-4 pb-1"
        label={labels.bulk.tickAll}
        checked={ticked.size === ids.length}
        onChange={({ target }) => setChosen(new Set(target.checked ? ids : []))}
      />
      <MessageList
        messages={messages}
        query={query}
        ticked={ticked}
        onTick={(id, on) =>
          setChosen(new Set(on ? [...ticked, id] : [...ticked].filter((other) => other !== id)))
        }
      />
      {ticked.size > 0 && (
        <BulkBar
          count={ticked.size}
          staff={staff}
          ofSpam={ofSpam}
          onApply={apply}
          onUntick={() => setChosen(new Set())}
        />
      )}
    </>
  );
}

/** Says how many messages were not changed, and each reason once. */
export function describeRefused(refused: BulkResult["refused"]): string {
  const why = [...new Set(refused.map(({ error }) => error))].join(" ");
  return interpolate(labels.bulk.refused, { count: refused.length, why });
}

/** Describes a change, for example "Status: Done". */
function describe(
  { status, assignee, followUpOn, tag }: Change,
  staff: readonly Colleague[],
): string {
  const parts = [
    status && `${labels.status}: ${labels.statuses[status]}`,
    assignee !== undefined &&
      `${labels.assignee}: ${staff.find(({ id }) => id === assignee)?.name ?? labels.nobody}`,
    followUpOn && `${labels.followUp}: ${formatDate(`${followUpOn}T12:00`)}`,
    tag && `${labels.bulk.tag}: ${tag}`,
  ];
  return parts.filter(Boolean).join(", ");
}

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

function focusedPlace(): number {
  const focused = document.activeElement?.closest("li");
  return focused ? rows().findIndex((row) => focused.contains(row)) : -1;
}

function focusedRow(): string | undefined {
  return rows()[focusedPlace()]?.dataset["row"];
}

/** Moves the focus to the next or the previous row. If no row has the focus, the first row gets it. */
function focusRow(step: 1 | -1): void {
  const all = rows();
  all[Math.max(0, Math.min(focusedPlace() + step, all.length - 1))]?.focus();
}
