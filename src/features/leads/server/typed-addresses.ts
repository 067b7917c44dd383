import { brand } from "#content/site/brand.ts";
import { addressIn } from "./lead-rules.ts";
import { whoseAddress, type Owner } from "./whose-address.ts";

/* Email addresses that are no lead as they stand: corrected, another person's, or not to be used. */

export type Correction = { from: string; to: string };

/**
 * Finds the email address by which the visitor corrected the first one.
 * @param messages the visitor's messages, oldest first
 * @returns undefined if the first address was not corrected
 */
export function findCorrection(messages: readonly string[]): Correction | undefined {
  let first: string | undefined;
  let last: string | undefined;
  for (const [at, message] of messages.entries()) {
    const addresses = message.split(/\s+/).flatMap((word) => addressIn(word) ?? []);
    first ??= addresses[0];
    const newest = addresses.at(-1);
    if (!newest || newest === first) continue;
    const isCorrected =
      whoseAddress(message, newest) === "corrected" ||
      correctedDomain(messages.slice(0, at)) === newest;
    if (isCorrected) last = newest;
  }
  return first !== undefined && last !== undefined ? { from: first, to: last } : undefined;
}

const DOMAIN = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}@-])/u;
const OF_DOMAIN =
  /\*|(?<!\p{L})(?:natürlich|of course|i mean|meine ich|mein ich|nicht|not)(?!\p{L})/iu;
/** Matches words that say that a domain is the visitor's website rather than a part of an email address. */
const WEBSITE = /(?<!\p{L})(?:web-?sites?|home-?page|site|webseite|seite|shop|url)(?!\p{L})/iu;
const MAX_DOMAIN_WORDS = 8;

/**
 * Reads a correction that names only the domain, such as "oops, gmx.de" after "jo@gmx.ed".
 * @param messages the visitor's messages, oldest first
 * @returns the email address that the newest message seems to mean
 */
export function correctedDomain(messages: readonly string[]): string | undefined {
  const newest = messages.at(-1) ?? "";
  const [local, wrong] = addressIn(messages.at(-2) ?? "")?.split("@") ?? [];
  const domain = DOMAIN.exec(newest)?.[0].toLowerCase();
  const isCorrection = whoseAddress(newest, domain ?? "") === "corrected" || OF_DOMAIN.test(newest);
  if (!local || !domain || domain === wrong || newest.includes("@") || !isCorrection)
    return undefined;
  const isLong = newest.trim().split(/\s+/).length > MAX_DOMAIN_WORDS;
  return isLong || WEBSITE.test(newest) ? undefined : addressIn(`${local}@${domain}`);
}

const NOBODY = /^(?:no-?reply|do-?not-?reply|noreply|mailer-daemon|postmaster)[^@]*@/i;

/** Says whose the first email address in a message is. @returns undefined without an address */
export function ownerIn(message: string): Owner | undefined {
  const email = addressIn(message);
  if (!email) return undefined;
  if (isQuoted(message, email)) return "mentioned";
  const ours = Object.values(brand.email).map((one) => one.toLowerCase());
  return NOBODY.test(email) || ours.includes(email) ? "others" : whoseAddress(message, email);
}

/** Matches a quotation of several words. */
const QUOTATION = /(?<![\p{L}\p{N}])["'„“‚»]([^"'“”‘’«»„]{15,1000})["'“”‘’«]/gu;

/** Whether an address stands in a text that the visitor quotes from somebody else. */
function isQuoted(message: string, email: string): boolean {
  return Array.from(message.matchAll(QUOTATION)).some(
    ([, quoted = ""]) => quoted.toLowerCase().includes(email) && /\s\S+\s/u.test(quoted.trim()),
  );
}

/** Leaves out the parts of a message that contain its email address or say that nobody may write to it. */
export function withoutRefusal(message: string): string {
  return message
    .split(/(?<=[.,;:!?])\s+|\n/u)
    .filter((part) => !addressIn(part) && ownerIn(`${part} ${ANY}`) !== "refused")
    .join(" ");
}

/** An email address that is put behind a part of a message that has none, so that `ownerIn` can judge the part. */
const ANY = "a@b.example";

/** Maximum email addresses that are read in one message, so that a message full of addresses takes little time. */
const MAX_OTHERS = 3;

/**
 * Replaces other people's email addresses that come before the visitor's own by "…".
 * @returns "" if the message has email addresses, but none of the visitor's
 */
export function withoutOthers(message: string): string {
  let rest = message;
  for (let left = MAX_OTHERS; left > 0; left -= 1) {
    const email = addressIn(rest);
    if (!email) return rest === message ? message : "";
    const owner = ownerIn(rest);
    if (owner === "own" || owner === "corrected") return rest;
    const place = rest.toLowerCase().indexOf(email);
    rest = `${rest.slice(0, place)}…${rest.slice(place + email.length)}`;
  }
  return "";
}
