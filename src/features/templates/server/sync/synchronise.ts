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

/**
 * The templates of a folder. `unreadable` lists the path of each broken template with a sentence that gives the reason.
 */
export type LibraryFolder = {
  templates: ListedTemplate[];
  unreadable: [path: string, why: string][];
};

/**
 * A template that is not listed because its folder has an error. `path` is `{category}/{title}`; `why` is a sentence
 * with the reason.
 */
type RefusedFolder = { path: string; why: string };

/**
 * The templates whose folder has an error. They are kept in memory and not in the database, because every process reads
 * the folders when it starts.
 */
const refusedBy = new WeakMap<Platform, RefusedFolder[]>();

export function refusedFolders(platform: Platform): readonly RefusedFolder[] {
  return refusedBy.get(platform) ?? [];
}

/** Reads the folder of templates, without the database. @returns undefined if there is no folder */
export function readLibraryFolder(folder: string): LibraryFolder | undefined {
  if (!existsSync(folder)) return undefined;
  const unreadable: LibraryFolder["unreadable"] = [];
  const known = readLearned<KnownTemplates>("library", () => ({}));
  const templates = listLibrary(folder, known, (path, why) => void unreadable.push([path, why]));
  return { templates, unreadable };
}

/**
 * Updates the database from the folder of templates (decision 4). Replicas of the site do this one after the other.
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
  const leaveOut = (template: string, why: string) => {
    left.push({ path: template, why });
    platform.log.error({ template, why }, "template left out");
  };
  for (const [path, why] of unreadable) leaveOut(path, why);
  const changes = await changeLibrary(platform, async (tx) => {
    await lockLibrary(tx);
    const before = await readSynchronised(tx);
    const gone = withoutFolder(before, library);
    await hideTemplates(tx, gone);
    await withholdRefused(tx, before, library);
    return { written: await writeChanged(tx, templates, before, leaveOut), hidden: gone.length };
  });
  refusedBy.set(platform, left);
  platform.log.info({ templates: templates.length, ...changes }, "library synchronised");
  return templates.length;
}

/**
 * Hides templates with a broken folder, and shows them again once the folder is repaired. A template that staff have
 * hidden stays hidden.
 */
async function withholdRefused(
  tx: Db,
  before: readonly Synchronised[],
  { templates, unreadable }: LibraryFolder,
): Promise<void> {
  const paths = new Set(unreadable.map(([path]) => `/templates/${path}/`));
  const refused = before.filter((row) => row.is_public && paths.has(folderPath(row)));
  const ids = new Set(templates.map(({ id }) => id));
  const mended = before.filter((row) => row.withheld && ids.has(row.id));
  await withholdTemplates(tx, idsOf(refused), true);
  await withholdTemplates(tx, idsOf(mended), false);
}

function idsOf(rows: readonly Synchronised[]): string[] {
  return rows.map(({ id }) => id);
}

function withoutFolder(
  before: readonly Synchronised[],
  { templates, unreadable }: LibraryFolder,
): string[] {
  const ids = new Set(templates.map(({ id }) => id));
  const paths = new Set(unreadable.map(([path]) => `/templates/${path}/`));
  const gone = before.filter((row) => !ids.has(row.id) && !paths.has(folderPath(row)));
  return idsOf(gone);
}

async function writeChanged(
  tx: Db,
  library: readonly ListedTemplate[],
  before: readonly Synchronised[],
  leaveOut: (template: string, why: string) => void,
): Promise<number> {
  const fingerprints = new Map(before.map(({ id, fingerprint }) => [id, fingerprint]));
  let written = 0;
  for (const { path, id, fingerprint, read } of library) {
    if (fingerprints.get(id) === fingerprint) continue;
    const { metadata, workflow, guide, record, passport, sketch, setup_minutes } = read();
    const { title, description, category, tools, features } = metadata;
    const { slug, summary, outcome, industries, version } = metadata;
    if (await isSlugTaken(tx, slug, id)) {
      leaveOut(path, `another template has its slug "${slug}"`);
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
