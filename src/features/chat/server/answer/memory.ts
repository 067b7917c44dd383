import { asides, moves } from "#content/assistant/replies.ts";
import type { ChatTurn } from "../../contract.ts";
import { refusesAddress } from "#features/leads/server/service.ts";
import { topicOf } from "./topics.ts";
import { startsWithNo, understand } from "#platform/understanding/understand.ts";

/** Facts from the conversation before the newest message. */
export type Memory = {
  /**
   * Slugs of the templates in the latest answer that showed templates, in its order. `memoryOf` passes over some
   * answers that only guessed or showed examples. The list is empty if more than MAX_AGE answers have followed, unless
   * the newest message refers to a template.
   */
  templates: string[];
  /** Slugs of all templates that the conversation has shown. */
  all: ReadonlySet<string>;
  /** Slugs of the templates that the visitor refused in the message right after they were shown. */
  refused: ReadonlySet<string>;
  /**
   * Says what the newest answer was about, by ids of passages (texts of the website), the word `templates`, or kinds of
   * replies.
   */
  about: string[];
  /** The newest earlier message in which the visitor named a task or asked a question. */
  wish: string | undefined;
};

const TEMPLATE = /^\/templates\/([a-z0-9-]{1,100})$/;
/** Matches links to templates in an answer from a model. */
const TEMPLATE_LINK = /\]\(\/templates\/([a-z0-9-]{1,100})\)/g;
const conversational = new Set<string>([...moves, ...asides]);

/**
 * Collects facts from the conversation.
 * @param turns - messages, the oldest first; the last one is the visitor's newest
 */
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
 * Maximum number of answers after the answer that showed templates. After more answers, a question is about these
 * templates only if the question refers to one of them.
 */
const MAX_AGE = 2;
/** Matches words that refer to a template that was shown some answers ago. */
const NAMES_SHOWN =
  /(?<!\p{L})(?:template|workflow|vorlage|ablauf|that one|this one|first one|second|third|erste[nrs]?|zweite[nrs]?|dritte[nrs]?)(?!\p{L})/iu;

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:first one|1st|erste[nrs]?)(?!\p{L})/iu, 0],
  [/(?<!\p{L})(?:second|2nd|zweite[nrs]?)(?!\p{L})/iu, 1],
  [/(?<!\p{L})(?:third|3rd|dritte[nrs]?)(?!\p{L})/iu, 2],
  [/(?<!\p{L})(?:last one|letzte[nrs]?)(?!\p{L})/iu, -1],
];

/**
 * Finds the shown template that a message means. It is the first one, unless the message names another, such as "the
 * second".
 * @returns its slug
 */
export function meantBy(message: string, { templates }: Memory): string | undefined {
  const [, place = 0] = ORDINALS.find(([ordinal]) => ordinal.test(message)) ?? [];
  return templates.at(place) ?? templates[0];
}

/** Whether a message names one of several templates by its position, such as "the second". */
export function namesOne(message: string): boolean {
  return ORDINALS.some(([ordinal]) => ordinal.test(message));
}

/**
 * Maximum number of templates, and of entries in `about`, for one answer. If a browser sends more, the others are
 * ignored.
 */
const MAX_SHOWN = 10;

function shownIn({ content, shown = [] }: ChatTurn): { templates: string[]; about: string[] } {
  const linked = Array.from(content.matchAll(TEMPLATE_LINK), ([, slug = ""]) => slug);
  const cards = shown.flatMap((id) => TEMPLATE.exec(id)?.[1] ?? []);
  const about = shown.filter((id) => !TEMPLATE.test(id));
  const templates = [...new Set([...cards, ...linked])];
  return { templates: templates.slice(0, MAX_SHOWN), about: about.slice(0, MAX_SHOWN) };
}

/** Whether an answer is about a topic, such as costs, that concerns the template shown before. */
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
 * A message may begin with a refusal and then describe some of the shown templates. All shown templates together must
 * be at least as likely as DESCRIBED, and each described one as MIN_DESCRIBED.
 */
const DESCRIBED = 0.5;
const MIN_DESCRIBED = 0.25;
/**
 * Returns those shown templates that a message describes after it has refused something else, as in "no, not repairs, I
 * meant a polite payment reminder". After a beginning such as "not that", which refuses all shown templates, there are
 * none.
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

/** Matches a clause that is only a "no". The visitor may say after it what is meant: "nein, die von Lieferanten". */
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
