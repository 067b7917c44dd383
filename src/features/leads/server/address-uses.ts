import { ASKS_FOR_COPY, IN_COPY } from "./colleague.ts";
import { isVisitors, type Owned } from "./owners.ts";
import { wantsTipsBy } from "./newsletter-wish.ts";

export type Uses = {
  /** Address that the visitor gives for the newsletter, and for nothing else. */
  tips: string | undefined;
  /** Addresses to which we are to write in addition to the visitor's main address. */
  also: string[];
};

/** Matches words that say for which topic an address (`@`) is: "for invoices use @", "für Technik an @". */
const FOR_TOPIC =
  /(?:(?<!\p{L})(?:for|fürs?|wegen)\s[^.!?@…,;]{1,40}|(?:^|[,;.]\s|(?<!\p{L})(?:und|and)\s)(?!nicht|not|schreib|mail|send|write|schick)\p{L}{3,20}\s(?:bitte\s|please\s)?(?:an|to)\s{1,2})@/iu;
export const TOGETHER =
  /(?<!\p{L})(?:both|in (?:cc|copy|kopie)|all (?:two|three|of us)|each of us|beide[nrs]?|uns allen|alle (?:zwei|drei)|all(?:e|en) drei)(?!\p{L})/iu;
/**
 * Matches the condition that our email bounces, such as "if that bounces". It does not match a statement such as "that
 * one bounces".
 */
export const IF_RETURNED =
  /(?<!\p{L})(?:if|should|in case|falls|wenn|sollte\p{L}*)\s[^.!?@]{0,40}?(?<!\p{L})(?:bounce\p{L}*|come\p{L}* back|(?:not|never|no|n['’]t) (?:\p{L}+ ){0,2}(?:get|go|arrive|work|through)|fails?|zurückkomm\p{L}*|zurück kommt|(?:nicht|nichts|nie) (?:\p{L}+ ){0,2}(?:ankomm\p{L}*|durch\p{L}*|geht|klappt|funktioniert))(?!\p{L})/iu;
/** Matches words that name an address (`@`) as a fallback: "if that bounces, use @", "@ as a backup". */
const FALLBACK = new RegExp(
  String.raw`${IF_RETURNED.source}[^.!?@]{0,30}@|@,? (?:as an? |als )(?:backup|fallback|reserve|ersatz)(?!\p{L})`,
  "iu",
);
const CLAUSE_END = /[,;.!?\n]/u;
const BOUNDARY = /[,;.!\n]|\s(?:and|und|but|aber|while|whereas|sonst|otherwise)\s/iu;

/**
 * Finds out what each of the visitor's email addresses in a message is for.
 * @param found - all email addresses in the message
 */
export function usesOf(message: string, found: readonly Owned[], current?: string): Uses {
  const own = found.filter(({ owner, isTyped }) => isTyped && isVisitors(owner));
  const parts = partsOf(message, found);
  const forTips = own.filter((one) => {
    return wantsTipsBy(parts[found.indexOf(one)] ?? "") && !message.trim().endsWith("?");
  });
  const [tips] = forTips;
  const isApart =
    own.length > 1 || (current !== undefined && own.every(({ owner }) => owner === "own"));
  if (tips && forTips.length === 1 && isApart && tips.email !== current) {
    return { tips: tips.email, also: [] };
  }
  const emails = [...new Set(own.map(({ email }) => email))];
  const first = current ?? emails[0];
  const fallbacks = own.filter(
    ({ email, start, end }) =>
      email !== first && FALLBACK.test(`${sentenceBefore(message, start)}@${message.slice(end)}`),
  );
  if (fallbacks.length > 0)
    return { tips: undefined, also: [...new Set(fallbacks.map(({ email }) => email))] };
  const copies = own.filter(
    ({ email, owner, start, end }) =>
      current !== undefined &&
      email !== current &&
      owner !== "corrected" &&
      (IN_COPY.test(clauseAround(message, start, end)) ||
        ASKS_FOR_COPY.test(`${sentenceBefore(message, start)}@`)),
  );
  if (copies.length > 0) return { tips: undefined, also: copies.map(({ email }) => email) };
  const hasPurposes = own.every((one) => FOR_TOPIC.test(parts[found.indexOf(one)] ?? ""));
  return { tips: undefined, also: TOGETHER.test(message) || hasPurposes ? emails.slice(1) : [] };
}

function sentenceBefore(message: string, start: number): string {
  const [before = ""] = message
    .slice(0, start)
    .split(/[.!?]\s|@\S+|\n/u)
    .slice(-1);
  return before;
}

function clauseAround(message: string, start: number, end: number): string {
  const [before = ""] = message.slice(0, start).split(CLAUSE_END).slice(-1);
  const [after = ""] = message.slice(end).split(CLAUSE_END);
  return `${before} @ ${after}`;
}

/**
 * Returns for each address the words that are about it. The words between two addresses are split at the first match of
 * `BOUNDARY`, such as a comma or "and": those before the split are about the first address, those after it about the
 * second. Without a match, all of them are about the second.
 */
export function partsOf(message: string, found: readonly Owned[]): string[] {
  const between = [
    message.slice(0, found[0]?.start),
    ...found.map(({ end }, at) => message.slice(end, found[at + 1]?.start)),
  ].map((text, at, all) => {
    if (at === 0) return { after: "", before: text };
    const cut = BOUNDARY.exec(text)?.index ?? (at === all.length - 1 ? text.length : 0);
    return { after: text.slice(0, cut), before: text.slice(cut) };
  });
  return found.map((_, at) => `${between[at]?.before ?? ""} @ ${between[at + 1]?.after ?? ""}`);
}
