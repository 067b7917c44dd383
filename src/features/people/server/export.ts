import { people as labels } from "#content/accounts/people.ts";
import type { Platform } from "#platform/platform.ts";
import { readWholeList } from "#shared/lists/list-page.ts";
import type { Lead } from "#shared/leads.ts";
import { csvOf } from "#shared/text/csv.ts";
import type { ExportQuery } from "../contract.ts";
import { recordAudit } from "./audit.ts";
import { patternsOf } from "./patterns.ts";
import { leadsOf } from "./lead-store.ts";
import { listForExport, type Exported as Listed } from "./store.ts";

const PAGE = 1000;

type Exported = Listed & { lead: Lead | undefined };

const COLUMNS = {
  [labels.export.email]: (row: Exported) => row.email,
  [labels.details.name]: (row: Exported) => row.name,
  [labels.details.company]: (row: Exported) => row.company,
  [labels.export.others]: (row: Exported) => row.others,
  [labels.export.first]: (row: Exported) => row.first_source,
  [labels.export.latest]: (row: Exported) => row.last_source,
  [labels.export.lead]: ({ lead }: Exported) => (lead ? labels.lead.states[lead.state] : null),
  [labels.export.amount]: ({ lead }: Exported) => lead?.amount ?? null,
  [labels.export.day]: ({ lead }: Exported) => lead?.day ?? null,
  [labels.since]: (row: Exported) => row.created_at.toISOString(),
  [labels.export.last]: (row: Exported) => row.last_at.toISOString(),
};

export function exportPeople(
  platform: Platform,
  actor_id: string,
  query: ExportQuery,
): AsyncGenerator<string, void> {
  const { db } = platform.database;
  const { q = "", ...filters } = query;
  const wanted = { patterns: patternsOf(q), ...filters };
  const entry = { actor_id, action: "people_exported", changes: { fields: Object.keys(query) } };
  const pages = readWholeList<Exported>(async (last, limit) => {
    const rows = await listForExport(db, wanted, last?.id, limit);
    const leads = await leadsOf(
      db,
      rows.map(({ id }) => id),
    );
    // Recorded after the first rows were read, so that a failed export is not recorded.
    if (!last) await recordAudit(platform, db, entry);
    return rows.map((row) => ({ ...row, lead: leads.get(row.id) }));
  }, PAGE);
  return csvOf(COLUMNS, pages);
}
