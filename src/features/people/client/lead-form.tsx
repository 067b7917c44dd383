import { useState } from "react";
import { people as labels } from "#content/accounts/people.ts";
import { brand } from "#content/site/brand.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { ApiError } from "#client/api.ts";
import { DraftNote } from "#features/back-office/client/draft-note.tsx";
import { Field, Options, Select, TextInput } from "#design/field.tsx";
import { LEAD_STATES, type Lead } from "#shared/leads.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { formatMoney } from "#shared/text/format-money.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { localDay } from "#shared/time/days.ts";
import { readAmount } from "./read-amount.ts";

type Props = {
  lead: Lead | null;
  /**
   * Version of the person that the form shows. The server refuses a change if somebody else has changed the person
   * since this version.
   */
  version: number;
  onSave: (json: object) => Promise<unknown>;
};

export function LeadForm({ lead, version, onSave }: Props) {
  const [today] = useState(() => localDay(new Date()));
  const { state: before = "", amount: stored = null, day: noted = today } = lead ?? {};
  const present = { state: before, amount: stored === null ? "" : formatMoney(stored), day: noted };
  return (
    <ActionForm
      variant="secondary"
      submit={labels.lead.save}
      onSubmit={async ({ state, day }, form) => {
        const amount = takeAmount(form);
        await onSave({ state: state || null, amount, day, version });
      }}
    >
      <DraftNote
        draft={labels.lead.save}
        // Without a record, the day of the form is today's, which nobody has stored.
        stored={lead ? present : { ...present, day: undefined }}
        label={labels.lead.now}
        values={shownValues(lead)}
      />
      <Field label={labels.lead.state} hint={labels.lead.hint}>
        <Select key={present.state} name="state" defaultValue={present.state}>
          <option value="">{labels.lead.none}</option>
          <Options of={LEAD_STATES.map((state) => [state, labels.lead.states[state]])} />
        </Select>
      </Field>
      <Field label={interpolate(labels.lead.amount, { currency: brand.currency })}>
        <TextInput name="amount" inputMode="numeric" defaultValue={present.amount} />
      </Field>
      <Field label={labels.lead.day} required>
        <TextInput name="day" type="date" required defaultValue={present.day} />
      </Field>
    </ActionForm>
  );
}

function shownValues(lead: Lead | null) {
  if (!lead) return [labels.lead.none];
  const { state, amount, day } = lead;
  return [labels.lead.states[state], amount !== null && formatMoney(amount), formatDay(day)];
}

/**
 * Reads the typed amount, and rewrites the field in the format in which the page shows amounts.
 * @throws ApiError with the reason at the field
 */
function takeAmount(form: HTMLFormElement): number | null {
  const field = form.elements.namedItem("amount") as HTMLInputElement;
  if (field.value.trim() === "") return null;
  const amount = readAmount(field.value);
  if (typeof amount === "string") {
    const problem = interpolate(labels.lead.problems[amount], { currency: brand.currency });
    throw new ApiError({ status: 422, fields: { amount: problem } });
  }
  field.value = formatMoney(amount);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return amount;
}
