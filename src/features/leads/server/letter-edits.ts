import { ENDINGS } from "./find-addresses.ts";
import { distance } from "#platform/search/slips.ts";
import { MAX_SLIPS } from "./mended-address.ts";
import { END, isOnlyAbout, SIGN, SIGNS, swapIn } from "./spelled-letters.ts";
import { wordsIn } from "./contact-words.ts";

export type Parts = { local: string; domain: string };
/**
 * Corrects an address as a text says.
 * @returns all corrected addresses that the visitor may mean; only the unchanged `parts` if the address is already as
 *   the text says; an empty list if it is not clear what to correct; undefined if the text corrects nothing
 */
export type Edit = (text: string, parts: Parts) => Parts[] | undefined;

const TWO = String.raw`(?:two|2|zwei|double|doppel|doppelte[mn]?)`;
const TWICE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:with|mit)\s)?(?:a\s)?${TWO}[\s-](?!a${END})(\p{L})${END}|(?<!\p{L})(?:with|mit)\s(\p{L})\2${END}`,
  "u",
);
const ONCE = new RegExp(
  String.raw`(?<!\p{L})(?:with|mit|only|just|nur)\s(?:only\s|just\s|nur\s)?(?:one|1|a single|ein|einem|einen)\s(\p{L})${END}`,
  "u",
);

/** Doubles a letter, or makes a double letter single: "with two n", "mit nur einem l" ("with only one l"). */
export const editTwice: Edit = (text, parts) => {
  const [twice, once] = [TWICE.exec(text), ONCE.exec(text)];
  const [match = "", one, other = ""] = twice ?? once ?? [];
  const letter = one ?? other;
  if (letter === "" || !isOnlyAbout(text, match, nameOf(parts))) return undefined;
  const isDouble = nameOf(parts).includes(letter + letter);
  if (!twice) return isDouble ? replacing(parts, letter + letter, letter) : [parts];
  if (isDouble && !namedIn(text, parts)) return [parts];
  return replacing(parts, `(?<!${letter})${letter}(?!${letter})`, letter + letter);
};

const WITHOUT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:without|ohne|no|kein|keinen|remove|drop|delete|skip)\s(?:(?:the|a|an|den|einen)\s)?(${SIGN})|(${SIGN})\s(?:must go|has to go|muss weg|muss raus|is wrong|ist falsch|is too much|ist zu viel|weg|raus))(?!\p{L})`,
  "u",
);

/** Removes a sign such as a hyphen from the address: "without the hyphen". */
export const editWithout: Edit = (text, parts) => {
  const [match = "", one = "", other = ""] = WITHOUT.exec(text) ?? [];
  const sign = SIGNS[one || other];
  // In "no hyphen in that, just blumenhaus", the message repeats a part of the address. These words, with or without
  // the sign, do not count as words about something else.
  const names = `${nameOf(parts)} ${nameOf(parts).replaceAll(sign ?? " ", "")}`;
  if (!sign || !isOnlyAbout(text, match, names)) return undefined;
  const [name, ending] = halves(parts.domain);
  if (!parts.local.includes(sign) && !name.includes(sign)) return [parts];
  return [
    { ...parts, local: parts.local.replaceAll(sign, "") },
    { ...parts, domain: name.replaceAll(sign, "") + ending },
  ].filter(({ local, domain }) => local !== parts.local || domain !== parts.domain);
};

/** Replaces the wrong part of the address by the right one: "with c not k". */
export const editSwapped: Edit = (text, parts) => {
  const { whole: match = "", right = "", wrong = "" } = swapIn(text) ?? {};
  const address = `${parts.local}@${parts.domain}`;
  if (match === "" || !isOnlyAbout(text, match, address) || !areAlike(right, wrong)) {
    return undefined;
  }
  const [name, ending] = halves(parts.domain);
  if (ENDINGS.has(right) && ending === `.${wrong}`)
    return [{ ...parts, domain: `${name}.${right}` }];
  if (wrong.includes(".") && parts.domain === wrong) return [{ ...parts, domain: right }];
  const named = namedIn(text.replace(match, " "), parts);
  const edited = replacing(parts, escaped(wrong), right, named);
  if (edited.length > 0) return edited;
  return nameOf(parts).includes(right) ? [parts] : undefined;
};

const MAX_SHORT = 3;
function areAlike(right: string, wrong: string): boolean {
  const isShort = right.length <= MAX_SHORT && wrong.length <= MAX_SHORT;
  const areSigns = /^[._-]$/u.test(right) === /^[._-]$/u.test(wrong);
  return areSigns && right !== wrong && (isShort || distance(right, wrong) <= MAX_SLIPS);
}

/** For each letter, a pattern for the letters that a listener may have written in its place. */
const CONFUSED: Readonly<Record<string, string>> = {
  c: "k|z",
  k: "c|g",
  f: "v|ph",
  v: "f|w",
  w: "v",
  y: "i",
  i: "y",
  s: "z|ß",
  z: "s|c",
  t: "d",
  d: "t",
  b: "p",
  p: "b",
  e: "a",
  a: "e",
};
const WITH = new RegExp(
  String.raw`(?<!\p{L})(?:with|mit)\s(?:(?:a|an|the|einem|dem|nem|nur)\s)?(\p{L}|${SIGN})${END}`,
  "u",
);

/** Corrects a letter or a sign in the address: "Claus mit C" ("Claus with a C"), "with a hyphen". */
export const editWith: Edit = (text, parts) => {
  const [match = "", letters = ""] = WITH.exec(text) ?? [];
  if (match === "" || !isOnlyAbout(text, match, nameOf(parts))) return undefined;
  const sign = SIGNS[letters];
  if (sign) return nameOf(parts).includes(sign) ? [parts] : replacing(parts, "[._-]", sign);
  const words = wordsIn(text.replace(match, " ")).filter((word) => word.length >= MIN_NAME);
  const near = Array.from(nameOf(parts).matchAll(/\p{L}+/gu), ([part]) => part).find((part) =>
    words.some((word) => word !== part && word.includes(letters) && distance(word, part) === 1),
  );
  const spelled = near && words.find((word) => distance(word, near) === 1);
  if (near && spelled) return replacing(parts, near, spelled);
  const named = namedIn(text, parts);
  if ((named ?? nameOf(parts)).includes(letters)) return [parts];
  return replacing(parts, CONFUSED[letters] ?? letters, letters, named);
};

const MIN_NAME = 3;
function namedIn(text: string, parts: Parts): string | undefined {
  return wordsIn(text).find((word) => word.length >= MIN_NAME && nameOf(parts).includes(word));
}

function halves(domain: string): [name: string, ending: string] {
  const at = domain.indexOf(".");
  return [domain.slice(0, at), domain.slice(at)];
}

/** Returns the address without the part of its domain from the first dot on: "ada@mail" for "ada@mail.com". */
function nameOf({ local, domain }: Parts): string {
  return `${local}@${halves(domain)[0]}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\-]/gu, "\\$&");
}

/**
 * Replaces one match of a pattern in an address. The part of the domain from its first dot on, such as ".com" or
 * ".co.uk", never changes.
 * @param named - if given, only matches in this part of the address are replaced
 * @returns one corrected address per match
 */
function replacing(parts: Parts, pattern: string, by: string, named?: string): Parts[] {
  const before = nameOf(parts);
  const from = named === undefined ? 0 : before.indexOf(named);
  const to = named === undefined ? before.length : from + named.length;
  return Array.from(before.matchAll(new RegExp(pattern, "gu"))).flatMap(({ 0: found, index }) => {
    if (index < from || index >= to) return [];
    const edited = before.slice(0, index) + by + before.slice(index + found.length);
    const [local = "", name = ""] = edited.split("@");
    return [{ local, domain: name + halves(parts.domain)[1] }];
  });
}
