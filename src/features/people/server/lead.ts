import { people as labels } from "#content/accounts/people.ts";
import { brand } from "#content/site/brand.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Lead } from "#shared/leads.ts";
import type { LeadChange, PersonDetails } from "../contract.ts";
import { recordAudit } from "./audit.ts";
import { describePerson } from "./details.ts";
import { leadsOf, recordLead } from "./lead-store.ts";
import { mainPerson } from "./store.ts";

/**
 * Changes a customer record. A person who was merged into another shares the other's record.
 * @throws Refusal `not_found`; `conflict` if the person was changed meanwhile
 */
export async function changeLead(
  platform: Platform,
  actor: string,
  id: string,
  { version, state, amount, day }: LeadChange,
): Promise<PersonDetails> {
  return platform.database.db.transaction(async (tx) => {
    const person = await mainPerson(tx, id, "lock");
    if (!person) throw new Refusal("not_found", labels.notFound);
    if (person.version !== version) throw new Refusal("conflict", labels.changedMeanwhile);
    const before = (await leadsOf(tx, [person.id])).get(person.id);
    const lead = state && { state, amount, day };
    const changed = changedLead(before, lead);
    if (!changed) return describePerson(platform, tx, person.id);
    await recordLead(tx, person.id, lead);
    const entry = { actor_id: actor, action: "lead_changed", row_id: person.id };
    const changes = { fields: ["lead"], ...changed };
    await recordAudit(platform, tx, { ...entry, person_id: person.id, changes });
    const { email, name, company } = person;
    await platform.outbox.publish(tx, {
      type: "lead.changed",
      email,
      name,
      company,
      state,
      amount: lead?.amount ?? null,
      day: lead?.day ?? null,
      currency: brand.currency,
      previous_state: before?.state ?? null,
    });
    return describePerson(platform, tx, person.id);
  });
}

/**
 * Returns the new values of the changed fields and, as `from`, the old values of these fields.
 * @returns undefined if nothing is changed
 */
function changedLead(before: Lead | undefined, now: Lead | null) {
  const valuesOf = (lead: Lead | null | undefined) => ({
    lead: lead?.state ?? null,
    amount: lead?.amount?.toString() ?? null,
    day: lead?.day ?? null,
  });
  const [from, to] = [valuesOf(before), valuesOf(now)];
  const names = (["lead", "amount", "day"] as const).filter((name) => from[name] !== to[name]);
  const pick = (values: typeof to) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return names.length > 0 ? { ...pick(to), from: pick(from) } : undefined;
}

/** @returns null if there is no such person */
export async function readLead(
  db: Db,
  id: string,
): Promise<{ lead: Lead | null; version: number } | null> {
  const person = await mainPerson(db, id);
  if (!person) return null;
  return { lead: (await leadsOf(db, [id])).get(id) ?? null, version: person.version };
}
