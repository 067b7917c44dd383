import { people as words } from "#content/accounts/people.ts";
import type { Platform } from "#platform/platform.ts";
import { csvOf } from "#shared/text/csv.ts";
import type { ExportQuery } from "../contract.ts";
import { recordAudit } from "./audit.ts";
import { patternsOf } from "./patterns.ts";
import { listForExport, type Exported } from "./store.ts";

const PAGE = 1000;

const COLUMNS = {
  [words.export.email]: (row: Exported) => row.email,
  [words.details.name]: (row: Exported) => row.name,
  [words.details.company]: (row: Exported) => row.company,
  [words.export.others]: (row: Exported) => row.others,
  [words.export.first]: (row: Exported) => row.first_source,
  [words.export.latest]: (row: Exported) => row.last_source,
  [words.since]: (row: Exported) => row.created_at.toISOString(),
  [words.export.last]: (row: Exported) => row.last_at.toISOString(),
};

export function exportPeople(
  platform: Platform,
  actor: string,
  query: ExportQuery,
): AsyncGenerator<string, void> {
  return csvOf<Exported>(COLUMNS, pagesOf(platform, actor, query));
}

async function* pagesOf(
  platform: Platform,
  actor_id: string,
  query: ExportQuery,
): AsyncGenerator<Exported[], void> {
  const { db } = platform.database;
  const { q = "", ...left } = query;
  const wanted = { patterns: patternsOf(q), ...left };
  const entry = { actor_id, action: "people_exported", changes: { fields: Object.keys(query) } };
  for (let after: string | undefined; ;) {
    const rows = await listForExport(db, wanted, after, PAGE);
    // Once there is something to hand out.
    if (after === undefined) await recordAudit(platform, db, entry);
    yield rows;
    after = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}
