import { cleanText } from "#shared/text/text.ts";
import type { Entry } from "../contract.ts";
import {
  DIRECT,
  ENTRY_HEADER,
  UTM_PARAMETERS,
  MAX_ENTRY_HEADER,
  MAX_UTM_LENGTH,
} from "../limits.ts";
import { countedPage, isCountable } from "./countable.ts";

/**
 * Describes the start of a visit.
 * @param page - path of the visit's first page. If this page is not counted, `landing` is empty in the result
 * @param origin - of this site, such as https://www.example.com
 */
export function describeEntry(
  page: string,
  query: URLSearchParams,
  referrer: string,
  origin: string,
): Entry {
  const [source, medium, campaign] = UTM_PARAMETERS.map((name) => normalize(query.get(name) ?? ""));
  return {
    landing: countedPage(page) ?? "",
    source: source || referringHost(referrer, origin) || DIRECT,
    medium: medium ?? "",
    campaign: campaign ?? "",
  };
}

/**
 * Reads the start of the visit from the header Visit-Entry.
 * @returns undefined if the header is missing or too long, or if the visitor may not be counted
 */
export function readEntry(headers: Headers, origin: string): Entry | undefined {
  const header = headers.get(ENTRY_HEADER);
  if (!header || header.length > MAX_ENTRY_HEADER || !isCountable(headers)) return undefined;
  const given = new URLSearchParams(header);
  return describeEntry(given.get("page") ?? "", given, given.get("referrer") ?? "", origin);
}

/**
 * Describes the start of a visit, for a form that was sent without scripts. The server then knows only the UTM
 * parameters in the URL of the form's page.
 * @returns undefined if this URL has no UTM parameters, or if the visitor may not be counted
 */
export function entryOfForm(headers: Headers, origin: string): Entry | undefined {
  const page = URL.parse(headers.get("referer") ?? "");
  if (page?.origin !== origin || !isCountable(headers)) return undefined;
  if (!UTM_PARAMETERS.some((name) => page.searchParams.get(name))) return undefined;
  return describeEntry(page.pathname, page.searchParams, "", origin);
}

function referringHost(referrer: string, origin: string): string {
  const url = URL.parse(referrer);
  if (!url || url.origin === origin) return "";
  return normalize(url.hostname.replace(/^www\./, ""));
}

/**
 * Matches what could identify somebody: the @ of an email address, also if it is percent-encoded, or six digits in a
 * row, such as a phone or customer number.
 */
const OF_SOMEBODY = /[@＠﹫]|%(?:25)*40|\p{Nd}{6}/u;

/**
 * Writes a UTM value or a host in lower case and without extra spaces. Returns "" for a text that could identify
 * somebody.
 */
function normalize(text: string): string {
  const mark = cleanText(text.slice(0, 10 * MAX_UTM_LENGTH))
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return OF_SOMEBODY.test(mark) ? "" : mark.slice(0, MAX_UTM_LENGTH).toWellFormed();
}
