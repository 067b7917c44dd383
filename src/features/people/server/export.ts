import { people as labels } from "#content/accounts/people.ts";
import { patternsOf } from "#platform/database/search-patterns.ts";
import type { Platform } from "#platform/platform.ts";
import type { Lead } from "#shared/leads.ts";
import { csvOf, csvTime, timeColumn } from "#shared/text/csv.ts";
import type { ExportQuery } from "../contract.ts";
import { recordAudit } from "./audit.ts";
import { leadsOf } from "./lead-store.ts";
import { findEverybody, readForExport, type Exported as Listed } from "./store.ts";

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
  [timeColumn(labels.since)]: (row: Exported) => csvTime(row.created_at),
  [timeColumn(labels.export.last)]: (row: Exported) => csvTime(row.last_at),
};

export function exportPeople(
  platform: Platform,
  actor_id: string,
  query: ExportQuery,
): AsyncGenerator<string, void> {
  const { q = "", ...filters } = query;
  const entry = { actor_id, action: "people_exported", changes: { fields: Object.keys(query) } };
  return csvOf(COLUMNS, readPages(platform, { patterns: patternsOf(q), ...filters }, entry));
}

/**
 * Reads all people page by page. The search runs only once, before the first page, because it is slow: it has to read
 * many texts.
 */
async function* readPages(
  platform: Platform,
  wanted: Parameters<typeof findEverybody>[1],
  entry: Parameters<typeof recordAudit>[2],
): AsyncGenerator<Exported[], void> {
  const { db } = platform.database;
  const ids = await findEverybody(db, wanted);
  for (let from = 0; from === 0 || from < ids.length; from += PAGE) {
    const some = ids.slice(from, from + PAGE);
    const leads = await leadsOf(db, some);
    const rows = await readForExport(db, some, wanted);
    // The audit log records an export when its first rows were read. An export that fails before is not recorded.
    if (from === 0) await recordAudit(platform, db, entry);
    yield rows.map((row) => ({ ...row, lead: leads.get(row.id) }));
  }
}
