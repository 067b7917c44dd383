import { moves, troubles } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { CLAIM, isTask } from "./decide.ts";
import { isAboutWork, passageOf } from "./passages.ts";
import {
  CATCH_ALL,
  GUESS,
  offerToBuild,
  quotePassage,
  replyWith,
  type Draft,
  type Voice,
} from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { furtherOn, sentenceOf, sharesWords } from "./repeated.ts";
import { OURS, passageAbout, saysAbout, topicOf } from "./template-passages.ts";
import { startsWithNo, understand } from "#platform/understanding/understand.ts";

/**
 * Answers a question such as "and can it book into our calendar?" about the service that the assistant described just
 * before. The answer quotes the sentence from that description that fits best.
 * @returns undefined if the assistant described no service, or if the message is clear by itself
 */
export function answerAboutService(
  message: string,
  inquiry: Inquiry,
  voice: Voice,
): Draft | undefined {
  const { memory } = inquiry;
  const service = memory.about.find((kind) => {
    const passage = passageOf(kind);
    return passage !== undefined && kind !== CATCH_ALL && isAboutWork(passage);
  });
  const isShort = message.split(/\s+/).length <= MAX_WORDS;
  if (!service || memory.templates.length > 0 || !isShort || !ASKS_OF_IT.test(message.trim()))
    return undefined;
  const [best] = understand(message).meanings;
  const isOwn = best && !isTask(best.label) && best.likelihood >= CLAIM && best.label !== "tools";
  return isOwn ? undefined : noMoreThanAbove(service, message, inquiry, voice);
}

/**
 * Matches words that refer to something that was shown before. German articles are among them, so a match alone proves
 * little.
 */
const POINTING =
  /(?<!\p{L})(?:it|its|that|this|one|these|they|them|there|then|template|es|das|dies|diese|die|der|den|sie|ihn|dort|dann|darauf|dafür|damit|dabei|danach|davon|vorlage)(?!\p{L})/iu;
/**
 * Matches the beginning of a question about the template that was just shown, such as "will it stop" or "wird die
 * Antwort".
 */
const ASKS_OF_IT =
  /^(?:(?:and|but|ok|okay|so|oh|hm+|wait|und|aber|also),?\s)*(?:(?:does|do|did|will|would|can|could|is|are|has|have)\s(?:it|that|this|they|these|the|an?)|(?:[\p{L}]{2,}t|wird|kann|darf|muss|werden|sind|können)\s(?:es|das|die|der|den|sie|er|man|dann))(?!\p{L})/iu;
/**
 * Maximum meaningful words of a message without a question mark that may still ask for more about the quoted text, such
 * as "more on that".
 */
const MAX_TELLING = 1;
/** Maximum words of a message that may refer to what was shown. A longer message says itself what it is about. */
const MAX_WORDS = 16;

/**
 * Answers a message that can be understood only together with the conversation. The answer is about the template or the
 * passage (a text of the website) that the conversation showed last.
 * @param draft the answer that the message would get without the conversation
 * @returns undefined if the message is clear without the conversation, or if nothing was shown
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
  const isPointing = ASKS_OF_IT.test(message.trim()) || (!offersOther && POINTING.test(message));
  if (wasShown && (offersSame || isPointing)) {
    const about = { template: subject, message, wasShown };
    const passage = passageAbout("this-template", about, voice);
    return passage && { ...quotePassage(passage, voice), kinds: ["this-template"] };
  }
  if (offersOther) return undefined;
  if (memory.about.includes("person")) {
    return quotePassage(passageOf("who-answers"), voice);
  }
  // An answer of the kind CATCH_ALL only offers to build something. It quotes no text of the website about which the
  // visitor could ask more.
  const quoted = memory.about.find((kind) => kind !== CATCH_ALL && passageOf(kind) !== undefined);
  // A statement with more meaningful words describes a new task, such as "booking parents' evenings is our nightmare".
  if (!message.includes("?") && understand(message).telling > MAX_TELLING) return undefined;
  return quoted && isAbout(quoted, message, inquiry)
    ? noMoreThanAbove(quoted, message, inquiry, voice)
    : undefined;
}

/**
 * Answers a message that adds something to a task for which no template surely fits, such as "some of them have four".
 * @param draft the answer that the message would get without the conversation
 * @returns undefined if the message is clear by itself
 */
export function answerAddition(
  message: string,
  draft: Draft,
  { memory }: Inquiry,
  voice: Voice,
): Draft | undefined {
  const isOpen = memory.about.includes(CATCH_ALL) || memory.about.includes(GUESS);
  const isStatement = !message.includes("?") || SUPPOSES.test(message.trim());
  if (!draft.isUnsure || !isOpen || !isStatement || !ADDS.test(message.trim())) return undefined;
  return { ...offerToBuild(voice), text: voice.words.added };
}

/** Matches words by which a message continues what was said before. */
const ADDS =
  /^(?:and|but|plus|also|oh and|some of|most of|half of|many of|all of|und|aber|außerdem|manche|einige|die meisten|die hälfte|viele|mal|je(?:de[rsn]?)? )(?!\p{L})|\s(?:tho|though|allerdings|halt|lol)\W?$/iu;

/**
 * Ids of questions that, right after a template was shown, are about this template. Questions that the template's page
 * answers are not in this list, because `topicOf` recognizes them.
 */
const ABOUT_SHOWN: ReadonlySet<string> = new Set(
  "set-up-for-me change-a-template hosting n8n languages assistant-languages change-later stuck when-it-runs no-programmer".split(
    " ",
  ),
);

function isAboutShown(label: string): boolean {
  return topicOf(label) !== undefined || ABOUT_SHOWN.has(label);
}

/**
 * The likelihood that a message is a reaction to a template is multiplied by this number if the template was just
 * shown.
 */
const TIMES_LIKELIER = 4;
/**
 * Minimum likelihood of a reaction that is multiplied by TIMES_LIKELIER. Less likely reactions keep their likelihood.
 */
const MIN_LIKELIHOOD = 0.15;

/**
 * Returns the possible meanings of a message, the likeliest first. If the message is short and a template was just
 * shown, meanings that are reactions to this template get a higher likelihood.
 */
export function readInContext(message: string, { subject, memory }: Inquiry): Guess[] {
  const { readings } = understand(message);
  const wasShown = subject !== undefined && memory.templates.includes(subject.slug);
  if (!wasShown || message.split(/\s+/).length > MAX_WORDS) return readings;
  if (COMPARES.test(message)) return [{ label: "use-a-template", likelihood: 1 }];
  const times = ({ label, likelihood }: Guess) =>
    likelihood >= MIN_LIKELIHOOD && (isAboutShown(label) || isMove(label)) ? TIMES_LIKELIER : 1;
  const raised = readings.map((one) => ({ ...one, likelihood: one.likelihood * times(one) }));
  const sum = raised.reduce((all, { likelihood }) => all + likelihood, 0);
  return raised
    .map(({ label, likelihood }) => ({ label, likelihood: likelihood / sum }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
}

/**
 * Finds the question that a short message asks about the template that was just shown.
 * @returns the id of the question; undefined if it asks none
 */
export function askedAboutShown(message: string, inquiry: Inquiry): string | undefined {
  const { subject, memory } = inquiry;
  const wasShown = subject !== undefined && memory.templates.includes(subject.slug);
  const { courtesy, hasContact, telling, readings } = understand(message);
  const isCourteous = courtesy !== undefined && telling === 0;
  if (!wasShown || isCourteous || hasContact || startsWithNo(message)) return undefined;
  if (memory.refused.has(subject.slug)) return undefined;
  const [best] = readInContext(message, inquiry);
  const [alone] = readings;
  // A question about what the template does is not a complaint. For example, a visitor who asks "Does it delete
  // emails?" does not want us to erase data.
  if (alone && isTrouble(alone.label) && asksOfShown(message, inquiry)) return "this-template";
  if (
    ASKS_FOR_MORE.test(message.trim()) &&
    !OURS.test(message) &&
    !DOES_NOT_FIT.has(best?.label ?? "")
  )
    return saysAbout(message, subject) ? "this-template" : "change-a-template";
  if (asksToChange(message) || (WITH_CHANGE.test(message) && !isTaskOfItsOwn(alone)))
    return "change-a-template";
  const isOwn = alone && !isTask(alone.label) && alone.likelihood >= CLAIM;
  const supposes =
    SUPPOSES.test(message.trim()) || (ASKS_OF_IT.test(message.trim()) && CONDITION.test(message));
  const isForUs = OURS.test(message);
  const isQuestion = YES_OR_NO.test(message.trim()) && message.split(/\s+/).length <= MAX_WORDS;
  const resembles = readings.some(
    ({ label, likelihood }) => label === subject.slug && likelihood >= RESEMBLES,
  );
  const means =
    (alone?.label === subject.slug && (ASKS_OF_IT.test(message.trim()) || THEN.test(message))) ||
    (isQuestion && resembles && POINTING.test(message));
  if ((supposes || means) && !isOwn && !isForUs) return "this-template";
  return best && isAboutShown(best.label) && best.likelihood >= MIN_SHARE ? best.label : undefined;
}

/**
 * Whether a message asks what the template that was just shown does, such as "löscht das auch Mails?". A question about
 * the visitor or about us, with words such as "I" or "you", does not count.
 */
export function asksOfShown(message: string, { subject, memory }: Inquiry): boolean {
  const wasShown = subject !== undefined && memory.templates.includes(subject.slug);
  const isShort = message.split(/\s+/).length <= MAX_WORDS;
  if (!wasShown || !isShort) return false;
  return WORRIES.test(message) || (ASKS_OF_IT.test(message.trim()) && !PERSONAL.test(message));
}

/** Matches a worry about what the shown template may do, such as "nicht dass der mir was löscht". */
const WORRIES =
  /(?<!\p{L})(?:nicht,? dass|hoffentlich|(?:i )?hope|as long as|(?:don['’]?t|do not) want it to)\s(?:it|that|this|the \p{L}+|er|der|die|das|es|sie|ihr)(?!\p{L})/iu;

/** Matches a question whether the shown template does something more, such as "macht das auch die Absagen?". */
const ASKS_FOR_MORE =
  /^(?:[^?.!]{0,40}[.!,]+\s)?(?:(?:and|but|ok|okay|so|und|aber|also),?\s)*(?:(?:does|can|could|would|will)\s(?:it|that|this|they|the\s\p{L}+)\s(?:also\s.+|.+\s(?:too|as well|also)\W*$)|(?:macht|kann|könnte|schickt|schreibt|liest|nimmt|geht)\s(?:das|es|die|der|sie|er)\s(?:auch|noch)\s)/iu;
/** Whether a message asks if the visitor may change something in the template that was shown. */
export function asksToChange(message: string): boolean {
  return MAY_CHANGE.test(message.trim());
}

/** Matches a question such as "and can I pick the questions?". */
const MAY_CHANGE =
  /^(?:[^?.!]{0,30}[.!,]\s)?(?:(?:and|but|so|und|aber),?\s)*(?:can|could|may|kann|könnte|darf|können|könnten)\s(?:i|we|my \p{L}+|ich|wir|man)\s[^?]*(?<!\p{L})(?:pick|choose|change|edit|rewrite|reword|adjust|decide|rename|aussuchen|auswählen|bestimmen|ändern|anpassen|umschreiben|umformulieren|umbenennen|einstellen|festlegen)(?!\p{L})/iu;
/** Matches a wish to have what was shown, but in another way, such as "yes, but for two branches". */
const WITH_CHANGE =
  /^(?:yes|yeah|ok|okay|ja|gut|nice|great|good|that one|the first|the second|das erste|das zweite|die erste|die zweite)(?!\p{L})[^?]*(?<!\p{L})(?:but|only|aber|nur)\s(?:(?:please|bitte|halt|eben|then|dann)\s)?(?:for|with|without|in|by|via|für|mit|ohne|per|über|auf)\s/iu;

function isTaskOfItsOwn(best: Guess | undefined): boolean {
  return best !== undefined && isTask(best.label) && best.likelihood >= CLAIM;
}

/**
 * Kinds of messages that may look like a question whether the template does something more, but ask for something else.
 */
const DOES_NOT_FIT: ReadonlySet<string> = new Set(
  "languages template-language costs price data data-location hosting when-it-runs".split(" "),
);

function isTrouble(label: string): boolean {
  return (troubles as readonly string[]).includes(label);
}

/** Matches words with which people speak of themselves or of us. */
const PERSONAL =
  /(?<!\p{L})(?:i|me|my|you|your|us|our|we|ich|mich|mir|mein\p{L}*|ihr|euch|euer|eure\p{L}*|ihnen|wir|uns|unser\p{L}*|dich|du|dein\p{L}*)(?!\p{L})/iu;
const MIN_SHARE = 0.5;
/**
 * Minimum likelihood of the shown template for a question with a pronoun, such as "Can patients answer it?". From this
 * likelihood on, the question is about this template.
 */
const RESEMBLES = 0.25;
/** Matches the beginning of a question that can be answered by yes or no. */
const YES_OR_NO =
  /^(?:(?:and|but|und|aber),?\s)*(?:can|could|will|would|does|do|kann|können|könnte|wird|werden|darf|dürfen)\s/iu;
/**
 * Matches a question that compares the shown templates, such as "Which one is easier?" or "Was ist der Unterschied?".
 */
const COMPARES =
  /(?<!\p{L})(?:which|welche[rsn]?)(?!\p{L}).*(?<!\p{L})(?:easi|simpl|best|better|quick|fast|cheap|suits?|recommend|einfach|besser|beste|schnell|günstig|billig|passt|empf)|(?:what(?:'s| is) the difference|was ist der unterschied)\W*$/iu;
/** Matches a question such as "What if nobody answers?". It asks what the template does in this case. */
const SUPPOSES =
  /^(?:(?:and|und|but|aber|ok|okay|hm+),?\s)*(?:what if|what happens (?:if|when)|was wenn|was passiert(?: dann)?,? wenn|was ist,? wenn|if|when|wenn|falls)\s/iu;
/** Matches a question about what happens next, at the end of a message, as in "Patients reply, and what then?" */
const THEN = /(?<!\p{L})(?:what|was)\s(?:then|happens then|dann|passiert dann)\W*$/iu;
/** Matches a word with which a condition begins, such as "once" in "will it stop once they reply". */
const CONDITION = /\s(?:if|when|once|after|wenn|falls|sobald|nachdem)\s/iu;

export function isMove(label: string): label is (typeof moves)[number] {
  return (moves as readonly string[]).includes(label);
}

/**
 * Whether a message asks the question with the id `kind`. The visitor's last wish is read as the beginning of the
 * message.
 */
function isAbout(kind: string, message: string, { memory }: Inquiry): boolean {
  const [best] = understand(`${memory.wish ?? ""} ${message}`).meanings;
  return best?.label === kind;
}

/**
 * Quotes the sentence that answers the message best, from a passage (a text of the website) that an earlier answer has
 * already quoted completely.
 */
function noMoreThanAbove(kind: string, message: string, { answers }: Inquiry, voice: Voice): Draft {
  const passage = passageOf(kind);
  const further = furtherOn(kind, answers, voice);
  if (further && passage && !sharesWords(passage, message, voice))
    return quotePassage(further, voice);
  const { cards } = replyWith("person", voice);
  return passage
    ? { kinds: [kind], ...sentenceOf(passage, message, answers, voice) }
    : { kinds: [kind], text: voice.words.saidAlready, cards };
}
