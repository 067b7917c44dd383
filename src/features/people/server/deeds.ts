import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { EventDetails } from "#shared/events.ts";
import { findPerson, insertDeed, type Deed } from "./store.ts";

/** What staff did, in the transaction in which they did it. */
export async function recordDeed(
  { now }: Pick<Platform, "now">,
  tx: Db,
  deed: Omit<Deed, "at">,
): Promise<void> {
  await insertDeed(tx, { ...deed, at: now() });
}

/** Tells other tools, in the transaction in which it was changed. */
export async function publishChange(
  { events }: Pick<Platform, "events">,
  tx: Db,
  id: string,
  { change, other = "" }: { change: EventDetails["person.changed"]["change"]; other?: string },
): Promise<void> {
  const person = await findPerson(tx, id);
  if (!person) return;
  const { email, name, company } = person;
  const told = { email, name, company, change, other_person_id: other };
  await events.publish(tx, { type: "person.changed", ...told });
}
