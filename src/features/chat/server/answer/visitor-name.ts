import { withoutAddresses, type Contact } from "#features/leads/server/service.ts";
import { isKnown } from "#platform/search/word-table.ts";
import { distance } from "#platform/search/slips.ts";
import { stemOf } from "#platform/search/words.ts";
import { nameIn } from "#platform/understanding/names.ts";
import { phoneIn } from "#platform/understanding/phone-number.ts";
import { understand } from "#platform/understanding/understand.ts";

/** Finds the visitor's name in the messages, as the newest message that names it spells it. */
export function nameOf(messages: readonly string[], email: string): string | undefined {
  return messages.map((message) => nameBy(message, email)).reduce(corrected, undefined);
}

/** Returns a name that the newest message adds, if an earlier message gave an address or a number. */
export function newNameIn(
  messages: readonly string[],
  { lead, correction, isNew, phone, isPhoneNew }: Contact,
): string | undefined {
  const email = correction ?? lead?.email ?? "";
  if (isNew || isPhoneNew || (email === "" && !phone)) return undefined;
  const [name, earlier] = [nameOf(messages, email), nameOf(messages.slice(0, -1), email)];
  return name === earlier ? undefined : name;
}

function nameBy(message: string, email: string): string | undefined {
  const introduced = nameIn(message);
  if (introduced) return introduced;
  const first = nameIn(
    message,
    phoneIn(message) !== undefined || withoutAddresses(message) !== message,
  );
  const beside = nameBeside(message, email);
  // `beside`, the name in the email address, may be only the first name of the full name `first`.
  if (beside && first?.startsWith(`${beside} `)) return first;
  return beside ?? nameBelow(message) ?? first;
}

/**
 * Returns the newer name. If it is only a surname that is spelled nearly like the earlier one, keeps the given names:
 * "Petra Lohse" and then "Lose" give "Petra Lose".
 */
function corrected(earlier: string | undefined, newer: string | undefined): string | undefined {
  if (!newer || !earlier) return newer ?? earlier;
  const words = earlier.split(" ");
  const surname = words.at(-1) ?? "";
  const isSurname = words.length > 1 && !newer.includes(" ");
  return isSurname && distance(surname, newer) <= MAX_LETTERS
    ? [...words.slice(0, -1), newer].join(" ")
    : newer;
}

/** Maximum number of different letters in two spellings of the same surname. */
const MAX_LETTERS = 2;

const CAPITALS = /(?<![\p{L}])\p{Lu}\p{Ll}[\p{L}'’-]*(?:[ \t]+\p{Lu}\p{Ll}[\p{L}'’-]*){0,3}/gu;
const MIN_NAME = 3;

/**
 * Whether an email address contains a name. A name of three letters must be at the beginning or the end of the address,
 * because "ich" is in micha@… too.
 */
function isNameIn(local: string, word: string): boolean {
  const plain = word.toLowerCase();
  if (plain.length === MIN_NAME) return local.startsWith(plain) || local.endsWith(plain);
  return plain.length > MIN_NAME && local.includes(plain);
}

/** Finds a name of which a part is in the email address, such as "Petra Lohse" for p.lohse@… */
function nameBeside(message: string, email: string): string | undefined {
  const [local = ""] = email.split("@");
  const isPart = (word: string) => isNameIn(local, word);
  for (const [found] of message.matchAll(CAPITALS)) {
    const words = found.split(/\s+/u);
    const [first, last] = [words.findIndex(isPart), words.findLastIndex(isPart)];
    // German nouns such as "Grüßen" are capitalized like names. A word that `isKnown` recognizes is therefore no name.
    const given = words[first - 1];
    const hasGiven = first === last && given !== undefined && !isKnown(stemOf(given));
    const family = words[last + 1];
    const hasFamily = first === last && family !== undefined && !isKnown(stemOf(family));
    const end = hasFamily && !hasGiven ? last + 2 : last + 1;
    const names = first < 0 ? [] : words.slice(hasGiven ? first - 1 : first, end);
    const [only = ""] = names;
    if (names.length > 1 || (only && !isKnown(stemOf(only)))) return names.join(" ");
  }
  return undefined;
}

/** Finds a name at the end of a message, such as "Huber" in "0831 5550199, Huber". */
function nameBelow(message: string): string | undefined {
  const [, name = ""] = BELOW.exec(message) ?? [];
  const { courtesy, hasContact } = understand(message);
  const isName = name !== "" && name !== "Uhr" && hasContact && !courtesy && !isKnown(stemOf(name));
  return isName && !understand(name).courtesy ? name : undefined;
}

const BELOW = /[\d,\n][,.]?\s+(\p{Lu}\p{Ll}[\p{L}'’-]{1,30})[\s.]*$/u;
