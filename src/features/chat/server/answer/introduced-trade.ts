import { splitMessage } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import { businessEndings, businesses } from "#content/assistant/service-words.ts";
import { answerOne, isTask } from "./decide.ts";
import { forQuestion } from "./answer-question.ts";
import {
  GUESS,
  offerTemplates,
  slugsIn,
  suggestTemplates,
  withAnother,
  type Draft,
} from "./drafts.ts";
import { PART_OF_TASK } from "./first-answer.ts";
import { afresh } from "./leaves-subject.ts";
import { MAX_TEMPLATES, type Inquiry } from "./likely-templates.ts";
import { tellingStems, tradeNamedIn } from "./passage-index.ts";
import { isTrade } from "./passages.ts";
import { isShown } from "./second-message.ts";
import { anyOf, trades } from "./trade-names.ts";

/* Answers a visitor who introduces a business, and names no task yet: "I run a small dental clinic with 3 chairs". */

const GREETING =
  /^(?:hi|hello|hey|hallo|servus|moin|gr[uü](?:ß|ss|e)\S*(?: gott)?|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening))(?!\p{L})[ ,.!]*/iu;

/** Matches the beginning of a sentence in which somebody introduces a business. */
const INTRODUCES =
  /^(?:(?:i|we) (?:run|own|have|manage|do|sell|offer)|i['’]?m|i am|we['’]?re|we are|ich (?:bin|hab|habe|führe|betreibe|leite|mache)|wir (?:sind|haben|führen|betreiben|machen|verkaufen))(?!\p{L})/iu;

/**
 * Matches words before the name of a business. They show that it is not the visitor's own: "a question about the
 * course", "customer of a gym".
 */
const OF_OTHERS =
  /(?<!\p{L})(?:about|with|for|from|of|at|in|to|on|mit|für|von|vom|zum|zur|zu|bei|beim|an|am|im|über|aus|no|not|kein\p{L}*|nicht|problem\p{L}*|question\p{L}*|frage\p{L}*)(?!\p{L})/iu;
/** Matches a word that turns the business before it into a person: "guest" in "hotel guest". */
const SOMEBODY_THERE =
  /^\s(?:guests?|customers?|clients?|patients?|visitors?|members?|gäste|gast|kund\p{L}*|patient\p{L}*)(?!\p{L})/iu;

const BUSINESS = new RegExp(anyOf([...businesses, ...trades]), "iu");
const COMPOUND = new RegExp(`\\p{L}{3,}(?:${businessEndings.join("|")})(?!\\p{L})`, "iu");

/** Returns the business that the text after "I run" names as the visitor's own. */
function ownBusinessIn(told: string): string | undefined {
  const found = COMPOUND.exec(told) ?? BUSINESS.exec(told);
  if (!found || OF_OTHERS.test(told.slice(0, found.index))) return undefined;
  const [business] = found;
  return SOMEBODY_THERE.test(told.slice(found.index + business.length)) ? undefined : business;
}

/** Matches a place or a size: "in Leeds", "with 5 people", "14 Zimmer", "am See". */
const CIRCUMSTANCES =
  /(?<!\p{L})(?:(?:in|near|bei|im|am) \p{L}+|(?:with|mit|of|von) (?:\p{L}+ )?\p{L}+|\p{N}+ \p{L}+)(?= ?$|[,. ])/giu;

/** Maximum number of meaningful words besides the trade. A message with more describes a task. */
const MAX_BESIDE = 1;

/**
 * Minimum likelihood (0 to 1) of a meaning at which a part of a message says something, even if the part has no
 * meaningful words.
 */
const SURE_OF_PART = 0.5;

/** Kinds of questions about where to begin, which the text and the templates of the trade answer. */
const WHERE_TO_BEGIN: readonly string[] = ["suggestion", "industries", ...PART_OF_TASK];

const CLAUSES = /(?<=[.!?])\s+|,\s+|\n+|\s[-–]\s|\s(?:and|und|but|aber)\s/iu;
const INTRODUCED = "introduced";

/**
 * Answers a visitor who introduces a business: shows the website's text and templates for the trade, and asks about the
 * visitor's tasks. A visitor who also asks where to begin gets the answer to that question first.
 */
export async function answerIntroduction(
  message: string,
  inquiry: Inquiry,
): Promise<Draft | undefined> {
  if (isShown(inquiry)) return undefined;
  const [sentence = "", ...more] = message.trim().replace(GREETING, "").split(CLAUSES);
  const told = INTRODUCES.test(sentence) ? sentence.replace(INTRODUCES, "") : "";
  const trade = ownBusinessIn(told);
  const asked = more.map(whereToBegin).filter((kind) => kind !== "");
  const [question, ...others] = asked;
  if (trade === undefined || asked.includes(undefined) || others.length > 0) return undefined;
  const business = told.replace(CIRCUMSTANCES, "").replace(trade, "");
  if (tellingStems(business).length > MAX_BESIDE) return undefined;
  const { greeting, ask, other, tasks } = inquiry.voice.words.introduced;
  const text = question === undefined || PART_OF_TASK.includes(question) ? message : sentence;
  const whole = await answerOne(text, { ...afresh(inquiry), messages: [text] });
  const offer = await offerOf(trade, whole, inquiry);
  if (offer && question && !PART_OF_TASK.includes(question))
    return withAnother(await forQuestion(question, message, inquiry), offer, inquiry.voice);
  if (offer) {
    const kinds = [...offer.kinds, GUESS, INTRODUCED];
    return { ...offer, kinds, text: `${greeting} ${offer.text}\n\n${ask}` };
  }
  // If templates were shown before, only a text about the visitor's own trade would be useful. There is no such text,
  // so nothing is returned.
  if (inquiry.memory.all.size > 0) return undefined;
  const found = whole.cards.flatMap((card) => (card.type === "template" ? [{ card }] : []));
  const answer = `${greeting} ${other}\n\n${ask}`;
  return suggestTemplates(found, answer, { titles: tasks, kinds: [GUESS, INTRODUCED] });
}

/**
 * Offers the website's text about a trade together with templates: first the templates of the answer `whole`, then
 * others for the trade.
 */
async function offerOf(trade: string, whole: Draft, inquiry: Inquiry): Promise<Draft | undefined> {
  const named = tradeNamedIn(trade);
  const ofTrade = named ? await offerForTrade(`I own a ${named}`, inquiry) : undefined;
  const offer = isOffer(whole) ? whole : ofTrade;
  if (!offer) return undefined;
  const cards = [...whole.cards, ...(ofTrade?.cards ?? [])].flatMap((card) =>
    card.type === "template" ? [card] : [],
  );
  const once = new Map(cards.map((card) => [card.slug, { card }]));
  const { text } = offerTemplates([...once.values()], offer.passage, inquiry.voice);
  return {
    ...offer,
    text,
    cards: [...once.values()].slice(0, MAX_TEMPLATES).map(({ card }) => card),
  };
}

/**
 * Returns the answer to a message that only names a trade: the website's text about it, with templates.
 * @returns undefined if the message gets another kind of answer
 */
export async function offerForTrade(message: string, inquiry: Inquiry): Promise<Draft | undefined> {
  const draft = await answerOne(message, { ...afresh(inquiry), messages: [message] });
  return isOffer(draft) ? draft : undefined;
}

function isOffer(draft: Draft): boolean {
  return draft.kinds.some(isTrade) && slugsIn(draft).length > 0;
}

/**
 * Finds the question about where to begin that a part of a message asks.
 * @returns the question's id; "" if the part says nothing of importance; undefined if it says something else
 */
function whereToBegin(part: string): string | undefined {
  const [best] = understand(part).meanings;
  const rest = part.replace(CIRCUMSTANCES, "").replace(BUSINESS, "").trim();
  const saysNothing = !best || best.likelihood < SURE_OF_PART;
  if (rest === "" || (saysNothing && tellingStems(rest).length === 0)) return "";
  return WHERE_TO_BEGIN.find((kind) => kind === best?.label);
}

/**
 * Whether a message tells the task for which the answer to an introduction has just asked. A message that is only a
 * question is about the templates in that answer.
 */
export function tellsTask(message: string, { memory }: Inquiry): boolean {
  if (!memory.about.includes(INTRODUCED)) return false;
  const told = splitMessage(message).filter((sentence) => !sentence.trim().endsWith("?"));
  return told.some((sentence) => {
    const [best] = understand(sentence).meanings;
    return best !== undefined && isTask(best.label);
  });
}
