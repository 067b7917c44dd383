import { brand } from "#content/site/brand.ts";
import { addressIn } from "./lead-rules.ts";

/* Recognizes email addresses that are no lead as typed: spelled in words, corrected later, or somebody else's. */

const WORD = String.raw`[\p{L}\p{N}_+-]{1,64}`;
/** Matches a dot or the word for it. A typed dot has no space around it, since ". " ends a sentence. */
const DOT = String.raw`\.|\s*(?:\(dot\)|\[dot\]|\(punkt\)|\[punkt\])\s*|\s+(?:dot|punkt)\s+`;
const AT = String.raw`\s*(?:\(at\)|\[at\]|\(ät\)|\{at\})\s*|\s+(?:at|ät|klammeraffe)\s+`;
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(${WORD}(?:(?:${DOT})${WORD}){0,4})(?:${AT})(${WORD}(?:(?:${DOT})${WORD}){1,4})(?![\\p{L}\\p{N}])(?!${AT})`,
  "iu",
);
/** Matches a mark such as "(at)" or " dot ". Without one of them, "look at example.com" would count as an email address. */
const MARK = /[([{](?:at|ät|dot|punkt)|\s(?:dot|punkt|klammeraffe)\s/iu;

/** Matches an email address with a comma in place of the last dot, before a known ending such as "com". */
const COMMA =
  /(?<![\p{L}\p{N}@.-])([\p{L}\p{N}_.+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){0,3}[\p{L}\p{N}-]{1,63}),(com|org|net|info|de|at|ch|eu|uk|us|io|biz)(?!\p{L})/iu;

/** @returns the email address that a message spells out, such as "ada dot fox at mail dot com" or "ada@mail,com" */
export function spelledAddress(message: string): string | undefined {
  const [, before, ending] = COMMA.exec(message) ?? [];
  if (before && ending) return addressIn(`${before}.${ending}`);
  const found = SPELLED.exec(message);
  const [whole, local, domain] = found ?? [];
  if (!whole || !local || !domain || !MARK.test(whole)) return undefined;
  return addressIn(`${plain(local)}@${plain(domain)}`);
}

function plain(spelled: string): string {
  return spelled.replace(new RegExp(DOT, "giu"), ".").trim();
}

const CORRECTION =
  /(?<!\p{L})(?:sorry|wrong|correct(?:ed|ion)?|typo|mistyped|misspelled|mistake|instead|meant|actually|oo+ps+|whoops|rather|scratch that|not that one|better use|use this|falsch|vertippt|verschrieben|tippfehler|korrekt(?:ur)?|richtig|stattdessen|sondern|meinte|entschuldigung|u+ps+|hoppla|doch lieber|lieber an|besser an|nicht mehr)(?!\p{L})/iu;

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
    const isCorrected =
      CORRECTION.test(message) || correctedDomain(messages.slice(0, at)) === newest;
    if (newest && newest !== first && isCorrected) last = newest;
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
  const isCorrection = CORRECTION.test(newest) || OF_DOMAIN.test(newest);
  if (!local || !domain || domain === wrong || newest.includes("@") || !isCorrection)
    return undefined;
  const isLong = newest.trim().split(/\s+/).length > MAX_DOMAIN_WORDS;
  return isLong || WEBSITE.test(newest) ? undefined : addressIn(`${local}@${domain}`);
}

/** Replaces the email address in the text before the patterns below are tried. */
const ADDRESS = "@@";
const WRITE = "write|email|e-mail|mail|contact|message|use|reply";
const NEVER = "don't|dont|do not|never|must not|mustn't";
const THEM = "him|her|them|it|that|there|this one|that one|that address|this address";
const IHM = "dem|ihm|ihr|der|denen|ihnen|dort|dorthin|dahin|daran|da";
const ABOUT_OTHERS: readonly RegExp[] = [
  String.raw`(?<!\p{L})(?:is|are|was|does|did|has|ist|sind|war|hat|gehört)\s[^.!?\n]{0,40}${ADDRESS}[^.!?\n]{0,60}\?`,
  String.raw`(?<!\p{L})(?:do you know|who is|whose is|kennt ihr|kennen sie|wer ist|wem gehört)\s[^.!?\n]{0,30}${ADDRESS}`,
  String.raw`(?<!\p{L})(?:got|received|getting|receive|comes?|came|bekam|bekomme|erhielt|erhalte|erhalten|kommt|kam)\s[^.!?\n]{0,60}\s(?:from|von)\s+${ADDRESS}`,
  String.raw`${ADDRESS}[^?\n]{0,40}(?<!\p{L})(?:(?:is|are) (?:that|this|it|those|they) you(?:rs|r address)?|seid ihr das|sind sie das|ist (?:das|die) (?:eure|ihre|von euch|von ihnen)|gehört (?:das|die) (?:euch|ihnen|zu euch|zu ihnen))\s*(?:adresse)?\s*\?`,
  String.raw`(?<!\p{L})(?:told|asked|advised)\s(?:me|us)\sto\s(?:${WRITE})\s(?:to\s)?${ADDRESS}`,
  String.raw`(?<!\p{L})(?:ich|wir)\s(?:soll|sollen|solle|sollte|sollten)\s(?:(?:mich|uns|doch|mal)\s){0,2}an\s${ADDRESS}`,
  String.raw`(?<!why\s)(?<!\p{L})(?:${NEVER})\s(?:ever\s|please\s)?(?:${WRITE}|send)(?:\s(?:any|anything|emails?|mails?|messages?|it|this|my boss|the boss)){0,3}(?:\sto|\sat)?\s${ADDRESS}`,
  String.raw`${ADDRESS}[^?\n]{0,40}(?<!\p{L})(?:${NEVER})\s(?:ever\s)?(?:${WRITE}|send)(?:\s(?:anything|emails?|mails?|messages?)){0,2}(?:\sto)?\s(?:${THEM})(?!\p{L})`,
  String.raw`(?<!\p{L})(?:nicht|nie|niemals|keinesfalls)\s(?:an|unter|über)\s${ADDRESS}`,
  String.raw`(?<!\p{L})(?:schreib|schick|send|mail)\p{L}{0,3}\s[^.!?\n]{0,20}an\s${ADDRESS}\s(?:bitte\s)?(?:nicht|nie|niemals|nichts|keine)(?!\p{L})`,
  String.raw`${ADDRESS}[^?\n]{0,40}(?<!\p{L})(?:schreib|schick|send|mail|kontaktier|melde)\p{L}{0,3}(?:\s(?:sie|ihr|du|sich|euch|dich)){0,2}\s(?:aber\s|bitte\s)?(?:${IHM})\s(?:aber\s|bitte\s|ja\s|auf keinen fall\s){0,2}(?:nicht|nie|niemals|nichts|keine)(?!\p{L})`,
  String.raw`${ADDRESS}[^?\n]{0,40}(?<!\p{L})(?:${IHM}|diese(?: adresse)?|die(?: adresse)?)\s(?:aber\s|bitte\s|ja\s){0,2}(?:nicht|nie|niemals|nichts|keine mails?)\s(?:an|ver|be)?(?:schreiben|schicken|senden|wenden|nutzen|benutzen|kontaktieren)`,
].map((pattern) => new RegExp(pattern, "iu"));
const PEOPLE =
  "boss|manager|colleague|coworker|wife|husband|partner|assistant|secretary|owner|friend|brother|sister|mother|father|son|daughter|accountant|chef|chefin|kollegen|kollegin|frau|mann|partnerin|assistentin|sekretärin|inhaber|inhaberin|freund|freundin|bruder|schwester|mutter|vater|sohn|tochter|steuerberater|steuerberaterin";
/** Matches a message that sends us to somebody else, such as "Contact my boss: @@". */
const SENT_ELSEWHERE = new RegExp(
  String.raw`(?<!\p{L})(?:contact|write(?: to)?|email|mail|message|reach|ask|call|tell|talk to|schreib\p{L}*|kontaktier\p{L}*|frag\p{L}*|meld\p{L}*|wend\p{L}*)\s(?:(?:sie|ihr|euch|sich|bitte|doch|lieber|please|an|bei)\s){0,3}(?:my|our|mein\p{L}*|unser\p{L}*)\s(?:${PEOPLE})(?![^@\n]{0,40}(?<!\p{L})(?:me|mir|mich|or|oder|write)\s(?:at|to|an|unter|write|schreib\p{L}*)\s)[^.!?@\n]{0,40}${ADDRESS}`,
  "iu",
);

const LATER = String.raw`(?!\s(?:${ADDRESS}\s)?(?:before|until|till|unless|by|on|after|via|with|in|too|mehr|vor|bis|erst|am|um|per|nur|über|zurück|only|again|from)(?!\p{L}))(?![^.,;!?\n]{0,40}\?)`;
/** Patterns of messages that forbid writing, whatever email address they contain. */
const REFUSALS: readonly RegExp[] = [
  String.raw`(?<!why\s)(?<!\p{L})(?:don't|dont|do not|never|please not)\s(?:ever\s|please\s)?(?:contact|write(?: to)?|email|e-mail|mail|message)\s(?:me|us)(?!\p{L})${LATER}`,
  String.raw`(?<!(?:warum|wieso|weshalb)\s)(?<!\p{L})(?:schreib|kontaktier|mail)\p{L}{0,3}(?:\s(?:sie|ihr|du))?\s(?:mir|mich|uns)\s(?:(?:aber|bitte|ja)\s){0,2}(?:nicht|nie|niemals|nichts|keine (?:e-?)?mails?)(?!\p{L})${LATER}`,
  String.raw`(?<!\p{L})(?:nicht|nie|niemals)\s(?:anschreiben|kontaktieren|anmailen)(?!\p{L})${LATER}`,
  String.raw`(?<!\p{L})keine (?:e-?)?mails? (?:schicken|senden|schreiben|an ${ADDRESS})(?!\p{L})${LATER}`,
  String.raw`(?<!\p{L})(?:please,? no|bitte keine) (?:e-?)?mails?(?!\p{L})${LATER}`,
  String.raw`${ADDRESS}[^?\n]{0,40}(?<!\p{L})(?:my|the|meiner?|der|die)\s(?:e-?mail-?)?(?:signatur|signature|footer|fußzeile)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:only|just|nur|bloß|lediglich)\s(?:in\s)?(?:my|the|meiner?|der|die)\s(?:e-?mail-?)?(?:signatur|signature|footer|fußzeile)[^?\n]{0,10}${ADDRESS}`,
].map((pattern) => new RegExp(pattern, "iu"));

function marked(message: string, email: string): string {
  return message.toLowerCase().replaceAll("’", "'").replace(email, ADDRESS);
}

/** Whether a message says that nobody may write to the email address in it. */
export function isRefused(message: string): boolean {
  const email = addressIn(message);
  if (!email) return false;
  const text = marked(message, email);
  return REFUSALS.some((refusal) => refusal.test(text));
}

/** Removes the parts of a message that contain its email address or forbid emails. */
export function withoutRefusal(message: string): string {
  return message
    .split(/(?<=[.,;:!?])\s+|\n/u)
    .filter((part) => {
      const text = part.toLowerCase().replaceAll("’", "'");
      return !addressIn(part) && !REFUSALS.some((refusal) => refusal.test(text));
    })
    .join(" ");
}

const NOBODY = /^(?:no-?reply|do-?not-?reply|noreply|mailer-daemon|postmaster)[^@]*@/i;

/** Whether the email address is not the visitor's own, is the site's, is never read, or must not be used. */
function isOthersAddress(message: string, email: string): boolean {
  const ours = Object.values(brand.email).map((one) => one.toLowerCase());
  const text = marked(message, email);
  return (
    NOBODY.test(email) ||
    ours.includes(email) ||
    SENT_ELSEWHERE.test(text) ||
    [...ABOUT_OTHERS, ...REFUSALS].some((pattern) => pattern.test(text))
  );
}

/** Maximum email addresses checked in a message, so that a long message takes little time. */
const MAX_OTHERS = 3;

/** Removes the email addresses before the visitor's own. Returns "" if the message has only addresses of others. */
export function withoutOthers(message: string): string {
  let rest = message;
  for (let left = MAX_OTHERS; left > 0; left -= 1) {
    const email = addressIn(rest);
    if (!email) return rest === message ? message : "";
    if (!isOthersAddress(rest, email)) return rest;
    const place = rest.toLowerCase().indexOf(email);
    rest = `${rest.slice(0, place)}…${rest.slice(place + email.length)}`;
  }
  return "";
}
