import { inbox as labels } from "#content/accounts/admin.ts";
import { readComingCalls } from "#features/bookings/server/service.ts";
import { titleOfTopic } from "#features/leads/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { readListPage } from "#shared/lists/list-page.ts";
import { daysBefore } from "#shared/time/days.ts";
import { STATUSES, type InboxQuery, type Status } from "../contract.ts";
import type { Inbox, LeadLine, MessageDetails, Today, TodayList } from "../views.ts";
import { LEAD_DAYS, MAX_COUNTED, TODAY_LISTS } from "../limits.ts";
import { listOpenLeads } from "./lead-store.ts";
import { describeMessage, linesOf } from "./describe.ts";
import { suggestSearches } from "./did-you-mean.ts";
import { countWanted, listColleagues, listMessages, messageRows, wantedBy } from "./store.ts";
import { fileRows } from "./replies/store.ts";

export {
  answerMessage,
  noteSent,
  renderAnswer,
  reopenCancelled,
  reopenUnanswered,
} from "./answer.ts";
export { changeMessages, undoChanges } from "./bulk-change.ts";
export { changeMessage } from "./change.ts";
export { exportMessages } from "./export.ts";
export { findOldestWaiting } from "./store.ts";
export { readReplies } from "./replies/read-mailbox.ts";
export { listenToDesk } from "./live.ts";
export { remindOfDue, renderAssignment, renderReminder, renderReply } from "./staff-mails.ts";

const FIRST = 10;
const FIRST_LEADS = 50;
/** A search that finds fewer messages than this may be misspelled. */
const FEW = 3;

export async function readInbox(platform: Platform, me: string, query: InboxQuery): Promise<Inbox> {
  const { db } = platform.database;
  const wanted = wantedBy(platform, me, query);
  const { rows, next } = await readListPage(
    (limit) => listMessages(db, wanted, limit),
    ({ created_at, id }) => ({ at: created_at, id }),
  );
  const staff = await listColleagues(db);
  const counts: [Status, number][] = [];
  for (const status of STATUSES)
    counts.push([status, await countWanted(db, { status }, MAX_COUNTED + 1)]);
  const { q = "", after } = query;
  return {
    messages: linesOf(rows, staff),
    didYouMean: q && !after && rows.length < FEW ? await suggestSearches(db, q, wanted) : [],
    counts: Object.fromEntries(counts) as Inbox["counts"],
    staff,
    next,
  };
}

export async function readToday(platform: Platform, me: string): Promise<Today> {
  const { db } = platform.database;
  const staff = await listColleagues(db);
  const read = async (list: TodayList) => {
    const query = Object.fromEntries(new URLSearchParams(TODAY_LISTS[list])) as InboxQuery;
    const wanted = wantedBy(platform, me, query);
    const messages = await listMessages(db, wanted, FIRST);
    return {
      count:
        messages.length < FIRST ? messages.length : await countWanted(db, wanted, MAX_COUNTED + 1),
      messages: linesOf(messages, staff),
    };
  };
  return {
    lists: {
      replied: await read("replied"),
      due: await read("due"),
      waiting: await read("waiting"),
      new: await read("new"),
    },
    leads: await readOpenLeads(platform),
    calls: await readComingCalls(platform),
  };
}

async function readOpenLeads({ database, now }: Platform): Promise<LeadLine[]> {
  const leads = await listOpenLeads(database.db, daysBefore(now(), LEAD_DAYS), FIRST_LEADS);
  return leads.map(({ at, topic, ...lead }) => ({
    ...lead,
    topic: titleOfTopic(topic),
    at: new Date(at).toISOString(),
  }));
}

/** @throws Refusal `not_found` */
export async function openMessage(platform: Platform, id: string): Promise<MessageDetails> {
  const { db } = platform.database;
  const row = await messageRows.find(db, id);
  if (!row) throw new Refusal("not_found", labels.notFound);
  return describeMessage(platform, db, row);
}

/** @throws Refusal `not_found` */
export async function openFile(
  { database }: Platform,
  messageId: string,
  id: string,
): Promise<{ name: string; body: Uint8Array }> {
  const file = await fileRows.find(database.db, { message_id: messageId, id });
  if (!file) throw new Refusal("not_found", labels.replies.noFile);
  return file;
}
