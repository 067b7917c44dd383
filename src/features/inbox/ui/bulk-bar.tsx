import { X } from "lucide-react";
import { inbox as labels } from "#content/accounts/admin.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { ActionButton } from "#client/forms/action-button.tsx";
import { IconButton } from "#design/button.tsx";
import { Field, Options, Select, TextInput } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { BulkChange, Status } from "../contract.ts";
import type { Colleague } from "../views.ts";
import { MAX_TAG } from "../limits.ts";
import { snoozeDays } from "./snooze.ts";

export type Change = Omit<BulkChange, "ids">;

/** The only bulk change that takes messages out of spam. The server then announces them. */
export const NOT_SPAM: Change = { status: "new", notSpam: true };

const bulk = labels.bulk;

export function BulkBar({
  count,
  staff,
  ofSpam,
  onApply,
  onUntick,
}: {
  count: number;
  staff: readonly Colleague[];
  ofSpam: boolean;
  onApply: (change: Change) => Promise<void>;
  onUntick: () => void;
}) {
  const statuses: Status[] = ofSpam ? [] : ["new", "open"];
  return (
    <section
      aria-label={bulk.label}
      className="sticky bottom-3 z-20 mt-4 rounded-card border border-edge bg-raised p-4 shadow-lg max-sm:bottom-15 max-sm:p-3"
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <p className="text-small font-semibold">{interpolate(bulk.ticked, { count })}</p>
        <IconButton label={bulk.untick} className="me-auto" onClick={onUntick}>
          <X aria-hidden className="size-4" />
        </IconButton>
        {ofSpam ? (
          <ActionButton onPress={() => onApply(NOT_SPAM)}>{bulk.notSpam}</ActionButton>
        ) : (
          (["spam", "done"] as const).map((status) => (
            <ActionButton key={status} onPress={() => onApply({ status })}>
              {labels.statuses[status]}
            </ActionButton>
          ))
        )}
      </div>
      <ActionForm
        variant="primary"
        submit={bulk.apply}
        // The chosen action is not stored as a draft. Otherwise it would already be chosen when staff check other
        // messages later.
        draft={null}
        className="max-sm:gap-3 sm:flex-row sm:flex-wrap sm:items-end"
        onSubmit={({ what = "", tag }) => onApply({ ...changeOf(what), ...(tag && { tag }) })}
      >
        <Field label={bulk.what} labelHidden className="min-w-0 sm:flex-1 sm:basis-56">
          <Select name="what" defaultValue="">
            <option value="">{bulk.what}</option>
            <Options of={statuses.map((each) => [`status ${each}`, labels.statuses[each]])} />
            <Options
              of={staff.map(({ id, name }) => [
                `assignee ${id}`,
                interpolate(bulk.assignTo, { name }),
              ])}
            />
            <option value="assignee">{bulk.assignNobody}</option>
            <Options
              of={snoozeDays().map(({ label, day }) => [
                `followUpOn ${day}`,
                interpolate(labels.snooze.bulk, { day: label }),
              ])}
            />
          </Select>
        </Field>
        {/* On phones the bar would cover the list. The page of a message has a field for tags. */}
        <Field label={bulk.tag} labelHidden className="min-w-0 max-sm:hidden sm:flex-1 sm:basis-40">
          <TextInput name="tag" placeholder={bulk.tag} maxLength={MAX_TAG} />
        </Field>
      </ActionForm>
    </section>
  );
}

function changeOf(what: string): Change {
  const [name, value = ""] = what.split(" ");
  if (name === "status") return { status: value as Status };
  if (name === "followUpOn") return { followUpOn: value };
  return name === "assignee" ? { assignee: value || null } : {};
}
