import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { templatesPage } from "#content/templates-page.ts";
import {
  TemplateId,
  writePlace,
  type Place,
  type Template,
  type TemplateQuery,
} from "../contract.ts";
import { findTemplate, readVersion } from "./store.ts";
import { searchTemplates } from "./search-store.ts";

const SEARCHES: Limit = { name: "search", points: 60, seconds: 60 };
const POLL_MS = 1000;

const polled = new WeakMap<Platform, { at: number; version: string | Promise<string> }>();

/**
 * Stands for everything the library's pages show: another value, another content. Read from the
 * database at most once a second, so another replica's change is seen that much later.
 * @returns a promise only when it has to be read
 */
export function libraryVersion(platform: Platform): string | Promise<string> {
  const known = polled.get(platform);
  const isFresh = known && performance.now() - known.at < POLL_MS;
  // A database that takes longer than that is not asked by one more connection each second.
  if (known && (isFresh || typeof known.version !== "string")) return known.version;
  const reading = readVersion(platform.database);
  const read = { at: performance.now(), version: reading as string | Promise<string> };
  polled.set(platform, read);
  reading.then(
    (version) => (read.version = version),
    () => polled.get(platform) === read && polled.delete(platform),
  );
  return reading;
}

/** To be called after a change of our own: this process then shows it at once. */
export function libraryChanged(platform: Platform): void {
  polled.delete(platform);
}

/** Counts one search. @throws Refusal `too_many` for more than 60 a minute from one address */
export function limitSearches(platform: Platform, address: string): Promise<void> {
  return platform.limits.consume(SEARCHES, address);
}

/**
 * One page of the public library (product spec, section 7, row 2), as the JSON text the database
 * wrote: a list of `Template`.
 * @returns `next`: what to ask with as `after` for the following page; null on the last
 * @throws Refusal `too_many`
 */
export async function listTemplates(
  platform: Platform,
  query: TemplateQuery,
  { address, most }: { address: string; most: number },
): Promise<{ json: string; next: string | null }> {
  if (query.q !== "") await limitSearches(platform, address);
  const version = await libraryVersion(platform);
  const { json, last } = await searchTemplates(platform.database, query, { most, version });
  return { json, next: last && writePlace(last) };
}

/**
 * One public template (product spec, section 7, row 4).
 * @throws Refusal `not_found`, also for one that is not public
 */
export async function getTemplate(platform: Platform, id: string): Promise<Template> {
  const asked = TemplateId.safeParse(id);
  const found = asked.success ? await findTemplate(platform.database, asked.data) : undefined;
  if (!found) throw new Refusal("not_found", templatesPage.downloadModal.errors.notFound);
  return found;
}

const EVERYTHING = { q: "", category: "", tool: "", sort: "newest" } as const;

/**
 * A stretch of the public library for programs, newest first.
 * @returns `next`: what to ask with as `after` for the following stretch; null at the end
 */
export async function everyTemplate(
  platform: Platform,
  after: Place | undefined,
  most: number,
): Promise<{ templates: Template[]; next: string | null }> {
  const query = { ...EVERYTHING, after };
  const { json, next } = await listTemplates(platform, query, { address: "", most });
  return { templates: JSON.parse(json) as Template[], next };
}
