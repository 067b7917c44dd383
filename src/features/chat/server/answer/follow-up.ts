import { passageOf } from "./passages.ts";
import { quotePassage, replyWith, type Draft, type Voice } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { passageAbout } from "./template-passages.ts";
import { startsWithNo, understand } from "./understand/understand.ts";

/** Words that point to what was shown before. German articles are among them, so they prove little. */
const POINTING =
  /(?<!\p{L})(?:it|its|that|this|one|these|they|them|there|then|template|es|das|dies|diese|die|der|den|sie|ihn|dort|dann|dafür|damit|dabei|danach|davon|vorlage)(?!\p{L})/iu;
/** A longer message says by itself what it is about. */
const MAX_WORDS = 16;

/**
 * Answers a message that is not clear by itself from what the conversation is about: the template that
 * was shown, or the passage that was quoted.
 * @param draft the answer to the message alone
 */
export function answerFollowUp(
  message: string,
  draft: Draft,
  inquiry: Inquiry,
  voice: Voice,
): Draft | undefined {
  const { subject, memory } = inquiry;
  if (!draft.isUnsure || message.split(/\s+/).length > MAX_WORDS) return undefined;
  const wasShown = subject !== undefined && memory.templates.includes(subject.slug);
  const offered = draft.cards.flatMap((card) => (card.type === "template" ? [card.slug] : []));
  const offersOther = offered.some((slug) => !memory.all.has(slug));
  if (subject && memory.refused.has(subject.slug)) {
    return startsWithNo(message) ? replyWith("not-this", voice) : undefined;
  }
  const offersSame = offered.length > 0 && !offersOther;
  if (wasShown && offersSame && startsWithNo(message)) return replyWith("not-this", voice);
  if (wasShown && (offersSame || (!offersOther && POINTING.test(message)))) {
    const about = { template: subject, message, wasShown };
    const passage = passageAbout("this-template", about, voice.words);
    return passage && { ...quotePassage(passage, voice), kinds: ["this-template"] };
  }
  if (offersOther) return undefined;
  if (memory.about.includes("person")) {
    return quotePassage(passageOf("who-answers"), voice);
  }
  const told = memory.about.find((kind) => passageOf(kind) !== undefined);
  return told && isAbout(told, message, inquiry) ? noMoreThanAbove(told, voice) : undefined;
}

/** Whether a message, read together with the question before, still asks the same. */
function isAbout(kind: string, message: string, { memory }: Inquiry): boolean {
  const [best] = understand(`${memory.wish ?? ""} ${message}`).meanings;
  return best?.label === kind;
}

/** Says that the passage quoted before is all that the website says. */
function noMoreThanAbove(kind: string, voice: Voice): Draft {
  const { cards } = replyWith("person", voice);
  return { kinds: [kind], text: voice.words.saidAlready, cards };
}
