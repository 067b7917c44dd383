import { existsSync } from "node:fs";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { folderPath } from "#shared/template-addresses.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { listLibrary, type KnownTemplates, type ListedTemplate } from "./library-folder.ts";
import { changeLibrary } from "../library-version.ts";
import {
  hideTemplates,
  isSlugTaken,
  lockLibrary,
  readSynchronised,
  upsertTemplate,
  withholdTemplates,
  type Synchronised,
} from "./sync-store.ts";

/** A template folder with an error. `path` is `{category}/{title}`; `why` is a sentence with the reason. */
type RefusedFolder = { path: string; why: string };

type LibraryFolder = { templates: ListedTemplate[]; unreadable: RefusedFolder[] };

/**
 * The refused folders are kept in memory and not in the database, because every process reads the folders itself when
 * it starts.
 */
const refusedBy = new WeakMap<Platform, RefusedFolder[]>();

export function refusedFolders(platform: Platform): readonly RefusedFolder[] {
  return refusedBy.get(platform) ?? [];
}

/** Reads the folder of templates, without the database. @returns undefined if there is no folder */
export function readLibraryFolder(folder: string): LibraryFolder | undefined {
  if (!existsSync(folder)) return undefined;
  const unreadable: RefusedFolder[] = [];
  const known = readLearned<KnownTemplates>("library", () => ({}));
  const readable = listLibrary(folder, known, (path, why) => void unreadable.push({ path, why }));
  const broken = new Map(unreadable.map(({ path }) => [`/templates/${path}/`, path]));
  const listed = readable.filter(({ path, read }) => {
    // A copy of a broken folder cannot take the folder's place, because the page of the template would still offer the
    // broken files. The copy is refused, too.
    const original = broken.size > 0 && broken.get(folderPath(read().metadata));
    if (original) unreadable.push({ path, why: `it is a copy of the folder ${original}` });
    return !original;
  });
  const templates = [...Map.groupBy(listed, ({ id }) => id).values()].flatMap((same) => {
    const kept = same.length > 1 ? (same.find(hasOwnPath) ?? same[0]) : same[0];
    for (const { path } of same.filter((one) => one !== kept))
      unreadable.push({ path, why: `it has the id of the folder ${kept?.path}` });
    return kept ?? [];
  });
  return { templates, unreadable };
}

/** Whether the folder has the name that follows from its metadata, unlike most copies of a folder. */
function hasOwnPath({ path, read }: ListedTemplate): boolean {
  return folderPath(read().metadata) === `/templates/${path}/`;
}

/**
 * Updates the database from the folder of templates (docs/product.md, decision 4). Replicas of the site do this one
 * after the other.
 *
 * - A new template becomes public.
 * - A template whose folder is gone is hidden. This happens only once, so staff may show the template again.
 * - A template whose folder has an error is hidden until the folder is repaired.
 * - A template that never had a folder stays as it is.
 * @returns the number of readable templates; undefined if there is no folder
 */
export async function synchroniseTemplates(
  platform: Platform,
  folder: string,
  library = readLibraryFolder(folder),
): Promise<number | undefined> {
  if (!library) {
    platform.log.error(
      { folder },
      "there is no library of templates here: the table stays as it is",
    );
    return undefined;
  }
  const { templates, unreadable } = library;
  const left: RefusedFolder[] = [];
  const leaveOut = (refused: RefusedFolder) => {
    left.push(refused);
    platform.log.error({ template: refused.path, why: refused.why }, "template left out");
  };
  unreadable.forEach(leaveOut);
  const changes = await changeLibrary(platform, async (tx) => {
    await lockLibrary(tx);
    const before = await readSynchronised(tx);
    const hidden = await hideChanged(tx, before, library);
    return { written: await writeChanged(tx, templates, before, leaveOut), hidden };
  });
  refusedBy.set(platform, left);
  platform.log.info({ templates: templates.length, ...changes }, "library synchronised");
  return templates.length;
}

/**
 * Hides templates whose folder is gone or broken, and shows them again once a broken folder is repaired. A template
 * that staff have hidden stays hidden.
 * @returns the number of templates whose folder is gone
 */
async function hideChanged(
  tx: Db,
  before: readonly Synchronised[],
  { templates, unreadable }: LibraryFolder,
): Promise<number> {
  const ids = new Set(templates.map(({ id }) => id));
  const paths = new Set(unreadable.map(({ path }) => `/templates/${path}/`));
  const isRefused = (row: Synchronised) => !ids.has(row.id) && paths.has(folderPath(row));
  const idsWhere = (isMeant: (row: Synchronised) => boolean) =>
    before.filter(isMeant).map(({ id }) => id);
  const gone = idsWhere((row) => !ids.has(row.id) && !isRefused(row));
  await hideTemplates(tx, gone);
  const refused = idsWhere((row) => row.is_public && isRefused(row));
  await withholdTemplates(tx, refused, true);
  const mended = idsWhere((row) => row.withheld && ids.has(row.id));
  await withholdTemplates(tx, mended, false);
  return gone.length;
}

async function writeChanged(
  tx: Db,
  library: readonly ListedTemplate[],
  before: readonly Synchronised[],
  leaveOut: (refused: RefusedFolder) => void,
): Promise<number> {
  const fingerprints = new Map(before.map(({ id, fingerprint }) => [id, fingerprint]));
  let written = 0;
  for (const { path, id, fingerprint, read } of library) {
    if (fingerprints.get(id) === fingerprint) continue;
    const { metadata, workflow, guide, record, passport, sketch, setup_minutes } = read();
    const { title, description, category, tools, features } = metadata;
    const { slug, summary, outcome, industries, version } = metadata;
    if (await isSlugTaken(tx, slug, id)) {
      leaveOut({ path, why: `another template has its slug "${slug}"` });
      continue;
    }
    await upsertTemplate(
      tx,
      {
        id,
        title,
        description,
        category,
        tools,
        features,
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
      { template_id: id, workflow, guide, record, passport, fingerprint },
    );
    written += 1;
  }
  return written;
}
