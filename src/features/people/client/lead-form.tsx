import { useState } from "react";
import { people as labels } from "#content/accounts/people.ts";
import { brand } from "#content/site/brand.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { StoredValues } from "#features/back-office/client/stored-values.tsx";
import { Field, Options, Select, TextInput } from "#design/field.tsx";
import { LEAD_STATES, type Lead } from "#shared/leads.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { formatMoney } from "#shared/text/format-money.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { isoDay } from "#shared/time/days.ts";

type Props = {
  lead: Lead | null;
  /** Version of the person. The server refuses a change if somebody else has changed the person since then. */
  version: number;
  onSave: (json: object) => Promise<unknown>;
};

export function LeadForm({ lead, version, onSave }: Props) {
  const [today] = useState(() => isoDay(new Date()));
  const { state: before = "", amount: stored, day: noted = today } = lead ?? {};
  const present = { state: before, amount: String(stored ?? ""), day: noted };
  return (
    <ActionForm
      variant="secondary"
      submit={labels.lead.save}
      onSubmit={async ({ state, amount, day }) => {
        // The server refuses a text that is no amount, and the form shows the reason at the field.
        const given = amount?.trim() ? (parseAmount(amount) ?? amount) : null;
        await onSave({ state: state || null, amount: given, day, version });
      }}
    >
      <StoredValues
        draft={labels.lead.save}
        stored={present}
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

const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3})+$/;

/**
 * Reads an amount in any spelling: "2,400", "2.400" or "2 400,00". Cents must be zero.
 * @returns undefined for anything else
 */
export function parseAmount(typed: string): number | undefined {
  const withoutCents = typed.trim().replace(/[.,]00?$/, "");
  const isAmount = GROUPED.test(withoutCents) || /^\d+$/.test(withoutCents);
  return isAmount ? Number(withoutCents.replace(/\D/g, "")) : undefined;
}
