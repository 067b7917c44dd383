import type { Db } from "#platform/database/database.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import type { Platform } from "#platform/platform.ts";
import type { BookingLine } from "#shared/bookings.ts";
import type { Report } from "./read-report.ts";
import {
  bookingRows,
  findBookings,
  listComing,
  listOfPerson,
  type StoredBooking,
} from "./store.ts";

type BookingTexts = Pick<StoredBooking, "name" | "title" | "template" | "language">;
type EarlierState = BookingTexts & Pick<StoredBooking, "uid" | "former_uids">;

const MAX_COMING = 20;
const MAX_OF_PERSON = 50;

/**
 * Stores what Cal.com or Calendly reports about a booked call. A repeated or outdated report only adds ids and fills
 * empty texts. If a report shows that several rows are one call, the row that was created first stays, because
 * receivers of events know the call by its id.
 */
export async function receiveReport(platform: Platform, report: Report): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    await lockKey(tx, `bookings ${report.provider}`);
    const rows = await findBookings(tx, report);
    const [newest, ...others] = rows;
    if (!newest) {
      const booked = { ...fieldsOf(platform, report), created_at: platform.now() };
      return publish(platform, tx, await bookingRows.insert(tx, booked), undefined);
    }
    const first = rows.reduce((a, b) => (b.created_at < a.created_at ? b : a));
    for (const { id } of rows) if (id !== first.id) await bookingRows.remove(tx, id);
    const { id, created_at } = first;
    const before = { ...others.reduce(joined, newest), id, created_at };
    const fields = isOutdated(before, report)
      ? joined(before, fieldsOf(platform, report))
      : fieldsOf(platform, report, before);
    const after = await bookingRows.update(tx, id, fields);
    if (after && isNews(first, after)) await publish(platform, tx, after, first);
  });
}

/**
 * Whether a report about a known id of a call is outdated: it is not newer than the stored report, or it is about a
 * former id. A newer report that moves the call from the present id back to a former one is not outdated.
 */
function isOutdated(before: StoredBooking, { uid, formerUid, reportedAt }: Report): boolean {
  if (before.uid !== uid && !before.former_uids.includes(uid)) return false;
  const isAboutPresent = before.uid === uid || before.uid === formerUid;
  return !isAboutPresent || before.reported_at >= reportedAt;
}

/**
 * Adds to a booked call the ids of an earlier state of the same call. Also fills empty texts of the call, such as the
 * name, from that state.
 */
function joined(call: StoredBooking, earlier: EarlierState): StoredBooking {
  const { uid, former_uids } = call;
  return {
    ...call,
    ...textsOf(call, earlier),
    former_uids: formerUids(uid, former_uids, [...earlier.former_uids, earlier.uid]),
  };
}

/** Returns name, title, template and language from `first`. An empty one is taken from `second`. */
function textsOf(first: BookingTexts, second?: BookingTexts): BookingTexts {
  return {
    name: first.name || (second?.name ?? ""),
    title: first.title || (second?.title ?? ""),
    template: first.template || (second?.template ?? ""),
    language: first.language || (second?.language ?? ""),
  };
}

/**
 * Joins lists of a call's former ids without duplicates and without the present id `uid`. The present id can be among
 * them: a call can be moved back to a former id, or moved and keep its id.
 */
function formerUids(uid: string, ...all: readonly (readonly string[])[]): string[] {
  return [...new Set(all.flat())].filter((former) => former !== uid);
}

/**
 * Returns the columns of a booked call. If the report lacks a name, title, template or language, the stored one stays.
 */
function fieldsOf({ now }: Platform, report: Report, before?: StoredBooking) {
  const { provider, uid, formerUid, state, email, reason, startsAt, endsAt, reportedAt } = report;
  return {
    ...textsOf(report, before),
    provider,
    uid,
    former_uids: formerUids(uid, before?.former_uids ?? [], formerUid === null ? [] : [formerUid]),
    email,
    reason,
    state: state === "booked" && before?.state === "moved" ? ("moved" as const) : state,
    starts_at: startsAt,
    ends_at: endsAt,
    reported_at: reportedAt,
    updated_at: now(),
  };
}

function isNews(before: StoredBooking, after: StoredBooking): boolean {
  return before.state !== after.state || before.starts_at.getTime() !== after.starts_at.getTime();
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
