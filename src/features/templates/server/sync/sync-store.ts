import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { templateFiles, templates } from "#platform/database/schema/library.ts";
import type { Template } from "../../contract.ts";

export type LibraryRow = typeof templates.$inferInsert;
export type FilesRow = typeof templateFiles.$inferInsert;

/** Locks the template library until the transaction ends. Therefore only one process at a time changes the library. */
export async function lockLibrary(tx: Db): Promise<void> {
  // Other replicas may start at the same moment. This one waits for them without a time limit.
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(7340517)`);
}

/** `fingerprint`: checksum of the template's files when they were last read. */
export type Synchronised = Pick<Template, "id" | "title" | "category" | "is_public"> & {
  withheld: boolean;
  fingerprint: string;
};

export async function readSynchronised(tx: Db): Promise<Synchronised[]> {
  return tx
    .select({
      id: templates.id,
      title: templates.title,
      category: templates.category,
      is_public: templates.is_public,
      withheld: templates.withheld,
      fingerprint: templateFiles.fingerprint,
    })
    .from(templateFiles)
    .innerJoin(templates, eq(templateFiles.template_id, templates.id));
}

export async function isSlugTaken(tx: Db, slug: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.slug, slug), ne(templates.id, id)));
  return rows.length > 0;
}

/** Inserts or updates a template. A new template is public. An existing template stays public or hidden, as it was. */
export async function upsertTemplate(
  tx: Db,
  row: Omit<LibraryRow, "is_public" | "withheld">,
  files: FilesRow,
): Promise<void> {
  const { id: _id, ...content } = row;
  await tx.insert(templates).values(row).onConflictDoUpdate({ target: templates.id, set: content });
  await tx
    .insert(templateFiles)
    .values(files)
    .onConflictDoUpdate({ target: templateFiles.template_id, set: files });
}

/**
 * Hides templates and deletes their stored files. If staff show a template again, it stays visible, because later
 * updates ignore templates without files.
 */
export async function hideTemplates(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const hidden = { is_public: false, withheld: false };
  await tx.update(templates).set(hidden).where(inArray(templates.id, ids));
  await tx.delete(templateFiles).where(inArray(templateFiles.template_id, ids));
}

/** Hides templates whose folder has an error, or shows them again after the folder was repaired. */
export async function withholdTemplates(tx: Db, ids: string[], withheld: boolean): Promise<void> {
  if (ids.length === 0) return;
  const change = { is_public: !withheld, withheld };
  await tx.update(templates).set(change).where(inArray(templates.id, ids));
}
