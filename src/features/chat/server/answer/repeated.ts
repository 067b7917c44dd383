import { courtesies, dangers } from "#content/assistant/replies.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import { CATCH_ALL, quotePassage, type Draft, type Voice } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { tellingStems } from "./passage-index.ts";
import { passageOf, spoken, type Passage } from "./passages.ts";

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

/**
 * Maps the id of a passage (a text of the website) to the id of another passage that says more about the same subject.
 * The assistant quotes the other passage if a visitor asks a second time.
 */
const FURTHER: Readonly<Record<string, string>> = {
  time: "deadline",
  n8n: "difference",
  call: "call-how",
  where: "region",
  "pay-back": "calculator",
  "check-up": "check-up-data",
  served: "real-cases",
  "privacy-stored": "data-after",
  data: "data-location",
  "data-location": "security",
  maintenance: "out-of-business",
  "human-or-robot": "who-answers",
  training: "no-programmer",
  "templates-free": "why-free",
  ownership: "out-of-business",
  "ai-caller-and-receptionist": "phone-assistant-call",
};

/**
 * Returns the passage (a text of the website) that says more than the passage `id`.
 * @returns undefined if there is none, or if an earlier answer contains it already
 */
export function furtherOn(id: string, answers: readonly string[], { language }: Voice) {
  const further = passageOf(FURTHER[id] ?? "");
  const isTold = further && answers.some((one) => one.includes(spoken(further, language).text));
  return isTold ? undefined : further;
}

/** Replaces an answer that would repeat an earlier answer word for word. */
export function withoutRepeating(
  draft: Draft,
  message: string,
  { answers }: Inquiry,
  voice: Voice,
): Draft {
  const { text, kinds, passage } = draft;
  const mayRepeat = kinds.some((kind) => REPEATABLE.has(kind));
  if (mayRepeat || !answers.some((answer) => answer.includes(text))) return draft;
  if (kinds.includes("price")) return { kinds, text: voice.words.noPromise, cards: WAYS_ON };
  // A visitor who asks again about the tools of a template may mean another tool. If the answer is the same for this
  // tool, the assistant repeats it.
  if (kinds.includes("tools") && !passage) return draft;
  if (kinds.includes(CATCH_ALL) && text === voice.words.built)
    return { ...draft, text: voice.words.builtToo };
  const further = passage && furtherOn(passage.id, answers, voice);
  if (further) return quotePassage(further, voice);
  if (passage) return { ...draft, ...sentenceOf(passage, message, answers, voice) };
  return { kinds, text: voice.words.saidAlready, cards: WAYS_ON };
}

/**
 * Quotes the sentence of a passage (a text of the website) that answers the message best. An earlier answer has quoted
 * the complete passage. If an earlier answer has quoted this single sentence too, the text says that the website has
 * nothing more about this.
 */
export function sentenceOf(
  passage: Passage,
  message: string,
  answers: readonly string[],
  { language, words }: Voice,
): { text: string; cards: Card[] } {
  const messageStems = new Set(tellingStems(message));
  const sentences = spoken(passage, language)
    .text.split(/(?<=[.!?])\s+/u)
    .filter((sentence) => /\p{L}.*\s/u.test(sentence));
  const shared = sentences.map(
    (one) => tellingStems(one).filter((stem) => messageStems.has(stem)).length,
  );
  const best = sentences[shared.indexOf(Math.max(...shared))];
  const text = best && interpolate(words.inShort, { sentence: best });
  const isNew = text !== undefined && !answers.some((answer) => answer.includes(text));
  return { text: isNew ? text : words.saidAlready, cards: WAYS_ON };
}

/** Whether a passage and a message have a meaningful word in common. */
export function sharesWords(passage: Passage, message: string, { language }: Voice): boolean {
  const stems = new Set(tellingStems(spoken(passage, language).text));
  return tellingStems(message).some((stem) => stems.has(stem));
}
