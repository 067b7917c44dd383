import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { readLibrary, type FolderTemplate } from "./library-folder.ts";
import { libraryChanged } from "./service.ts";
import { hideTemplatesExcept, lockLibrary, readFingerprints, upsertTemplate } from "./store.ts";

/**
 * Brings the library's table up to what the folder holds (decision 4): new and changed templates
 * are written, those whose folder is gone are hidden, what staff decided about `is_public` stays.
 * Replicas that start at the same moment do it one after the other; the later find nothing to do.
 * A template with a broken file is left out and named in the log.
 */
export async function synchroniseTemplates(platform: Platform, folder: string): Promise<void> {
  const library = readLibrary(folder, (path, why) =>
    platform.log.error({ template: path, why }, "template left out"),
  );
  const changes = await platform.database.db.transaction(async (tx) => {
    await lockLibrary(tx);
    const ids = library.map((template) => template.metadata.id);
    const hidden = await hideTemplatesExcept(tx, ids);
    return { written: await writeChanged(tx, library, ids), hidden };
  });
  libraryChanged(platform);
  platform.log.info({ templates: library.length, ...changes }, "library synchronised");
}

async function writeChanged(tx: Db, library: FolderTemplate[], ids: string[]): Promise<number> {
  const known = await readFingerprints(tx, ids);
  let written = 0;
  for (const { metadata, workflow, guide, sketch, fingerprint } of library) {
    const before = known.get(metadata.id);
    const isPublic = before?.byStaff ? before.is_public : true;
    if (before?.fingerprint === fingerprint && before.is_public === isPublic) continue;
    const { id, title, description, category, tools, features } = metadata;
    const { slug, summary, outcome, industries, version, setup_minutes } = metadata;
    await upsertTemplate(
      tx,
      {
        id,
        title,
        description,
        category,
        tools,
        features,
        is_public: isPublic,
        slug,
        summary,
        outcome,
        industries,
        version,
        setup_minutes,
        metadata,
        sketch,
        created_at: new Date(metadata.created_at),
        updated_at: new Date(metadata.updated_at),
      },
      { template_id: id, workflow, guide, fingerprint },
    );
    written += 1;
  }
  return written;
}
