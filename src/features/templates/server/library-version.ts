import { refreshBusiness } from "#platform/business/business.ts";
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
  const version = await readVersion(platform.database);
  const before = applied.get(platform);
  if (before === version) return version;
  const changes =
    before === undefined ? "everything" : await readChanges(platform.database, before, version);
  if (changes === "everything") await refreshBusiness(platform);
  applied.set(platform, version);
  // Before the first version was read, no page was made.
  if (before !== undefined) for (const listener of listeners.get(platform) ?? []) listener(changes);
  return version;
}

/** Forgets the version after a change by this process, which then shows the change at once. */
export function libraryChanged(platform: Platform): void {
  polled.delete(platform);
}
