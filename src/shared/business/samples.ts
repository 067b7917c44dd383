import { brand, isSample, type Brand } from "#content/site/brand.ts";
import { people } from "#content/site/people.ts";
import { contentBrand } from "./apply-brand.ts";

export const EMAIL_ENTRIES = entriesOf("email");
export const LEGAL_ENTRIES = entriesOf("legal");

function entriesOf<Group extends "email" | "legal">(group: Group) {
  const entries = Object.keys(contentBrand()[group]).map((name) => `${group}.${name}`);
  return entries as `${Group}.${keyof Brand[Group] & string}`[];
}

export const NUMBER_ENTRIES = [
  "numbers.answerDays",
  "numbers.served",
  "numbers.payBackMonths",
  "numbers.liveWeeks",
] as const;

export const SAMPLE_ENTRIES = [
  "name",
  ...EMAIL_ENTRIES,
  "bookingUrl",
  ...LEGAL_ENTRIES,
  "people",
  "place",
] as const;
export type SampleEntry = (typeof SAMPLE_ENTRIES)[number];

/** Entries of content/site/brand.ts that every email to a customer contains. */
const IN_EMAILS: readonly SampleEntry[] = ["name", ...EMAIL_ENTRIES];

/** Returns the entries that still have sample values, the most important ones first. */
export function samplesOfBusiness(): SampleEntry[] {
  return SAMPLE_ENTRIES.filter(isStillSample);
}

export function samplesInEmails(): SampleEntry[] {
  return IN_EMAILS.filter(isStillSample);
}

function isStillSample(entry: SampleEntry): boolean {
  const [group, name = ""] = entry.split(".");
  if (entry === "name") return brand.isNameSample;
  if (entry === "people") return people.team.some(({ sample }) => sample);
  if (entry === "place") return people.facts.some(({ sample }) => sample);
  if (entry === "bookingUrl") return isUnset(brand.bookingUrl);
  if (group === "email") return isUnset(brand.email[name as keyof typeof brand.email]);
  return isSample(brand.legal[name as keyof typeof brand.legal]);
}

/**
 * The value "" counts as unset too, because platform/business/business.ts replaces sample values by "" on sites that
 * customers can reach.
 */
function isUnset(value: string): boolean {
  return value === "" || isSample(value);
}
