import type { Owner } from "./whose-address.ts";

/* This file reads sentences such as "contact my boss, not me: ann@hill.com. I'm only ben@hill.com". */

/** Matches "contact my boss, not me" and "schreibt ihr, nicht mir". */
const NOT_ME =
  /(?<!\p{L})(?:not|nicht|instead of|rather than|statt|anstatt)\s(?:(?:to|an|bei)\s)?(?:me|mir|mich)(?!\p{L}|['’])/iu;
/** Matches words before an address by which visitors call it their own: "I'm only @@". */
const SELF =
  /(?<!\p{L})(?:i['’]?m|i am|ich bin|ich hab(?:e)?|mine(?: is|['’]s)?|meine?(?: ist| wäre)?)\s(?:[\p{L}]{1,12}\s){0,2}@@/iu;

/**
 * Returns whose an address is if the visitor sends us to a colleague. We believe this if the visitor's own address has
 * the same domain.
 * @param emails all addresses of the message
 * @param marked the message, in which `@@` stands for the address
 * @returns undefined if the message does not send us to a colleague
 */
export function ownerBesideColleague(emails: readonly string[], marked: string): Owner | undefined {
  const domains = new Set(emails.map((email) => email.split("@")[1]));
  if (emails.length < 2 || domains.size > 1 || !NOT_ME.test(marked)) return undefined;
  return SELF.test(marked) ? "others" : "own";
}
