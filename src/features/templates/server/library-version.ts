import { refreshBusiness } from "#platform/business/business.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { readChanges, readVersion, type LibraryChanges } from "./library-version-store.ts";

const POLL_MS = 1000;

const polled = new WeakMap<Platform, { at: number; version: string | Promise<string> }>();

/**
 * Version of the library's content. The database is asked at most once a second, so another replica's change
 * is seen up to a second later. @returns a promise only when the database has to be asked
 */
export function libraryVersion(platform: Platform): string | Promise<string> {
  const known = polled.get(platform);
  const isFresh = known && performance.now() - known.at < POLL_MS;
  // A slow database gets no second question while the first is unanswered.
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

/** Calls the listener with what changed, before the new version is returned to anybody. */
export function onLibraryChange(platform: Platform, listener: Listener): void {
  listeners.set(platform, (listeners.get(platform) ?? new Set()).add(listener));
}

const applied = new WeakMap<Platform, string>();

/** The settings of the business raise the version too: they are applied before any page is made for it. */
async function readCurrent(platform: Platform): Promise<string> {
  const version = await readVersion(platform.database.db);
  const before = applied.get(platform);
  if (before === version) return version;
  const changes =
    before === undefined ? "everything" : await readChanges(platform.database.db, before, version);
  if (changes === "everything") await refreshBusiness(platform);
  applied.set(platform, version);
  // Before the first version was read, no page was made.
  if (before !== undefined) for (const listener of listeners.get(platform) ?? []) listener(changes);
  return version;
}

/**
 * Does work that may change what pages show, in one transaction that also announces which pages. This process
 * then shows the change at once.
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

/** Forgets the version, so that the next page that is asked for reads it. */
export function libraryChanged(platform: Platform): void {
  polled.delete(platform);
}

/** Any page may name a hidden template, or show what the business set about itself. */
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

/** Pages and files that show every template. */
const LISTS = ["/", "/templates"];
const FEEDS = ["/templates.json", "/templates.atom", "/sitemap.xml", "/llms.txt"];

/** @returns the address of the page's data, which a browser reads when it follows a link */
function dataOf(page: string): string {
  return page === "/" ? "/_.data" : `${page}.data`;
}
