import { inbox as labels } from "#content/accounts/admin.ts";
import { people } from "#content/accounts/people.ts";
import { contact } from "#content/landing/contact.ts";
import type { Touch } from "#features/analytics/contract.ts";
import { firstAndLastOfEach } from "#features/analytics/server/service.ts";
import { CONTACT_FIELDS, displayValue } from "#features/contact/fields.ts";
import { leadsOf, recordAudit } from "#features/people/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import type { Lead } from "#shared/leads.ts";
import { readWholeList } from "#shared/lists/list-page.ts";
import { csvOf, csvTime, timeColumn } from "#shared/text/csv.ts";
import type { ExportQuery, Status } from "../contract.ts";
import { listColleagues, listMessages, type StoredMessage, wantedBy } from "./store.ts";

const PAGE = 500;

type Exported = StoredMessage & {
  touches: { first: Touch; last: Touch } | undefined;
  lead: Lead | undefined;
};

/**
 * Yields the parts of a CSV file with the messages that the query selects.
 * @param me - id of the staff member who exports the messages
 */
export async function* exportMessages(
  platform: Platform,
  me: string,
  query: ExportQuery,
): AsyncGenerator<string, void> {
  const { db } = platform.database;
  const wanted = wantedBy(platform, me, query);
  const entry = {
    actor_id: me,
    action: "messages_exported",
    changes: { fields: Object.keys(query) },
  };
  const staff = new Map((await listColleagues(db)).map(({ id, name }) => [id, name]));
  yield* csvOf<Exported>(
    {
      [timeColumn(labels.fields.received)]: (row) => csvTime(row.created_at),
      [labels.status]: (row) => labels.statuses[row.status as Status],
      ...Object.fromEntries(
        CONTACT_FIELDS.map((name) => [
          contact.form.fields[name].label,
          (row: Exported) => displayValue(name, row[name]),
        ]),
      ),
      [labels.fields.source]: (row) => labels.sources[row.source],
      [people.export.first]: ({ touches }) => touches?.first.source ?? null,
      [people.export.latest]: ({ touches }) => touches?.last.source ?? null,
      [people.export.campaign]: ({ touches }) => touches?.last.campaign ?? null,
      [people.export.lead]: ({ lead }) => (lead ? people.lead.states[lead.state] : null),
      [people.export.amount]: ({ lead }) => lead?.amount?.toString() ?? null,
      [people.export.day]: ({ lead }) => lead?.day ?? null,
      [labels.assignee]: (row) => staff.get(row.assignee_id ?? "") ?? null,
      [labels.tags]: (row) => row.tags.join(", "),
      [labels.followUp]: (row) => row.follow_up_on,
      [timeColumn(labels.answer.answered)]: (row) => row.answered_at && csvTime(row.answered_at),
      [labels.note]: (row) => row.note,
    },
    readWholeList(async (last, limit) => {
      const after = last && { at: last.created_at, id: last.id };
      const rows = await listMessages(db, { ...wanted, after }, limit);
      const ids = rows.flatMap(({ person_id }) => person_id ?? []);
      const touches = await firstAndLastOfEach(db, ids);
      const leads = await leadsOf(db, ids);
      // Records the export in the audit log once, after the first rows were read. An export that fails before that is
      // not recorded.
      if (!last) await recordAudit(platform, db, entry);
      return rows.map((row) => {
        const id = row.person_id ?? "";
        return { ...row, touches: touches.get(id), lead: leads.get(id) };
      });
    }, PAGE),
  );
}
