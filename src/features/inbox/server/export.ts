import { inbox as words } from "#content/accounts/admin.ts";
import { contact } from "#content/landing/contact.ts";
import { CONTACT_FIELDS, displayValue } from "#features/contact/fields.ts";
import { recordAudit } from "#features/people/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { csvOf } from "#shared/text/csv.ts";
import type { ExportQuery, Status } from "../contract.ts";
import type { MessageDetails } from "../views.ts";
import { listColleagues, listMessages, type StoredMessage } from "./store.ts";
import { wantedBy } from "./wanted.ts";

const PAGE = 500;

/** Every message that the query finds, newest first, as lines of CSV. @param me who asks */
export async function* exportMessages(
  platform: Platform,
  me: string,
  query: ExportQuery,
): AsyncGenerator<string, void> {
  const { db } = platform.database;
  const staff = new Map((await listColleagues(db)).map(({ id, email }) => [id, email]));
  yield* csvOf<StoredMessage>(
    {
      [words.fields.received]: (row) => row.created_at.toISOString(),
      [words.status]: (row) => words.statuses[row.status as Status],
      ...Object.fromEntries(
        CONTACT_FIELDS.map((name) => [
          contact.form.fields[name].label,
          (row: StoredMessage) => displayValue(name, row[name]),
        ]),
      ),
      [words.fields.source]: (row) => words.sources[row.source],
      [words.assignee]: (row) => staff.get(row.assignee_id ?? "") ?? null,
      [words.tags]: (row) => row.tags.join(", "),
      [words.followUp]: (row) => row.follow_up_on,
      [words.answer.answered]: (row) => row.answered_at?.toISOString() ?? null,
      [words.note]: (row) => row.note,
    } satisfies Record<string, (row: StoredMessage) => MessageDetails["message"]["note"] | null>,
    pagesOf(platform, me, query),
  );
}

async function* pagesOf(
  platform: Platform,
  me: string,
  query: ExportQuery,
): AsyncGenerator<StoredMessage[], void> {
  const { db } = platform.database;
  const wanted = wantedBy(platform, me, query);
  const changes = { fields: Object.keys(query) };
  for (let after: typeof wanted.after; ;) {
    const rows = await listMessages(db, { ...wanted, after }, PAGE);
    // Once there is something to hand out.
    if (!after) {
      await recordAudit(platform, db, { actor_id: me, action: "messages_exported", changes });
    }
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { at: last.created_at, id: last.id };
  }
}
