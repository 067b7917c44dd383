import type { Db } from "#platform/database/database.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import type { Platform } from "#platform/platform.ts";
import type { BookingLine } from "#shared/bookings.ts";
import type { Report } from "./read-report.ts";
import { bookingRows, findBooking, listComing, listOfPerson, type StoredBooking } from "./store.ts";

const MAX_COMING = 20;
const MAX_OF_PERSON = 50;

/** Stores what Cal.com or Calendly reports about a booked call. A repeated or outdated report changes nothing. */
export async function receiveReport(platform: Platform, report: Report): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    await lockKey(tx, `bookings ${report.provider}`);
    const before = await findBooking(tx, report);
    if (before && isOutdated(before, report)) return;
    const after = before
      ? await bookingRows.update(tx, before.id, fieldsOf(platform, report, before))
      : await bookingRows.insert(tx, { ...fieldsOf(platform, report), created_at: platform.now() });
    if (after && isNews(before, after)) await publish(platform, tx, after, before);
  });
}

function isOutdated(before: StoredBooking, { uid, reportedAt }: Report): boolean {
  return (
    before.former_uids.includes(uid) || (before.uid === uid && before.reported_at >= reportedAt)
  );
}

/** Returns the columns of a booked call. A name, title, template or language that the report lacks stays as stored. */
function fieldsOf({ now }: Platform, report: Report, before?: StoredBooking) {
  const { provider, uid, formerUid, state, email, name, title, reason, startsAt, endsAt } = report;
  const former = [...(before?.former_uids ?? []), ...(formerUid === null ? [] : [formerUid])];
  return {
    provider,
    uid,
    former_uids: [...new Set(former)],
    email,
    reason,
    state: state === "booked" && before?.state === "moved" ? ("moved" as const) : state,
    name: name || (before?.name ?? ""),
    title: title || (before?.title ?? ""),
    template: report.template || (before?.template ?? ""),
    language: report.language || (before?.language ?? ""),
    starts_at: startsAt,
    ends_at: endsAt,
    reported_at: report.reportedAt,
    updated_at: now(),
  };
}

function isNews(before: StoredBooking | undefined, after: StoredBooking): boolean {
  return before?.state !== after.state || before.starts_at.getTime() !== after.starts_at.getTime();
}

async function publish(
  { outbox }: Platform,
  tx: Db,
  call: StoredBooking,
  before: StoredBooking | undefined,
): Promise<void> {
  await outbox.publish(tx, {
    type: "call.changed",
    booking_id: call.id,
    change: call.state,
    email: call.email,
    name: call.name,
    title: call.title,
    starts_at: call.starts_at.toISOString(),
    ends_at: call.ends_at.toISOString(),
    previous_starts_at: before?.starts_at.toISOString() ?? "",
    reason: call.reason,
    template: call.template,
    language: call.language,
  });
}

export async function readComingCalls({ database, now }: Platform): Promise<BookingLine[]> {
  return (await listComing(database.db, now(), MAX_COMING)).map(lineOf);
}

/** Returns a person's booked calls, including those under email addresses that staff have merged with this person. */
export async function readCallsOf(db: Db, person: string): Promise<BookingLine[]> {
  return (await listOfPerson(db, person, MAX_OF_PERSON)).map(lineOf);
}

function lineOf(row: StoredBooking): BookingLine {
  const { id, state, email, name, title, reason, person_id } = row;
  return {
    id,
    at: row.updated_at.toISOString(),
    state,
    email,
    name,
    personId: person_id,
    title,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    reason,
  };
}
