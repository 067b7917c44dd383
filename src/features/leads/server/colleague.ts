import type { Owner } from "./whose-address.ts";

export const NOT_ME =
  /(?<!\p{L})(?:(?:not|nicht|instead of|rather than|statt|anstatt)\s(?:(?:to|an|bei)\s)?(?:me|mir|mich)|(?:don['’]?t|do not)\s(?:write|mail|email|send|contact|answer|reply)\s(?:it\s)?(?:to\s)?me|(?:mir|mich)\s(?:bitte\s)?(?:nicht|ned|net))(?!\p{L}|['’])/iu;
/** Matches words such as "in copy", but not "no cc". */
export const IN_COPY =
  /(?<!\p{L})(?<!(?<!\p{L})(?:no|not|without|kein|keine|nicht|ohne)\s(?:in\s)?)(?:(?:in|als|as a) (?:cc|copy|kopie)|cc)(?!\p{L})/iu;
/** Matches a sentence that asks for a copy, up to the address: "and cc my bookkeeper too, she pays: @". */
export const ASKS_FOR_COPY =
  /(?:^|[.!?]\s+)(?:(?:and|und|oh|ach|also|auch|please|bitte|ok|okay)[\s,]+)*(?:cc|copy in|(?:in|als) (?:cc|kopie)|(?:a )?copy to)\s(?!to\b)[^.!?@]{0,80}@/iu;
const TO_ANOTHER =
  /(?<!\p{L})(?:to|an|sondern|contact|email|mail|ask|kontaktier\p{L}*|schreib\p{L}*|schick\p{L}*|antwort\p{L}*|frag\p{L}*)\s(?:(?:sie|bitte|please|lieber|es|it|to|an)\s){0,3}(?:her|him|them|my|our|ihr|ihm|ihnen|ihn|sie|mein(?:e[mnr]?)?|unser(?:e[mnr]?)?)(?!\p{L})/iu;
/**
 * Matches people outside the visitor's firm, such as a neighbor. A message about one of them does not send us to a
 * colleague, because only these people themselves may give us their addresses. If all addresses in the message have the
 * same domain, the pattern is not used.
 */
const STRANGER =
  /(?<!\p{L})(?:neighbo|friend|customer|client|competitor|supplier|tenant|landlord|nachbar|freund|kund|konkurren|lieferant|mieter|vermieter|bekannte)/iu;
const SELF =
  /(?<!\p{L})(?:i['’]?m|i am|ich bin|ich hab(?:e)?|mine(?: is|['’]s)?|my (?:own|mailbox|inbox|address|e?-?mail)(?: is)?|meine?s?(?: ist| wäre)?)\s(?:[\p{L}]{1,12}\s){0,2}\(?(@@|…)/iu;

/**
 * Finds out whose an address is, if the visitor asks us to write to a colleague instead: "contact my boss, not me:
 * ann@hill.com. I'm only ben@hill.com". The colleague's address then counts as "own", and the visitor's address as
 * "others". This is done only if the message is clear: the visitor calls one address their own, or gave their own
 * address before, or all addresses have the same domain.
 * @param marked - the message, in which `@@` stands for the address, and `…` for each other address
 * @param isKnown - whether the visitor gave an address of their own in the previous message
 * @returns undefined if the message does not clearly send us to a colleague
 */
export function ownerBesideColleague(
  emails: readonly string[],
  marked: string,
  isKnown: boolean,
): Owner | undefined {
  const domains = new Set(emails.map((email) => email.split("@")[1]));
  const isOfOneFirm = emails.length > 1 && domains.size === 1;
  const [, own] = SELF.exec(marked) ?? [];
  const isSelf = emails.length > 1 && own !== undefined;
  const isSent = TO_ANOTHER.test(marked) && !STRANGER.test(marked) && (isKnown || isSelf);
  if (!NOT_ME.test(marked) || !(isOfOneFirm || isSent)) return undefined;
  return own === "@@" ? "others" : "own";
}
