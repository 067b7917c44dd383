import { ENDINGS } from "./find-addresses.ts";
import { addressIn } from "./lead-rules.ts";
import { kindOf, wordsIn } from "./whose-address.ts";

/* Corrections that name only a part of an email address: "gmx.de*", ".com not .de", "without the hyphen". */

/** Maximum letters of a message that may correct a part of an address. */
const MAX_LENGTH = 160;
/** Maximum words of a message that is only the corrected part. */
const MAX_ALONE = 2;
/** Maximum letters by which a correction differs from what it corrects. */
const MAX_DISTANCE = 2;

/** Corrects part of an email address as a message says. @returns undefined if it corrects nothing, or not clearly */
export function editedAddress(message: string, email: string): string | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  const text = message.toLowerCase().replaceAll(email, " ").trim();
  const [local = "", domain = ""] = email.split("@");
  const edits = [editDomain, editEnding, editLetters, editSign, editPart];
  for (const edit of edits) {
    const edited = edit(text, { local, domain });
    if (edited) return addressIn(`${edited.local}@${edited.domain}`);
  }
  return undefined;
}

type Parts = { local: string; domain: string };
type Edit = (text: string, parts: Parts) => Parts | undefined;

const DOMAIN = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}@-])/gu;
/** Mail providers, to which an address may be corrected although the names differ much. */
const PROVIDERS: ReadonlySet<string> = new Set(
  "gmail.com googlemail.com hotmail.com outlook.com outlook.de icloud.com yahoo.com yahoo.de gmx.de gmx.at gmx.ch gmx.net web.de t-online.de aol.com".split(
    " ",
  ),
);

/** Reads another domain, as in "oops, gmx.de" after "jo@gmx.ed". */
const editDomain: Edit = (text, { local, domain }) => {
  const found = (text.match(DOMAIN) ?? []).find(
    (one) => one !== domain && (PROVIDERS.has(one) || distance(one, domain) <= MAX_DISTANCE),
  );
  return found && isCorrection(text) ? { local, domain: found } : undefined;
};

/** Matches an ending on its own: ".com", "dot com". */
const ENDING = /(?<![\p{L}\p{N}])(?:\.|(?:dot|punkt)\s)(co\.uk|\p{L}{2,6})(?![\p{L}\p{N}@])/gu;
/** Matches words that reject what follows them. */
const REJECTED = /(?:not|nicht|no|kein|statt|anstatt|instead of)\s*$/u;

const editEnding: Edit = (text, { local, domain }) => {
  const found = Array.from(text.matchAll(ENDING))
    .filter(({ index }) => !REJECTED.test(text.slice(0, index)))
    .map(([, ending = ""]) => ending)
    .filter((ending) => ENDINGS.has(ending) || ending === "co.uk");
  const [name, ...endings] = domain.split(".");
  const [wanted] = found.filter((ending) => ending !== endings.join("."));
  return wanted ? { local, domain: `${name}.${wanted}` } : undefined;
};

/** Matches a correction that doubles a letter, such as "with two n" or "mit doppel l". */
const TWICE =
  /(?:(?:with|mit)\s(?:two|2|zwei)\s|(?<!\p{L})(?:double|doppel|doppeltem)[\s-]*)(\p{L})(?!\p{L})/u;
/** Matches a correction that undoubles a letter, such as "with one n" or "mit nur einem l". */
const ONCE = /(?:with|mit)\s(?:only\s|just\s|nur\s)?(?:one|1|a single|einem)\s(\p{L})(?!\p{L})/u;
/** Matches a correction of letters, such as "ai not ay", "with k instead of c" or "mit ai statt ay". */
const INSTEAD =
  /(?:with|mit)\s+([\p{L}\p{N}]{1,3}),?\s+(?:not|nicht|instead of|statt|anstatt)\s+(?:with |mit )?(\p{L}{1,3})(?!\p{L})/u;

const editLetters: Edit = (text, { local, domain }) => {
  const [, twice] = TWICE.exec(text) ?? [];
  const [, once] = ONCE.exec(text) ?? [];
  const [, right, wrong] = INSTEAD.exec(text) ?? [];
  const [named] = (text.match(PART) ?? []).filter(
    (word) => word.length >= MIN_PART && `${local}@${domain}`.includes(word),
  );
  if (twice)
    return replaceOnly({ local, domain }, `(?<!${twice})${twice}(?!${twice})`, twice + twice);
  if (once) return replaceOnly({ local, domain }, once + once, once);
  if (!right || !wrong) return undefined;
  const isOnce = named && named.split(wrong).length === 2;
  // In "maier mit y statt i" the name is given, so only the "i" in that name is replaced.
  return isOnce
    ? replaceOnly({ local, domain }, named, named.replace(wrong, right))
    : replaceOnly({ local, domain }, wrong, right);
};

const SIGNS: Readonly<Record<string, string>> = {
  hyphen: "-",
  dash: "-",
  minus: "-",
  bindestrich: "-",
  strich: "-",
  dot: ".",
  punkt: ".",
  underscore: "_",
  unterstrich: "_",
};
const WITHOUT = new RegExp(
  `(?:without|ohne|no|kein|keinen)\\s(?:(?:the|a|an|den|einen)\\s)?(${Object.keys(SIGNS).join("|")})`,
  "u",
);

/** Leaves out a sign: "without the hyphen". */
const editSign: Edit = (text, { local, domain }) => {
  const sign = SIGNS[WITHOUT.exec(text)?.[1] ?? ""];
  if (!sign) return undefined;
  const [name = "", ...endings] = domain.split(".");
  if (local.includes(sign)) return { local: local.replaceAll(sign, ""), domain };
  if (!name.includes(sign)) return undefined;
  return { local, domain: [name.replaceAll(sign, ""), ...endings].join(".") };
};

const PART = /[\p{L}\p{N}]+(?:[._+-][\p{L}\p{N}]+)*/gu;
const MIN_PART = 4;

/** Replaces the part of the address that a word resembles: "tischlereimoser" for "tischlerei-moser". */
const editPart: Edit = (text, { local, domain }) => {
  if (!isCorrection(text)) return undefined;
  const [name = "", ...endings] = domain.split(".");
  const words = (text.match(PART) ?? []).filter((word) => word.length >= MIN_PART);
  const isNear = (word: string, part: string) =>
    word !== part && distance(word, part) <= MAX_DISTANCE && distance(word, part) < part.length / 3;
  const ofLocal = words.find((word) => isNear(word, local));
  const ofName = words.find((word) => isNear(word, name));
  if (ofLocal) return { local: ofLocal, domain };
  return ofName ? { local, domain: [ofName, ...endings].join(".") } : undefined;
};

/** Whether a message says that something was wrong, or is too short to say anything else. */
function isCorrection(text: string): boolean {
  const words = wordsIn(text);
  const isAlone = text.split(/\s+/).length <= MAX_ALONE;
  return isAlone || words.some((word) => ["wrong", "not"].includes(kindOf(word)));
}

/**
 * Replaces the match of the pattern.
 * @returns undefined unless the pattern matches exactly once before the domain's ending
 */
function replaceOnly({ local, domain }: Parts, pattern: string, by: string): Parts | undefined {
  const [name = "", ...endings] = domain.split(".");
  const before = `${local}@${name}`;
  if (before.match(new RegExp(pattern, "gu"))?.length !== 1) return undefined;
  const [newLocal = "", newName = ""] = before.replace(new RegExp(pattern, "u"), by).split("@");
  return { local: newLocal, domain: [newName, ...endings].join(".") };
}

/** Levenshtein distance: the number of letters to add, remove or replace. A swap of two letters counts as two. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_DISTANCE) return MAX_DISTANCE + 1;
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [n, letter] of one.split("").entries()) {
    const next = [n + 1];
    for (const [m, letterOfOther] of other.split("").entries()) {
      const changed = (row[m] ?? 0) + (letter === letterOfOther ? 0 : 1);
      next.push(Math.min(changed, (row[m + 1] ?? 0) + 1, (next[m] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
