import { asides, moves } from "#content/assistant/replies.ts";
import type { ChatTurn } from "../../contract.ts";
import { refusesAddress } from "#features/leads/server/service.ts";
import { chosenIndexIn } from "./ordinals.ts";
import { topicOf } from "./topics.ts";
import { startsWithNo, understand } from "#platform/understanding/understand.ts";

export type Memory = {
  /** Slugs that the latest answer with templates showed. After MAX_AGE more answers, they no longer count. */
  templates: string[];
  /** Slugs of all templates that the conversation has shown. */
  all: ReadonlySet<string>;
  /** Slugs of the templates that the visitor refused in the message right after they were shown. */
  refused: ReadonlySet<string>;
  /** Subjects of the newest answer: ids of the quoted website texts, kinds of fixed replies, or `templates`. */
  about: string[];
  /** The newest earlier message in which the visitor named a task or asked a question. */
  wish: string | undefined;
};

const TEMPLATE = /^\/templates\/([a-z0-9-]{1,100})$/;
/** Matches links to templates in an answer from an AI model. */
const TEMPLATE_LINK = /\]\(\/templates\/([a-z0-9-]{1,100})\)/g;
const conversational = new Set<string>([...moves, ...asides]);

/** Reads from a conversation what the next answer depends on. The last of `turns` is the visitor's newest message. */
export function memoryOf(turns: readonly ChatTurn[]): Memory {
  const answers = turns.filter(({ role }) => role === "assistant").map(shownIn);
  const question = turns.at(-1)?.content ?? "";
  const newest = answers.findLast(
    ({ templates, about }, at) =>
      templates.length > 0 &&
      (!about.includes("guess") || answers.slice(at + 1).every(isAboutTemplate)) &&
      (NAMES_SHOWN.test(question) || !about.includes("which-templates")),
  );
  const age = newest ? answers.length - 1 - answers.lastIndexOf(newest) : 0;
  const isMeant = age <= MAX_AGE || NAMES_SHOWN.test(question);
  const messages = turns.slice(0, -1).filter(({ role }) => role === "user");
  return {
    templates: (isMeant && newest?.templates) || [],
    all: new Set(answers.flatMap(({ templates }) => templates)),
    refused: new Set(turns.flatMap((turn, at) => refusedBy(turn, turns[at - 1]))),
    about: answers.at(-1)?.about ?? [],
    wish: messages.findLast(({ content }) => isWish(content))?.content,
  };
}

/**
 * Maximum number of answers after the one that showed templates. After more answers, a question is about these
 * templates only if it refers to them, as in "the second one".
 */
const MAX_AGE = 2;
/** Matches words that refer to a template that was shown some answers ago. */
const NAMES_SHOWN =
  /(?<!\p{L})(?:template|workflow|vorlage|ablauf|that one|this one|first one|second|third|erste[nrs]?|zweite[nrs]?|dritte[nrs]?)(?!\p{L})/iu;

/** Returns the slug of the shown template that a message means: the first, unless it says "the second". */
export function meantBy(message: string, { templates }: Memory): string | undefined {
  return templates.at(chosenIndexIn(message) ?? 0) ?? templates[0];
}

export function namesOne(message: string): boolean {
  return chosenIndexIn(message) !== undefined;
}

/** Maximum number of templates, and of other ids, that a browser may send for one answer. All others are ignored. */
const MAX_SHOWN = 10;

function shownIn({ content, shown = [] }: ChatTurn): { templates: string[]; about: string[] } {
  const linked = Array.from(content.matchAll(TEMPLATE_LINK), ([, slug = ""]) => slug);
  const cards = shown.flatMap((id) => TEMPLATE.exec(id)?.[1] ?? []);
  const about = shown.filter((id) => !TEMPLATE.test(id));
  const templates = [...new Set([...cards, ...linked])];
  return { templates: templates.slice(0, MAX_SHOWN), about: about.slice(0, MAX_SHOWN) };
}

function isAboutTemplate({ about }: { about: readonly string[] }): boolean {
  return about.some((kind) => topicOf(kind) !== undefined);
}

function refusedBy({ role, content }: ChatTurn, before: ChatTurn | undefined): string[] {
  if (role !== "user" || before?.role !== "assistant") return [];
  const { templates } = shownIn(before);
  const isRefused = templates.length > 0 && isRefusal(content) && !refusesAddress([content]);
  const wanted = isRefused ? wantedOf(content, templates) : [];
  return isRefused ? templates.filter((slug) => !wanted.includes(slug)) : [];
}

/**
 * Minimum sum (0 to 1) of the likelihoods with which a message describes the shown templates. MIN_DESCRIBED: minimum
 * likelihood with which it describes a single one of them.
 */
const DESCRIBED = 0.5;
const MIN_DESCRIBED = 0.25;
/**
 * Returns the slugs of shown templates that a message describes after it has refused something, as in "no, not repairs,
 * I meant a reminder".
 */
function wantedOf(message: string, slugs: readonly string[]): string[] {
  const [first = ""] = message.trim().split(/[,;:.!?–—]\s+/u);
  const restates = RESTATES.test(message) || NO_ALONE.test(first);
  if (understand(first).telling === 0 && !restates) return [];
  const after = message.replace(/^[^,;:.!?–—]*[,;:.!?–—]\s+/u, "");
  const described = understand(after).readings.filter(({ label }) => slugs.includes(label));
  const sum = described.reduce((all, { likelihood }) => all + likelihood, 0);
  const likely = described.filter(({ likelihood }) => likelihood >= MIN_DESCRIBED);
  return sum >= DESCRIBED ? likely.map(({ label }) => label) : [];
}

/** Matches a message in which a visitor refuses something and says again what is meant: "nee, ich meinte …". */
const RESTATES =
  /^(?:no|nope|nah|nein|nee?|nö),?\s(?:no,?\s|nein,?\s)?(?:i mean|i meant|we mean|ich mein(?:e|te)?|wir mein(?:en|ten))\s/iu;

/** Matches a clause that is only a "no". The visitor may then say what is meant: "nein, die von Lieferanten". */
const NO_ALONE = /^(?:no|nope|nah|nein|nee?|nö)$/iu;

/** Whether a message begins by refusing what was shown. The message may ask for something else afterwards. */
function isRefusal(message: string): boolean {
  const [first = ""] = message.trim().split(/[,;:.!?–—]\s+/u);
  const [best] = understand(first).meanings;
  const refuses = best?.label === "not-this" || best?.label === "not-asked";
  return startsWithNo(message) || REFUSAL.test(first) || refuses;
}

const REFUSAL =
  /^(?:not|nicht|neither|none|kein[es]?)\s+(?:that|this|it|these|those|of|das|die|den|der|diese[nrs]?|davon)(?!\p{L})|^(?:das|die|den|diese[nrs]?)\s+nicht$/iu;

function isWish(message: string): boolean {
  const [best] = understand(message).meanings;
  return best !== undefined && !conversational.has(best.label);
}
