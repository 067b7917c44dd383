import { rememberWords } from "#platform/search/remember-words.ts";
import { wordsOf } from "#platform/search/words.ts";
import type { ContactContents } from "../../contract.ts";
import { isOtherScript } from "./letters.ts";
import { LINK } from "./links.ts";

export type ScoredText = Pick<ContactContents, "name" | "email" | "company" | "message">;

const PART_LENGTHS = [3, 4, 5];
/** Maximum number of letters in a word that shows a sender's style, such as "we". Longer words show the topic. */
const SHORT = 5;
/** Matches quoted text, which is ignored, because the sender has not written it. */
const QUOTED = /["„“»«][^"„“”»«]{25,}["“”»«]/g;

const LOOKS: Readonly<Record<string, RegExp>> = {
  question: /\?/,
  "question at the end": /\?\s*$/,
  exclamation: /!/,
  money: /[$€£]|\b(?:usd|eur|euro|dollars?|pounds?|gbp)\b/i,
  percent: /%|\b(?:percent|prozent)\b/i,
  "long number": /\d{4,}/,
  "small beginning": /^\p{Ll}/u,
  "letters at random": /\p{Ll}\p{Lu}\p{L}*\p{Ll}\p{Lu}|[bcdfghjklmnpqrstvwxz]{6}/u,
  "gap to fill in": /\{\s*\p{L}+|\[[A-Z_]{3,}\]/u,
};

/**
 * Returns a map from each feature to the text in which it was found, or to "" if the feature concerns the whole
 * message.
 */
export function featuresOf({ name, email, company, message }: ScoredText): Map<string, string> {
  const unquoted = message.replace(QUOTED, " ");
  const text = unquoted.replace(LINK, " ");
  return new Map([
    ...wordFeatures(text),
    ...manner(unquoted.replace(LINK, " 0link ")),
    ...looks(unquoted, text),
    ...sender(name, email, company),
  ]);
}

type Feature = [feature: string, text: string];

/**
 * Returns features for word stems, pairs of neighboring words, and groups of letters within a word. All numbers give
 * the same feature.
 */
function wordFeatures(text: string): Feature[] {
  const all = wordsOf(text).map(({ stem, text: written }) => ({
    stem: stem.replace(/\d+/g, "0"),
    written,
  }));
  return all.flatMap(({ stem, written }, place): Feature[] => {
    const before = all[place - 1];
    return [
      [`w ${stem}`, written],
      ...markedParts(stem).map((part): Feature => [part, written]),
      ...(before
        ? [[`p ${before.stem} ${stem}`, `${before.written} ${written}`] satisfies Feature]
        : []),
    ];
  });
}

/**
 * Features for two and three words in a row that show a sender's style, such as "we help _", where "_" stands for any
 * long word.
 */
function manner(text: string): Feature[] {
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}'’]+|[.!?]+/gu) ?? [];
  const shapes = tokens.map((token) => {
    if (/^\d/.test(token)) return "0";
    if (/^[.!?]/.test(token)) return token.slice(0, 1);
    return token.length <= SHORT ? token : "_";
  });
  const line = ["^", ...shapes, "$"];
  return [2, 3].flatMap((length) =>
    line.flatMap((_, start): Feature[] => {
      const part = line.slice(start, start + length);
      if (part.length < length || part.every((shape) => shape === "_" || shape === ".")) return [];
      return [
        [`s ${part.join(" ")}`, tokens.slice(Math.max(0, start - 1), start - 1 + length).join(" ")],
      ];
    }),
  );
}

function looks(unquoted: string, text: string): Feature[] {
  const count = text.match(/\p{L}+/gu)?.length ?? 0;
  return [
    ...Object.keys(LOOKS).filter((name) => LOOKS[name]?.test(unquoted)),
    ...(unquoted.match(LINK) ? ["link"] : []),
    ...(isOtherScript(text) ? ["other script"] : []),
    `length ${Math.min(6, Math.floor(Math.log2(count + 1)))}`,
  ].map((name): Feature => [`l ${name}`, ""]);
}

/** Features of the sender. An honest sender's email domain often contains the sender's name. */
function sender(name: string, email: string, company: string): Feature[] {
  const [local = "", domain = ""] = email.split("@");
  const site = domain
    .split(".")
    .slice(0, -1)
    .filter((label) => label !== "example")
    .join("-");
  const names = lettersOf(name);
  const isOwn = names.some((word) => word.length > 3 && stemmed(site).includes(word));
  return [
    ...names.flatMap((word) =>
      [`n ${word}`, ...partsOf(word).map((part) => `n${part}`)].map((one): Feature => [one, name]),
    ),
    ...lettersOf(`${company} ${site}`).flatMap((word) =>
      [`d ${word}`, ...partsOf(word).map((part) => `d${part}`)].map((one): Feature => [
        one,
        company || site,
      ]),
    ),
    ...lettersOf(local).map((word): Feature => [`o ${word}`, local]),
    ...(site ? [[isOwn ? "own domain" : "other domain", ""] satisfies Feature] : []),
  ];
}

const stemmed = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const lettersOf = (text: string) => stemmed(text).match(/\p{L}{3,}/gu) ?? [];

function partsOf(word: string): string[] {
  const padded = `^${word}$`;
  return PART_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, padded.length - length + 1) }, (_, at) =>
      padded.slice(at, at + length),
    ),
  );
}

const markedParts = rememberWords((stem) => partsOf(stem).map((part) => `c${part}`));
