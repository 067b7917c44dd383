import { ENDINGS } from "./find-addresses.ts";
import { addressIn } from "./lead-rules.ts";
import { editSwapped, editTwice, editWith, editWithout, type Edit } from "./letter-edits.ts";
import { MAX_SLIPS, PROVIDER } from "./mended-address.ts";
import { isOnlyAbout, lastDigits, plainWords } from "./spelled-letters.ts";
import { distance } from "#platform/search/slips.ts";
import { kindOf, wordsIn } from "./contact-words.ts";
import { sentencesOf } from "./topic.ts";

/*
 * Reads corrections that name only a part of an email address, such as ".com not .de" and "gmx.de*". In chats, people
 * put "*" after a correction.
 */

const MAX_LENGTH = 160;
const MAX_ALONE = 2;
/** If a correction can lead to more addresses than this, it counts as unclear. */
const MAX_CHOICES = 2;

/**
 * Result of reading a correction.
 * - `emails`: the corrected addresses that the visitor may mean; none if it is unclear what to correct; only the
 *   unchanged address if this address is already as the message says.
 * - `isSure`: whether the correction is so clear that the assistant need not ask which address is right.
 */
export type Edited = { emails: string[]; isSure: boolean };

/**
 * Corrects a part of an email address as a message says, such as "with c not k".
 * @param isNamed - whether the visitor gives the address in the same message. Then only words about letters, digits and
 *   signs count as a correction: "claus@mail.com, with c not k"
 * @returns undefined if the message corrects nothing
 */
export function editedAddresses(
  message: string,
  email: string,
  isNamed = false,
): Edited | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  const sentences = isNamed ? [] : sentencesOf(message);
  return [message, ...sentences.filter((one) => one !== message && !one.includes("?"))]
    .map((text) => editedBy(text, email, isNamed))
    .find((edited) => edited !== undefined);
}

function editedBy(message: string, email: string, isNamed: boolean): Edited | undefined {
  const text = message.toLowerCase().replaceAll(email, " ").trim();
  const plain = plainWords(text);
  const [local = "", domain = ""] = email.split("@");
  const spelled = [editCase, editLast, editTwice, editWithout, editSwapped, editWith];
  const edits = isNamed ? spelled : [editDomain, editEnding, ...spelled, editPart];
  for (const edit of edits) {
    const found = edit(spelled.includes(edit) ? plain : text, { local, domain });
    if (!found) continue;
    const edited = found.map((one) => addressIn(`${one.local}@${one.domain}`) ?? "");
    const others = [...new Set(edited)].filter((one) => one !== "" && one !== email);
    if (others.length === 0 && found.length > 0) {
      return saysNothingElse(plain, [email]) ? { emails: [email], isSure: true } : undefined;
    }
    const isGuess = edit === editWith || edit === editPart;
    const emails = others.length > MAX_CHOICES ? [] : others;
    return {
      emails,
      isSure: emails.length === 1 && !isGuess && saysNothingElse(plain, [email, ...emails]),
    };
  }
  return !isNamed && WRONG.test(text) && isOnlyAbout(text, WRONG.exec(text)?.[0] ?? "", email)
    ? { emails: [], isSure: false }
    : undefined;
}

const MIN_LETTERS = 4;
/**
 * Words that occur in corrections of an address. A message with other words, such as "orders are .de not .com", may be
 * about something else.
 */
const OF_CORRECTION: ReadonlySet<string> = new Set(
  "address adresse email emails mailadresse domain with without ohne statt anstatt instead rather sondern meant mean meinte meine wrote typed schrieb geschrieben getippt vertippt verschrieben tippfehler schreibfehler typo mistake fehler wrong falsch right richtig correct korrekt sorry oops stimmt heißt lautet should must muss soll gehört double doppelt doppel twice last letzte letzten letzter first erste digit digits number figure ziffer ziffern zahl zahlen nummer letter letters buchstabe buchstaben ending endet ende ends hyphen dash minus bindestrich underscore unterstrich point punkt actually eigentlich natürlich course only just nicht kein keine keinen there that this those dass also fingers finger thumbs spelled spelling schreibt geschrieben vorne hinten beginning anfang gmail googlemail hotmail outlook icloud yahoo please bitte danke thanks noch have habe hatte were wird want will muss heißen nein doch remove drop delete skip einem einen eine einer zwei natürlich hinterm after before lowercase case lower small letters capitals alles klein kleingeschrieben kleinbuchstaben".split(
    " ",
  ),
);

function saysNothingElse(plain: string, emails: readonly string[]): boolean {
  const words = plain.match(/\p{L}+/gu) ?? [];
  return words.every(
    (word) =>
      word.length < MIN_LETTERS ||
      OF_CORRECTION.has(word) ||
      emails.some((email) => email.includes(word)),
  );
}

/** Matches a complaint that does not say what is right, such as "the address is wrong". */
const WRONG =
  /(?<!\p{L})(?:(?:address|adresse|e-?mail|mail)\s(?:is|ist|war|was|stimmt)\s(?:wrong|falsch|incorrect|nicht|not right)|(?:letter|buchstabe)\s(?:is\s|ist\s)?(?:wrong|falsch|missing|fehlt|too much|zu viel))(?!\p{L})/u;

const LOWERCASE =
  /(?<!\p{L})(?:lower ?case|small letters|no capitals|alles klein|kleingeschrieben|kleinbuchstaben)(?!\p{L})/u;

const editCase: Edit = (text, address) => (LOWERCASE.test(text) ? [address] : undefined);

const editLast: Edit = (text, { local, domain }) => {
  const digits = lastDigits(text);
  const end = digits && /\d+$/u.exec(local)?.[0];
  if (!digits || !end || end.length < digits.length) return undefined;
  return [{ local: local.slice(0, -digits.length) + digits, domain }];
};

const DOMAIN = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}@-])/gu;
/**
 * Corrects the domain, as in "oops, gmx.de" after "jo@gmx.ed". The new domain must resemble the old one, unless the new
 * domain is a mail provider's.
 */
const editDomain: Edit = (text, { local, domain }) => {
  const found = (text.match(DOMAIN) ?? []).find(
    (one) => one !== domain && (PROVIDER.test(`@${one}`) || distance(one, domain) <= MAX_SLIPS),
  );
  return found && isCorrection(text) ? [{ local, domain: found }] : undefined;
};

const ENDING = /(?<![\p{L}\p{N}])(?:\.|(?:dot|punkt)\s)(co\.uk|\p{L}{2,6})(?![\p{L}\p{N}@])/gu;

const editEnding: Edit = (text, { local, domain }) => {
  const found = Array.from(text.matchAll(ENDING))
    .map(([, ending = ""]) => ending)
    .filter((ending) => ENDINGS.has(ending) || ending === "co.uk");
  const [name, ...endings] = domain.split(".");
  const [wanted] = found.filter((ending) => ending !== endings.join("."));
  return wanted ? [{ local, domain: `${name}.${wanted}` }] : undefined;
};

const PART = /[\p{L}\p{N}]+(?:[._+-][\p{L}\p{N}]+)*/gu;
const MIN_PART = 4;

/**
 * Replaces the part of the address that a word of the message resembles: "tischlereimoser" replaces "tischlerei-moser".
 */
const editPart: Edit = (text, { local, domain }) => {
  if (!isCorrection(text)) return undefined;
  const [name = "", ...endings] = domain.split(".");
  const words = (text.match(PART) ?? []).filter(
    (word) => word.length >= MIN_PART && !/^e?mails?$/u.test(word),
  );
  const isNear = (word: string, part: string) =>
    word !== part && distance(word, part) <= MAX_SLIPS && distance(word, part) < part.length / 3;
  const ofLocal = words.find((word) => isNear(word, local));
  const ofName = words.find((word) => isNear(word, name));
  if (ofLocal) return [{ local: ofLocal, domain }];
  return ofName ? [{ local, domain: [ofName, ...endings].join(".") }] : undefined;
};

function isCorrection(text: string): boolean {
  const words = wordsIn(text);
  const isAlone = plainWords(text).split(/\s+/).length <= MAX_ALONE;
  return isAlone || words.some((word) => ["wrong", "not"].includes(kindOf(word)));
}
