import { isAside } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { understand } from "./understand.ts";

export function splitMessage(message: string): string[] {
  return message
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(ADDED_QUESTION))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const SENTENCE_END = /(?<=[.!?…])\s+|\n+|;\s|\s[–—]\s/u;
const QUESTION_WORDS =
  "how|what|where|when|who|which|why|is|are|do|does|can|could|would|will|wie|was|wo|wann|wer|welche|warum|ist|sind|kann|könnt|können|geht|gibt|läuft";
const ADDED_QUESTION = new RegExp(
  String.raw`,?\s+(?=(?:and|und|but|aber|also|plus|oh|ach)\s+(?:${QUESTION_WORDS})(?!\p{L}))`,
  "iu",
);

/**
 * Minimum likelihood (0 to 1) of a sentence's meaning. A sentence with a less likely meaning is no separate question,
 * and stays in the text for the search (`rest`).
 */
const SURE = 0.8;

export type Split = {
  /**
   * The text for which the assistant searches: the message without the separate questions, courtesies and asides ("I am
   * on holiday"). A message that cannot be split stays whole.
   */
  rest: string;
  questions: string[];
};

/** Matches a place at which another question may begin, as in "what is n8n and do I need a server, and who pays". */
const CLAUSE_END = /[,;:]\s+|\s(?:and|und|or|oder|but|aber|&|\+)\s/iu;
/**
 * Minimum likelihood (0 to 1) of a clause's meaning. It is higher than SURE, because a clause has few words, which are
 * easily misunderstood.
 */
const SURE_OF_CLAUSE = 0.9;
const MIN_CLAUSE_WORDS = 3;

/**
 * Lists the kinds of the questions in a message, such as "price". The kind of the whole message comes first.
 * @returns an empty list if the message as a whole is not clearly a question
 */
export function questionsIn(message: string, isQuestion: (kind: string) => boolean): string[] {
  const [main] = understand(message).meanings;
  if (!main || main.likelihood < SURE || !isQuestion(main.label)) return [];
  const clauses = splitMessage(message).flatMap((part) => [part, ...part.split(CLAUSE_END)]);
  const kinds = clauses.flatMap((clause) => {
    const [best] = understand(clause).meanings;
    const isLong = clause.trim().split(/\s+/u).length >= MIN_CLAUSE_WORDS;
    const isSure = best && best.likelihood >= SURE_OF_CLAUSE && isQuestion(best.label);
    return isLong && isSure ? [best.label] : [];
  });
  return [...new Set([main.label, ...kinds])];
}

/** Lists the sentences and clauses of a message that ask something, if the message has several of them. */
export function clausesThatAsk(message: string): string[] {
  const clauses = splitMessage(message).flatMap((part) => part.split(CLAUSE_END));
  const isLong = (clause: string) => clause.trim().split(/\s+/u).length >= MIN_CLAUSE_WORDS;
  return clauses.length > 1 ? clauses.filter((clause) => isLong(clause) && asks(clause)) : [];
}

/**
 * Matches "what does it cost", "und der Preis" and "I would like to know how long", but not "they ask me what it costs
 * all day".
 */
const ASKS = new RegExp(
  String.raw`\?|^(?:(?:and|und|but|aber|also|plus|oh|ach|hi|hello|hallo|ok|okay|btw|ps|well|so)[\s,:.!-]+)*(?:${QUESTION_WORDS}|any|have|has|had|should|may|must|whats|what's|hows|how's|wieviel|wieso|weshalb|welcher|welches|hat|habt|haben|darf|muss|müssen|brauch\p{L}*|(?:(?:the|der|die|das|what's|whats)\s)?(?:kostet|kosten|price|prices|cost|costs|preis|preise|dauer))(?!\p{L})|(?<!\p{L})(?:know|tell me|tell us|wonder(?:ing)?|curious|question|wissen|sag(?:en)? (?:sie )?(?:mir|uns)|verrat\p{L}*|frage|interessier\p{L}*|interested|roughly|ungefähr|ballpark)(?!\p{L})`,
  "iu",
);

/** Whether a message asks something, with or without a question mark. */
export function asks(message: string): boolean {
  return splitMessage(message).some((part) => ASKS.test(part));
}

const PRICE_ASKED = String.raw`(?:(?:what|how much) (?:would|will|does|do|might|could) (?:it|that|this|you)|was (?:würde|kostet|kosten|käme|kommt|macht|nehmt|verlangt|verlangen) (?:das|des|dös|es|so ?was|der|die|ihr|sie|mich|uns|mir)|wie ?viel (?:würde|kostet|käme|macht) (?:das|des|es|so ?was|der|die|mich|uns))`;
/**
 * Matches the place at which a message splits into a task and the question about its price: "we need X, what would it
 * cost", "what would it cost to have X".
 */
const PRICE_CLAUSE = new RegExp(
  String.raw`,?\s+(?:and |und )?(?=${PRICE_ASKED}(?!\p{L}))|(?<=${PRICE_ASKED}(?:\s\p{L}+){0,2}),?\s+(?=to (?:have|get|let|automate|build)(?!\p{L}))`,
  "iu",
);

/**
 * Splits a message into a task, such as "sort my emails", and separate questions, such as "what does it cost?".
 * @param isQuestion - whether the assistant can answer questions of this kind together with a task
 */
export function splitQuestions(message: string, isQuestion: (kind: string) => boolean): Split {
  const parts = splitMessage(message).flatMap((part) => part.split(PRICE_CLAUSE));
  if (parts.length < 2) return { rest: message, questions: [] };
  const read = parts.map((part) => ({ part, ...understand(part) }));
  const sure = ([best]: readonly Guess[]) =>
    best && best.likelihood >= SURE ? best.label : undefined;
  const questions = read.flatMap(({ part, meanings }) => {
    const kind = sure(meanings);
    return kind !== undefined && isQuestion(kind) && ASKS.test(part) ? [kind] : [];
  });
  const rest = read.filter(({ part, meanings, hasContact }) => {
    const kind = sure(meanings);
    if (meanings.length === 0) return hasContact;
    return kind === undefined || (!isAside(kind) && !(isQuestion(kind) && ASKS.test(part)));
  });
  return { rest: rest.map(({ part }) => part).join(" "), questions: [...new Set(questions)] };
}
