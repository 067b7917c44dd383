import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { EventDetails } from "#shared/events.ts";
import { type AuditEntry, auditRows, personRows } from "./store.ts";

/**
 * Adds an entry to the audit log.
 * @param tx - the transaction that also stores the logged action
 */
export async function recordAudit(
  { now }: Pick<Platform, "now">,
  tx: Db,
  entry: Omit<AuditEntry, "at">,
): Promise<void> {
  await auditRows.insert(tx, { ...entry, at: now() });
}

export async function publishChange(
  { outbox }: Pick<Platform, "outbox">,
  tx: Db,
  id: string,
  { change, other = "" }: { change: EventDetails["person.changed"]["change"]; other?: string },
): Promise<void> {
  const person = await personRows.find(tx, id);
  if (!person) return;
  const { email, name, company } = person;
  const details = { email, name, company, change, other_person_id: other };
  await outbox.publish(tx, { type: "person.changed", ...details });
}
