import type { Db } from "#platform/database/database.ts";
import { leaveOutSalt } from "#platform/database/personal-data/day-salt.ts";
import { siteOrigin } from "#platform/http/origin.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import type { Entry, VisitEvent } from "../contract.ts";
import { countedPage, isCountable } from "./countable.ts";
import { describeEntry } from "./entry.ts";
import type { KnownPages } from "./numbers.ts";
import { recorderOf } from "./recorder.ts";
import { insertTouch, type NewTouch } from "./store.ts";

export { entryOfForm, readEntry } from "./entry.ts";
export { readPeriods } from "./numbers.ts";
export { firstAndLastOfEach, foldFormerVisits, isNotSpam, readTouches } from "./store.ts";

const TOLD: Limit = { name: "visits-address", points: 300, seconds: 10 * 60 };

export type Client = {
  headers: Headers;
  address: string;
  origin: string;
};

type Opened = { url: string; headers: Pick<Headers, "get" | "has"> };

export function countPage(platform: Platform, request: Opened, address: string): void {
  const { headers } = request;
  const { countVisits, cdnSeconds } = platform.config;
  // Behind a CDN, counts nothing here: most requests never reach this server, so the browser reports the pages that it
  // opens.
  if (!countVisits || cdnSeconds > 0) return;
  if (!isDocument(headers) || !isCountable(headers)) return;
  const { pathname, searchParams } = new URL(request.url);
  const page = countedPage(pathname);
  if (!page) return;
  const origin = siteOrigin(request, platform.config.publicOrigin);
  const entry = describeEntry(page, searchParams, headers.get("referer") ?? "", origin);
  const agent = headers.get("user-agent") ?? "";
  recorderOf(platform).record({ kind: "view", page, entry, address, agent });
}

/** @throws Refusal `too_many` if one network address reports too many events */
export async function countEvent(
  platform: Platform,
  { kind, page: path, search = "", referrer = "" }: VisitEvent,
  { headers, address, origin }: Client,
  knownPages: KnownPages,
): Promise<void> {
  const page = countedPage(path);
  if (!platform.config.countVisits || !page || !isCountable(headers)) return;
  if (headers.has("sec-purpose")) return;
  await platform.limits.consume(TOLD, address);
  if (!(await knownPages(platform)).has(page)) return;
  const entry = describeEntry(page, new URLSearchParams(search), referrer, origin);
  const agent = headers.get("user-agent") ?? "";
  recorderOf(platform).record({ kind, page, entry, address, agent });
}

export function flushVisits(platform: Platform): Promise<void> {
  return recorderOf(platform).flush();
}

export async function endVisits(platform: Platform): Promise<void> {
  await flushVisits(platform);
  const { database } = platform;
  // Deletes the day's salt when the site stops, but only from the embedded database. In PostgreSQL the salt stays,
  // because another replica of the site may still need it.
  if (database.kind === "embedded") await leaveOutSalt(database);
}

/** If the site counts visits, stores the start of the visit in which a person left something, such as a message. */
export async function noteTouch(
  { config }: Pick<Platform, "config">,
  tx: Db,
  email: string,
  { entry, ...left }: Pick<NewTouch, "kind" | "messageId" | "at"> & { entry: Entry | undefined },
): Promise<void> {
  if (entry && config.countVisits) await insertTouch(tx, email, { ...left, ...entry });
}

/** A request that prefetches a page or loads a file does not count (https://www.w3.org/TR/fetch-metadata/). */
function isDocument(headers: Opened["headers"]): boolean {
  const kind = headers.get("sec-fetch-dest");
  if (kind !== null && kind !== "document") return false;
  if (headers.has("sec-purpose") || headers.get("purpose") === "prefetch") return false;
  return headers.get("accept")?.includes("text/html") ?? false;
}
