import { courtesies, dangers } from "#content/assistant/replies.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import { CATCH_ALL, type Draft } from "./drafts.ts";
import type { Inquiry, Voice } from "./likely-templates.ts";
import { tellingStems } from "./passage-index.ts";
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

/** Replaces an answer that would repeat an earlier answer word for word. */
export function withoutRepeating(
  draft: Draft,
  message: string,
  { answers, voice }: Inquiry,
): Draft {
  const { text, kinds, passage } = draft;
  const mayRepeat = kinds.some((kind) => REPEATABLE.has(kind));
  if (mayRepeat || !answers.some((answer) => answer.includes(text))) return draft;
  if (kinds.includes("price")) return { kinds, text: voice.words.noPromise, cards: WAYS_ON };
  if (kinds.includes(CATCH_ALL) && text === voice.words.built)
    return { ...draft, text: voice.words.builtToo };
  return (
    (passage && sayAgain(passage.id, message, { answers }, voice)) ?? {
      kinds,
      text: voice.words.saidAlready,
      cards: WAYS_ON,
    }
  );
}

/** Quotes only the sentence of a website text that shares most words with the message, unless this was done before. */
export function sayAgain(
  id: string,
  message: string,
  { answers }: Pick<Inquiry, "answers">,
  { language, words }: Voice,
): Draft | undefined {
  const passage = passageOf(id);
  if (!passage) return undefined;
  const stems = new Set(tellingStems(message));
  const sentences = spoken(passage, language)
    .text.split(/(?<=[.!?])\s+/u)
    .filter((sentence) => /\p{L}.*\s/u.test(sentence));
  const shared = sentences.map((one) => tellingStems(one).filter((stem) => stems.has(stem)).length);
  const most = Math.max(...shared);
  const sentence = most > 0 ? sentences[shared.indexOf(most)] : undefined;
  const text = sentence && interpolate(words.inShort, { sentence });
  const isNew = text !== undefined && !answers.some((answer) => answer.includes(text));
  return isNew ? { kinds: [id], text, cards: WAYS_ON } : undefined;
}
