import type { SiteWords } from "#content/assistant/assistant.ts";
import { courtesies, dangers, isMove, isTrouble } from "#content/assistant/replies.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import type { Draft } from "./drafts.ts";
import type { Inquiry, Voice } from "./likely-templates.ts";
import { isSame, tellingStems } from "./passage-index.ts";
import { passageOf, spoken } from "./passages.ts";

const WAYS_ON: Card[] = [{ type: "person" }, { type: "booking" }];

/** Kinds of answers that the assistant may give twice in the same words. */
const REPEATABLE: ReadonlySet<string> = new Set([
  "templates",
  "choice",
  "person",
  "booking",
  "other-language",
  "misuse",
  ...dangers,
  ...courtesies,
]);

/** Whether an answer would repeat an earlier one word for word. */
export function isRepeated({ kinds, text }: Draft, { answers }: Pick<Inquiry, "answers">): boolean {
  const mayRepeat = kinds.some((kind) => REPEATABLE.has(kind));
  return !mayRepeat && text !== "" && answers.some((answer) => answer.includes(text));
}

/**
 * Replaces an answer that would repeat an earlier one word for word. After trouble, the assistant says that it has
 * already answered. Otherwise it takes the first of these that is available: the answer that the message gets without
 * the conversation, if it helps; the one sentence of the website text that the message asks about; for a question about
 * the price, a sentence that promises nothing. If there is none, it repeats the text. A text that is no website text
 * is replaced by a fixed sentence if the message was not understood or only reacts to an answer.
 * @param alone - the answer that the message gets without the conversation
 */
export function withoutRepeating(
  draft: Draft,
  alone: Draft,
  message: string,
  inquiry: Inquiry,
): Draft {
  const { answers, voice } = inquiry;
  const { kinds, passage } = draft;
  if (kinds.some((kind) => isTrouble(kind) && !passageOf(kind)))
    return { kinds, text: voice.words.saidAlready, cards: WAYS_ON };
  const other = alone.helps === true ? withoutEarlierTexts(alone, answers) : undefined;
  if (other) return other;
  const sentence = passage && sayAgain(passage.id, message, { answers }, voice);
  if (sentence) return sentence;
  if (kinds.includes("price") && !answers.some((one) => one.includes(voice.words.noPromise)))
    return { kinds, text: voice.words.noPromise, cards: WAYS_ON };
  return { ...draft, text: wholeAgain(draft, voice.words) };
}

function wholeAgain({ kinds, text, passage, isUnsure }: Draft, words: SiteWords): string {
  if (!passage && (isUnsure || kinds.some(isMove))) return words.handOver.again;
  const answer = text.startsWith(words.found) ? text.slice(words.found.length).trim() : text;
  return `${words.asWritten}\n\n${answer}`;
}

/**
 * Removes from a draft the website texts that earlier answers have quoted.
 * @returns undefined if nothing is left
 */
function withoutEarlierTexts(draft: Draft, answers: readonly string[]): Draft | undefined {
  const [lead = "", ...parts] = draft.text.split(/\n\n(?=\*\*)/u);
  const rest = parts.filter((part) => !answers.some((answer) => answer.includes(part)));
  if (parts.length === 0) return answers.some((one) => one.includes(lead)) ? undefined : draft;
  return rest.length > 0 ? { ...draft, text: [lead, ...rest].join("\n\n") } : undefined;
}

/** Minimum share (0 to 1) of a message's meaningful words that a sentence must contain to be quoted alone. */
const MIN_SHARED = 0.6;

/**
 * Quotes the one sentence of a website text that the message asks about, unless this sentence was quoted alone before.
 * The words of the text's title are ignored, because the whole text is about them.
 */
export function sayAgain(
  id: string,
  message: string,
  { answers }: Pick<Inquiry, "answers">,
  { language, words }: Voice,
): Draft | undefined {
  const passage = passageOf(id);
  if (!passage) return undefined;
  const { title, text: whole } = spoken(passage, language);
  const stems = tellingStems(message).filter((stem) => !isIn(title, stem));
  const sentences = whole.split(/(?<=[.!?])\s+/u).filter((sentence) => /\p{L}.*\s/u.test(sentence));
  const shared = sentences.map((one) => stems.filter((stem) => isIn(one, stem)).length);
  const most = Math.max(...shared);
  const isTold = most > 0 && most >= MIN_SHARED * stems.length;
  const sentence = isTold ? sentences[shared.indexOf(most)] : undefined;
  const text = sentence && interpolate(words.inShort, { sentence });
  const isNew = text !== undefined && !answers.some((answer) => answer.includes(text));
  return isNew ? { kinds: [id], text, cards: WAYS_ON } : undefined;
}

function isIn(text: string, stem: string): boolean {
  return tellingStems(text).some((other) => isSame(stem, other));
}
