import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { wordsOf } from "#platform/search/words.ts";
import { isoDay } from "#shared/time/days.ts";
import { TemplateQuery } from "../../contract.ts";
import { countMissed } from "./missed-store.ts";
import { countMatches } from "./search-store.ts";

const PER_ADDRESS: Limit = { name: "missed-searches", points: 20, seconds: 10 * 60 };
const MAX_STORED = 1000;
const MAX_LENGTH = 80;
const MIN_LENGTH = 2;

/** Counts a search, if no template contains its exact text. @throws Refusal `too_many` */
export async function noteMissedSearch(
  platform: Platform,
  search: string,
  address: string,
): Promise<void> {
  const words = storableSearch(search);
  if (words === undefined) return;
  await platform.limits.consume(PER_ADDRESS, address);
  const query = TemplateQuery.safeParse({ q: search });
  if (!query.success || (await countMatches(platform.database, query.data, 1)) > 0) return;
  const day = isoDay(platform.now());
  await countMissed(platform.database, { words, day, most: MAX_STORED });
}

/** @returns undefined if the text is too short or long, or has an address or number that could identify a person */
function storableSearch(search: string): string | undefined {
  const isAddress = /@|:\/\/|\bwww\./i.test(search);
  const isLongNumber = /\d(?:[\s()./-]{0,3}\d){5}/.test(search);
  if (isAddress || isLongNumber) return undefined;
  const normalized = wordsOf(search)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
  // Counts code points, as the database does. Some characters take two units of a JavaScript string.
  const { length } = Array.from(normalized);
  return length < MIN_LENGTH || length > MAX_LENGTH ? undefined : normalized;
}
