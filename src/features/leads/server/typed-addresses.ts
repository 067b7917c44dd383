import { brand } from "#content/site/brand.ts";
import { addressIn } from "./lead-rules.ts";

/* How people write addresses that are no lead as they stand: spelled, corrected, or another person's. */

const WORD = String.raw`[\p{L}\p{N}_+-]{1,64}`;
const DOT = String.raw`\s*(?:\.|\(dot\)|\[dot\]|\(punkt\)|\[punkt\])\s*|\s+(?:dot|punkt)\s+`;
const AT = String.raw`\s*(?:\(at\)|\[at\]|\(ät\)|\{at\})\s*|\s+(?:at|ät|klammeraffe)\s+`;
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(${WORD}(?:(?:${DOT})${WORD}){0,4})(?:${AT})(${WORD}(?:(?:${DOT})${WORD}){1,4})(?![\\p{L}\\p{N}])`,
  "iu",
);
/** Without such a mark, "look at example.com" would be an address. */
const MARK = /[([{](?:at|ät|dot|punkt)|\s(?:dot|punkt|klammeraffe)\s/iu;

/** @returns the address that a message spells out, as in "ada dot fox at mail dot com" */
export function spelledAddress(message: string): string | undefined {
  const found = SPELLED.exec(message);
  const [whole, local, domain] = found ?? [];
  if (!whole || !local || !domain || !MARK.test(whole)) return undefined;
  return addressIn(`${plain(local)}@${plain(domain)}`);
}

function plain(spelled: string): string {
  return spelled.replace(new RegExp(DOT, "giu"), ".").trim();
}

const CORRECTION =
  /(?<!\p{L})(?:sorry|wrong|correct(?:ed|ion)?|typo|mistyped|misspelled|mistake|instead|meant|actually|oops|rather|scratch that|not that one|better use|use this|falsch|vertippt|verschrieben|tippfehler|korrekt(?:ur)?|richtig|stattdessen|sondern|meinte|entschuldigung|ups|doch lieber|lieber an|besser an|nicht mehr)(?!\p{L})/iu;

export type Correction = { from: string; to: string };

/**
 * Finds the address by which the visitor replaced the first one.
 * @param messages the visitor's, oldest first
 * @returns undefined if the first address stands
 */
export function findCorrection(messages: readonly string[]): Correction | undefined {
  let first: string | undefined;
  let last: string | undefined;
  for (const message of messages) {
    const addresses = message.split(/\s+/).flatMap((word) => addressIn(word) ?? []);
    first ??= addresses[0];
    const newest = addresses.at(-1);
    if (newest && newest !== first && CORRECTION.test(message)) last = newest;
  }
  return first !== undefined && last !== undefined ? { from: first, to: last } : undefined;
}

const ADDRESS = String.raw`[^\s@]{1,64}@[^\s@]{1,100}`;
const ABOUT_OTHERS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:is|are|was|does|did|has|ist|sind|war|hat|gehört)\s[^.!?\n]{0,40}${ADDRESS}[^.!?\n]{0,60}\?`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:do you know|who is|whose is|kennt ihr|kennen sie|wer ist|wem gehört)\s[^.!?\n]{0,30}${ADDRESS}`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:got|received|getting|receive|comes?|came|bekam|bekomme|erhielt|erhalte|erhalten|kommt|kam)\s[^.!?\n]{0,60}\s(?:from|von)\s+${ADDRESS}`,
    "iu",
  ),
];
const NOBODY = /^(?:no-?reply|do-?not-?reply|noreply|mailer-daemon|postmaster)[^@]*@/i;

/** Whether the address in a message is another person's, ours, or one that nobody reads. */
export function isOthersAddress(message: string, email: string): boolean {
  const ours = Object.values(brand.email).map((one) => one.toLowerCase());
  return (
    NOBODY.test(email) ||
    ours.includes(email) ||
    ABOUT_OTHERS.some((question) => question.test(message))
  );
}
