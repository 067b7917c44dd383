import { curation as words } from "#content/accounts/curation.ts";
import { recordAudit } from "#features/people/server/service.ts";
import { libraryChanged, readMissedSearches } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { CHANGED_MEANWHILE, Refusal } from "#platform/refusal.ts";
import type { TemplateChange, TemplateLine, TemplateList } from "../contract.ts";
import { countTemplates, listForStaff, lockTemplate, updateTemplate } from "./store.ts";

const MAX_LISTED = 500;
const MAX_SEARCHES = 50;

export async function readCuration(platform: Platform): Promise<TemplateList> {
  const { db } = platform.database;
  const { total, most } = await readMissedSearches(platform, MAX_SEARCHES);
  return {
    templates: await listForStaff(db, { most: MAX_LISTED }),
    total: await countTemplates(db),
    searches: {
      total,
      most: most.map(({ words: looked, times, last_day: day }) => ({ words: looked, times, day })),
    },
  };
}

/** @throws Refusal `not_found` */
export async function openTemplate({ database }: Platform, id: string): Promise<TemplateLine> {
  const [line] = await listForStaff(database.db, { id, most: 1 });
  if (!line) throw notFound();
  return line;
}

/** At once in this process, within a second in others. @throws Refusal `not_found`; `conflict`: somebody was quicker */
export async function changeTemplate(
  platform: Platform,
  actor: string,
  id: string,
  { seen, ...change }: TemplateChange,
): Promise<TemplateLine> {
  await platform.database.db.transaction(async (tx) => {
    const before = await lockTemplate(tx, id);
    if (!before) throw notFound();
    if (before.isPublic !== seen.isPublic || before.isFeatured !== seen.isFeatured) {
      throw new Refusal("conflict", words.changedMeanwhile, { reason: CHANGED_MEANWHILE });
    }
    await updateTemplate(tx, id, { ...before, ...change });
    const entry = { actor_id: actor, action: "template_changed", row_id: id };
    await recordAudit(platform, tx, { ...entry, changes: change });
  });
  libraryChanged(platform);
  return openTemplate(platform, id);
}

function notFound(): Refusal {
  return new Refusal("not_found", words.notFound);
}
