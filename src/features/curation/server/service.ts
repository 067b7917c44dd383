import { curation as labels } from "#content/accounts/curation.ts";
import { recordAudit } from "#features/people/server/service.ts";
import { patternsOf } from "#platform/database/search-patterns.ts";
import {
  changeLibrary,
  readMissedSearches,
  refusedFolders,
} from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { CurationQuery, TemplateChange, TemplateLine, TemplateList } from "../contract.ts";
import { countByState, countTemplates, listForStaff, templateRows } from "./store.ts";

const MAX_LISTED = 500;
const MAX_SEARCHES = 50;

export async function readCuration(
  platform: Platform,
  { q = "", state }: CurationQuery,
): Promise<TemplateList> {
  const { db } = platform.database;
  const wanted = { patterns: patternsOf(q), state };
  return {
    templates: await listForStaff(db, wanted, MAX_LISTED),
    total: await countTemplates(db, wanted),
    counts: await countByState(db),
    refused: [...refusedFolders(platform)],
    searches: await readMissedSearches(platform, MAX_SEARCHES),
  };
}

/**
 * Changes a template. If the change hides it, this replica of the server hides the template at once, and the other
 * replicas within a second.
 * @throws Refusal `not_found`; `conflict` if somebody else changed the template first, or if staff want to show a
 *   template that the site hides because of an error
 */
export async function changeTemplate(
  platform: Platform,
  actor: string,
  id: string,
  { seen, ...change }: TemplateChange,
): Promise<TemplateLine> {
  return changeLibrary(platform, async (tx) => {
    const before = await templateRows.lock(tx, id);
    if (!before) throw new Refusal("not_found", labels.notFound);
    if (before.is_public !== seen.isPublic || before.is_featured !== seen.isFeatured) {
      throw new Refusal("conflict", labels.changedMeanwhile);
    }
    if (change.isPublic && before.withheld) throw new Refusal("conflict", labels.withheldStays);
    const { isPublic, isFeatured } = { ...seen, ...change };
    await templateRows.update(tx, id, { is_public: isPublic, is_featured: isFeatured });
    const entry = { actor_id: actor, action: "template_changed", row_id: id };
    await recordAudit(platform, tx, { ...entry, changes: change });
    const [line] = await listForStaff(tx, { id }, 1);
    return line as TemplateLine;
  });
}
