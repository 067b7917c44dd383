import { refreshBusiness } from "#platform/business/business.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { readChanges, readVersion, type LibraryChanges } from "./library-version-store.ts";

const POLL_MS = 1000;

const polled = new WeakMap<Platform, { at: number; version: string | Promise<string> }>();

/**
 * Returns the library's version, at most one second old. The result is a promise only if the database has to be asked.
 */
export function libraryVersion(platform: Platform): string | Promise<string> {
  const known = polled.get(platform);
  const isFresh = known && performance.now() - known.at < POLL_MS;
  // If a query for the version is still waiting for the database, which may be slow, its result is used, and no second
  // query is sent.
  if (known && (isFresh || typeof known.version !== "string")) return known.version;
  const reading = readCurrent(platform);
  const read = { at: performance.now(), version: reading as string | Promise<string> };
  polled.set(platform, read);
  reading.then(
    (version) => (read.version = version),
    () => polled.get(platform) === read && polled.delete(platform),
  );
  return reading;
}

type Listener = (changes: LibraryChanges) => void;

const listeners = new WeakMap<Platform, Set<Listener>>();

/**
 * Registers a listener. The listener is called before any caller of `libraryVersion` gets the new version of the
 * library.
 */
export function onLibraryChange(platform: Platform, listener: Listener): void {
  listeners.set(platform, (listeners.get(platform) ?? new Set()).add(listener));
}

const applied = new WeakMap<Platform, string>();

/**
 * Reads the library's version. A change of the business settings raises the version too, and is applied before any page
 * is rendered with the new version.
 */
async function readCurrent(platform: Platform): Promise<string> {
  const version = await readVersion(platform.database.db);
  const before = applied.get(platform);
  if (before === version) return version;
  const changes =
    before === undefined ? "everything" : await readChanges(platform.database.db, before, version);
  if (changes === "everything") await refreshBusiness(platform);
  applied.set(platform, version);
  // Listeners are not called for the first version: before it was read, no page was rendered, so there is nothing to
  // update.
  if (before !== undefined) for (const listener of listeners.get(platform) ?? []) listener(changes);
  return version;
}

/**
 * Runs `work` in a transaction. If `work` changes the library, webhooks get an event with the changed pages. This
 * process then serves the changes at once.
 */
export async function changeLibrary<T>(
  platform: Platform,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const result = await platform.database.db.transaction(async (tx) => {
    const before = await readVersion(tx);
    const done = await work(tx);
    const version = await readVersion(tx);
    if (version !== before) {
      const changes = await readChanges(tx, before, version);
      await platform.outbox.publish(tx, { type: "pages.changed", ...pagesOf(changes) });
    }
    return done;
  });
  libraryChanged(platform);
  return result;
}

/** Makes the next request read the library's version from the database. */
export function libraryChanged(platform: Platform): void {
  polled.delete(platform);
}

/**
 * Returns the pages that may have changed. After a template was hidden or settings were changed, these are all pages.
 */
function pagesOf(changes: LibraryChanges): { everything: boolean; paths: string[] } {
  if (changes === "everything" || changes.changed === "all" || changes.hidden.length > 0)
    return { everything: true, paths: [] };
  const pages = changes.changed.flatMap((slug) => [
    `/templates/${slug}`,
    `/templates/${slug}/passport`,
  ]);
  const shown = [...LISTS, ...pages];
  return { everything: false, paths: [...shown.map(dataOf), ...shown, ...FEEDS] };
}

/** Pages that may change when any template changes, besides the pages of that template itself. */
const LISTS = ["/", "/templates"];
const FEEDS = ["/templates.json", "/templates.atom", "/sitemap.xml", "/llms.txt"];

/** Returns the path of a page's data. The browser loads this data when a visitor follows a link to the page. */
function dataOf(page: string): string {
  return page === "/" ? "/_.data" : `${page}.data`;
}
