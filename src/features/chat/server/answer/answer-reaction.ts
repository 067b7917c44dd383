import { interpolate } from "#shared/text/interpolate.ts";
import { splitMessage } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import { answerOne } from "./decide.ts";
import { replyWith, type Draft, type Voice } from "./drafts.ts";
import type { Inquiry, Retrieval } from "./likely-templates.ts";
import { otherReadings, showPageAbout, showSubject } from "./moves.ts";
import { listAsWritten, toolsIn } from "./named-tools.ts";
import { isShown } from "./second-message.ts";
import { cardIn, linkTo } from "./template-passages.ts";
import { CLAIM } from "./uncertain.ts";

/* Answers to reactions: a no, a complaint that the answer missed the question, and "I mean exactly that". */

/**
 * Answers a visitor who declines what was shown. If the message also asks a question, answers only the question: "Not
 * now. Do you build websites?"
 */
export async function declineOrAsk(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const question = splitMessage(message)
    .filter((sentence) => sentence.trim().endsWith("?"))
    .join(" ");
  if (question === "") return replyWith("declined", voice);
  return answerOne(question, { ...inquiry, messages: [question] }, retrieval, voice);
}

/**
 * Apologizes for an answer that missed what the visitor wrote. The apology repeats which tools the visitor had refused,
 * or offers other possible meanings.
 */
export function apologize(inquiry: Inquiry, voice: Voice): Draft {
  const before = inquiry.messages.slice(0, -1).join("\n");
  const { refused } = toolsIn(before);
  if (refused.length === 0) return otherReadings(inquiry, voice);
  const tool = listAsWritten(refused, before, voice.language);
  const text = interpolate(voice.words.tools.noneWithout, { tool });
  return { ...replyWith("not-asked", voice), text: `${voice.words.missed} ${text}` };
}

/**
 * Says that a shown template does just what a correction asks for.
 * @returns undefined if the message by itself does not surely ask for a shown template
 */
export async function sayJustThat(
  message: string,
  { memory }: Inquiry,
  { templatesOf }: Retrieval,
  { language, words }: Voice,
): Promise<Draft | undefined> {
  const [best] = understand(message).readings;
  if (!best || best.likelihood < CLAIM || !memory.templates.includes(best.label)) return undefined;
  const cards = (await templatesOf([best.label])).map((card) => cardIn(language, card));
  const [card] = cards;
  return card?.type === "template"
    ? { kinds: ["templates"], text: interpolate(words.justThat, { summary: card.summary }), cards }
    : undefined;
}

/** Links to the recorded runs of the shown template, to the page with the quoted text, or to the library. */
export function watch(inquiry: Inquiry, voice: Voice): Draft {
  const { subject } = inquiry;
  const draft = isShown(inquiry) ? showSubject(inquiry, voice) : undefined;
  if (!subject || !draft) return showPageAbout(inquiry, voice) ?? replyWith("show-it", voice);
  return {
    ...draft,
    text: interpolate(voice.words.template.watch, { title: linkTo(subject, voice) }),
  };
}
