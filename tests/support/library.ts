import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { libraryChanged } from "#features/templates/server/library-version.ts";
import {
  readLibraryFolder,
  synchroniseTemplates,
} from "#features/templates/server/sync/synchronise.ts";
import type { Database } from "#platform/database/database.ts";
import { PASSPORT_FILES, type PassportFile } from "#workflow/passport/files.ts";
import { checksumsOf } from "#workflow/passport/read-passport.ts";
import { copyRows } from "./kept-rows.ts";
import type { TestPlatform } from "./platform.ts";

export const LIBRARY = join(import.meta.dirname, "../../templates");

/** Tables with the rows of templates, and the column of each that holds the template's id. */
const LIBRARY_TABLES = { templates: "id", template_files: "template_id" };

/**
 * Copies templates of the library into a folder for one test.
 * @param templates - `{category}/{title}` of each
 */
export function copyOfLibrary(templates: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "library-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of templates)
    cpSync(join(LIBRARY, path), join(folder, path), { recursive: true });
  return folder;
}

/** Updates the checksums in `passport.json` after a test has changed other files of the template. */
export function sealPassport(folder: string, changes: object = {}): void {
  const path = join(folder, "passport.json");
  const texts = Object.fromEntries(
    PASSPORT_FILES.map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  ) as Record<PassportFile, string>;
  const sums = checksumsOf(
    texts,
    (text) => `sha256-${createHash("sha256").update(text).digest("hex")}`,
  );
  const passport: object = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, JSON.stringify({ ...passport, ...sums, ...changes }));
}

export const RUN_RECORD = {
  format: 1,
  workflow: `sha256-${"0".repeat(64)}`,
  fixtures: `sha256-${"0".repeat(64)}`,
  version: "1.0.0",
  tried: [{ n8n: "2.41.1", on: "2026-11-21", otherwise: [] }],
  clock: "2026-11-18T10:00:00Z",
  due: [],
  triggers: {},
  cases: [
    {
      name: "normal: it starts",
      trigger: "Start",
      status: "success",
      steps: [{ node: "Start", from: [], out: [[0]] }],
    },
  ],
  values: [{ name: "Dana" }],
};

export type SeededTemplate = {
  id: string;
  title: string;
  slug: string;
  description: string;
  category: string[];
  tools: string[];
  setup_minutes: number | null;
  downloads: number;
  is_public: boolean;
  created_at: string;
  industries: string[];
  metadata: object;
};

/** For each database that has a copy of the library: a function that stores the library again from this copy. */
const copies = new WeakMap<Database, () => Promise<void>>();

/** Stores the whole library, as a start of the site does. Each worker reads the folder once. */
export async function fillLibrary(platform: TestPlatform): Promise<void> {
  const copied = copies.get(platform.database);
  if (copied) await copied();
  else await synchronise(platform);
  libraryChanged(platform);
}

/** Stores the library's templates, and makes a copy of their rows. Templates that a test has stored are not copied. */
async function synchronise(platform: TestPlatform): Promise<void> {
  const read = readLibraryFolder(LIBRARY);
  await synchroniseTemplates(platform, LIBRARY, read);
  const ids = read?.templates.map(({ id }) => id) ?? [];
  copies.set(
    platform.database,
    await copyRows(platform, "library", { columns: LIBRARY_TABLES, ids }),
  );
}

/**
 * Stores one template of the library.
 * @param template - path of the template's folder, such as `crm/enrich_new_hubspot_contacts`
 */
export async function fillWith(platform: TestPlatform, template: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "library-"));
  cpSync(join(LIBRARY, template), join(folder, template), { recursive: true });
  await synchroniseTemplates(platform, folder);
  rmSync(folder, { recursive: true });
}

export async function addTemplate(
  platform: TestPlatform,
  changes: Partial<SeededTemplate> = {},
): Promise<SeededTemplate> {
  const id = changes.id ?? crypto.randomUUID();
  const row: SeededTemplate = {
    title: "Send a weekly summary",
    slug: `template-${id}`,
    description: "The numbers of the week in one mail.",
    category: ["Email"],
    tools: ["Gmail"],
    setup_minutes: 10,
    downloads: 0,
    is_public: true,
    created_at: "2026-11-01T08:00:00Z",
    industries: [],
    metadata: {},
    ...changes,
    id,
  };
  const stored = { ...row, summary: "A summary.", outcome: "An outcome.", version: "1.0.0" };
  const places = Object.keys(stored).map((_, at) => `$${at + 1}`);
  await platform.database.query(
    `insert into templates (${Object.keys(stored).join()}) values (${places.join()})`,
    Object.values(stored),
  );
  return row;
}

/**
 * Stores a template and its downloads.
 * @param emails - addresses of the persons who downloaded the template; "" for a person who gave no address
 */
export async function addDownloads(
  platform: TestPlatform,
  ...emails: readonly string[]
): Promise<SeededTemplate> {
  const template = await addTemplate(platform);
  await platform.database.query(
    "insert into download_leads (email, template_id) select nullif(email, ''), $1 from unnest($2::text[]) email",
    [template.id, emails],
  );
  return template;
}

export async function addTemplates(platform: TestPlatform, count: number): Promise<void> {
  await platform.database.query(
    `insert into templates (id, title, slug, description, category, tools, setup_minutes, downloads,
       created_at, summary, outcome, industries, version, metadata)
     select gen_random_uuid(), 'Number ' || n, 'number-' || n, 'One of many.', '{Email}', '{Gmail}',
       5 + n % 2, n % 3, '2020-01-01T00:00:00Z', 'A summary.', 'An outcome.', '{}', '1.0.0', '{}'
     from generate_series(1, $1::int) n`,
    [count],
  );
}
