import { toolNames } from "#content/assistant/tool-names.ts";
import { wordsOf } from "#platform/search/words.ts";
import { isTelling } from "#platform/understanding/cues.ts";
import type { Language } from "#platform/understanding/language.ts";
import { unknownToolsIn } from "./unknown-tools.ts";

/** Names of tools in lower case. `wanted`: the visitor uses the tool or asks about it. */
type NamedTools = { wanted: string[]; refused: string[] };

/** Words that refuse a tool whose name follows soon after them. */
const REFUSING = new Set(
  "no not without never don't dont ditched kein keine keinen keinem keiner koa koan kei nix nicht ohne statt anstatt instead".split(
    " ",
  ),
);
const MAX_BETWEEN = 3;
/** Matches words before a tool's name that forbid the tool, as in "I can't have that going through OpenAI". */
const FORBIDDING = /(?:can['’]?t|cannot|won['’]?t) (?:have|allow) .*(?:through|via)$/u;
const MAX_FORBIDDING = 8;
/** Words that refuse a tool if they follow its name: "Slack haben wir nicht", "Google we do not use". */
const REFUSING_BEHIND = new Set("not never don't dont nicht nie".split(" "));
/** Words that refuse a tool if they stand between its name and an adjective, as in "Twilio is too complicated". */
const EXCESS = new Set(["too", "zu"]);
const ADJECTIVE = /^\p{L}{4,}$/u;
const MAX_BEHIND = 5;
/**
 * Words for ways to send a message. In "Slack nicht per Mail" ("not by mail"), such a word shows that "nicht" does not
 * refuse Slack.
 */
const WAYS = new Set(
  "mail mails email emails e-mail e-mails sms text texts phone phones fax paper letters post telefon papier brief briefe zettel".split(
    " ",
  ),
);
/**
 * Words after the second name in a list of refused tools, such as "or" in "not Slack, Teams or WhatsApp". They show
 * that the second tool is refused too.
 */
const LISTING = new Set(["or", "nor", "and", "oder", "und", "noch", ","]);
/** Words that end a refusal, such as "but" in "not Slack but Teams" and "auch" in "statt SMS auch WhatsApp". */
const CONTRASTING = new Set("but sondern only nur just rather we wir i ich lieber auch".split(" "));

const known = new Set(toolNames);
/** Numbers of words that the name of a tool may have, the largest first. */
const LENGTHS = [3, 2, 1];

/**
 * Companies, each with its tools whose names do not contain the company's name. "No Google" refuses these tools too.
 */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  google: ["gmail", "gemini", "youtube"],
  microsoft: ["outlook", "excel", "teams", "onedrive", "sharepoint", "office 365"],
  meta: ["facebook", "instagram", "whatsapp"],
};

/** Finds the tools that a message names. `shownTools`: tools of the shown template, whose names are recognized too. */
export function toolsIn(message: string, shownTools: readonly string[] = []): NamedTools {
  const shown = shownTools.map((tool) => tool.toLowerCase());
  const names = new Set([...known, ...shown, ...unknownToolsIn(message)]);
  const words = message.toLowerCase().match(/[\p{L}\p{N}'’.-]*[\p{L}\p{N}]|[,;:.!?\n]/gu) ?? [];
  const named: NamedTools = { wanted: [], refused: [] };
  let refusing = 0;
  /** Index of the word behind the tool that was refused last. */
  let behindRefused = -1;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const rows = LENGTHS.map((length) => words.slice(at, at + length).join(" "));
    const name = rows.find((one) => names.has(one) || one in MAKERS);
    if (REFUSING.has(word)) refusing = MAX_BETWEEN + 1;
    else if (CONTRASTING.has(word) || /[;.!?\n]$/u.test(word)) refusing = 0;
    if (name) {
      const isNot = ["not", "nicht"].includes(words[at - 1] ?? "");
      const start = at;
      at += name.split(" ").length - 1;
      const isForbidden = FORBIDDING.test(
        words.slice(Math.max(0, start - MAX_FORBIDDING), start).join(" "),
      );
      const isRefused = refusing > 0 || isForbidden || isRefusedBehind(words.slice(at + 1), names);
      if (isRefused || names.has(name)) named[isRefused ? "refused" : "wanted"].push(name);
      if (isNot && isCorrected(words.slice(at + 1), names)) refusing = 0;
      // In "not Slack, Teams or WhatsApp", the refusal reaches to the end of the list.
      const isListed = words[start - 1] === "," && behindRefused === start - 1;
      if (refusing > 0 && isListed && LISTING.has(words[at + 1] ?? "")) refusing = MAX_BETWEEN;
      if (isRefused) behindRefused = at + 1;
    }
    refusing -= 1;
  }
  // A tool that is named and refused counts as refused: "I don't use LinkedIn, nobody buys on LinkedIn".
  return { ...named, wanted: named.wanted.filter((tool) => !named.refused.includes(tool)) };
}

/**
 * Whether the tool after the comma replaces the refused tool, as in "not Gmail, Outlook". In a list, as in "not Slack,
 * Teams or WhatsApp", it does not.
 */
function isCorrected([comma, name, next]: readonly string[], names: ReadonlySet<string>): boolean {
  return comma === "," && names.has(name ?? "") && !LISTING.has(next ?? "");
}

/** Returns a name as the visitor wrote it, but with a capital: "Lexware" for "lexware". */
export function asWritten(name: string, message: string): string {
  const at = message.toLowerCase().lastIndexOf(name);
  const written = at < 0 ? name : message.slice(at, at + name.length);
  return written === name ? name.charAt(0).toUpperCase() + name.slice(1) : written;
}

export function listAsWritten(
  names: readonly string[],
  message: string,
  language: Language,
): string {
  const written = [...new Set(names)].map((name) => asWritten(name, message));
  return new Intl.ListFormat(language, { type: "disjunction" }).format(written);
}

/** Whether the words after a tool's name refuse the tool. In "Gmail, not Outlook", they do not refuse Gmail. */
function isRefusedBehind(rest: readonly string[], names: ReadonlySet<string>): boolean {
  if (REFUSING_BEHIND.has(rest[0] ?? "") && rest.slice(1, 3).some((word) => WAYS.has(word)))
    return false;
  const startsName = (at: number) =>
    LENGTHS.some((length) => names.has(rest.slice(at, at + length).join(" ")));
  const end = rest.findIndex((word, at) => /^[^\p{L}\p{N}]/u.test(word) || startsName(at));
  if (end >= 0 && (rest[end] === "?" || startsName(end))) return false;
  const statement = rest.slice(0, end < 0 ? MAX_BEHIND : Math.min(end, MAX_BEHIND));
  // "Datev geht nicht per Mail" ("not by mail") refuses a way to send something, and not the tool Datev.
  const isOfWay = (at: number) => rest.slice(at + 1, at + 3).some((word) => WAYS.has(word));
  return statement.some(
    (word, at) =>
      (REFUSING_BEHIND.has(word) && !isOfWay(at)) ||
      (EXCESS.has(word) && ADJECTIVE.test(statement[at + 1] ?? "")),
  );
}

/**
 * Whether two names mean the same tool: one name contains all words of the other, or `other` is a company that makes
 * the tool `one`.
 */
export function isSameTool(one: string, other: string): boolean {
  if (MAKERS[other]?.some((own) => isSameTool(one, own))) return true;
  const stemsOf = (name: string) => wordsOf(name).map(({ stem }) => stem);
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  const [fewer, more] = stems.length < others.length ? [stems, others] : [others, stems];
  return fewer.length > 0 && fewer.every((stem) => more.includes(stem));
}

/** Removes the names of tools (`replaced`) from a text, and adds the names of other tools (`wanted`). */
export function withTools(
  text: string,
  replaced: readonly string[],
  wanted: readonly string[],
): string {
  const stems = new Set(replaced.flatMap((tool) => wordsOf(tool).map(({ stem }) => stem)));
  const others = wordsOf(text).filter(({ stem }) => !stems.has(stem));
  return [...others.map((word) => word.text), ...wanted].join(" ");
}

export function tellingBeside(text: string, tools: readonly string[]): number {
  return wordsOf(withTools(text, tools, [])).filter(isTelling).length;
}

const AI = /chatgpt|openai|gemini|claude|copilot|mistral|ollama/iu;
export const isAi = (tool: string) => AI.test(tool);
