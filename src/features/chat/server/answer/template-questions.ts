import { interpolate } from "#shared/text/interpolate.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import { replyWith, type Draft } from "./drafts.ts";
import type { Inquiry, Voice } from "./likely-templates.ts";
import { surelyAsked } from "./other-subject.ts";
import { isSame, tellingStems } from "./passage-index.ts";
import { isTrade } from "./passages.ts";
import { isShown, LAW, NO_GUESS, readSecondMessage, surelyMeant } from "./second-message.ts";
import { casesOf, questionsAbout, type Case, type TemplateQuestion } from "./ranked-questions.ts";
import { linkTo, titleIn } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";
import { isOfCases, SAME_ANYWHERE } from "./topics.ts";
import { CLAIM } from "./uncertain.ts";

/*
 * This module answers questions about special cases in the use of a template, which is a ready-made n8n workflow. An
 * example is "and if a client has already paid?".
 */

/**
 * Answers a question about a special case of the shown template, such as "and if a client has already paid?".
 * @returns undefined if the message probably asks no such question
 */
export function answerSpecialCase(message: string, inquiry: Inquiry): Draft | undefined {
  const { subject, voice } = inquiry;
  if (!subject || !isShown(inquiry)) return undefined;
  const asked = doubtsLaw(message, inquiry)
    ? questionsAbout(subject.slug).find(({ id }) => id === ALLOWED)
    : undefined;
  const answered = asked ?? surelyAskedCase(message, inquiry);
  return answered && quoteCase(answered, subject, voice);
}

function surelyAskedCase(message: string, inquiry: Inquiry): TemplateQuestion | undefined {
  const best = likeliestCase(message, inquiry);
  if (!best || best.likelihood < SURE.case || namesTask(message, best.likelihood, inquiry))
    return undefined;
  const [{ label, likelihood } = NO_GUESS] = readSecondMessage(message, inquiry);
  const namesLaw = label === LAW && surelyAsked(message) !== undefined;
  // A general question, such as "What if the same thing comes twice?", has the same answer for every template. If the
  // message surely asks a general question, a special case is answered only with a higher share.
  const isGeneral = likelihood >= CLAIM && (label === LAW || SAME_ANYWHERE.includes(label));
  const least = isGeneral ? SURE.shareBesideGeneral : SURE.share;
  return namesLaw || best.share < least ? undefined : best.asked;
}

/**
 * Minimum values (0 to 1) for answering a special case. `case`: likelihood that the message asks the question. `share`:
 * share of this question among all questions about the template. `shareBesideGeneral`: the same share if the message
 * also surely asks a general question.
 */
const SURE = { case: 0.6, share: 0.6, shareBesideGeneral: 0.97 };

/**
 * Whether a message names the task of another template, or the visitor's first task. Then it asks about no special
 * case.
 */
function namesTask(message: string, likelihood: number, { subject, memory }: Inquiry): boolean {
  const { readings, telling } = understand(message);
  const [best = NO_GUESS] = readings;
  const isOthers = isTemplate(best.label) && best.label !== subject?.slug;
  const isCase = message.includes("?") && likelihood >= SURE_BESIDE_TASK;
  // After a message that named only a trade, such as "I am a dentist", a short message probably names the visitor's
  // first task, and asks about no special case.
  const isFirst = memory.about.some(isTrade) && telling < MIN_STEP;
  return isFirst || (isOthers && best.likelihood >= CLAIM && !isCase);
}

const SURE_BESIDE_TASK = 0.8;

export function quoteCase(asked: TemplateQuestion, subject: TemplateFacts, voice: Voice): Draft {
  const { question, answer } = asked[voice.language];
  // The source, which stands below the answer, also says which of several shown templates the answer is about.
  const source = { label: titleIn(voice.language, subject), path: `/templates/${subject.slug}` };
  return {
    kinds: ["this-template"],
    text: `**${question}**\n\n${answer}`,
    cards: [{ type: "person" }],
    passage: { id: subject.slug, title: question, text: answer, source },
    helps: true,
  };
}

const ASKS_WHY =
  /^(?:(?:and|but|so|ok|und|aber|also)[\s,]+)*(?:why|how come|warum|wieso|weshalb)(?!\p{L})/iu;

/**
 * Replies to a message that asks why the shown template does a step in its way, such as "why does it wait a day?". The
 * reply links to the template's page and offers contact with staff, because the website does not give reasons.
 * @returns undefined if the message does not ask why, or if another function probably has the answer
 */
export function answerWhy(message: string, inquiry: Inquiry): Draft | undefined {
  const { subject, voice } = inquiry;
  if (!subject || !isShown(inquiry) || !ASKS_WHY.test(message.trim())) return undefined;
  const [{ likelihood } = NO_GUESS] = readSecondMessage(message, inquiry);
  const { telling } = understand(message);
  if (telling < MIN_STEP || likelihood >= SURE_WHY || surelyAsked(message)) return undefined;
  const [near] = casesOf(subject.slug, message);
  if (near && ASKS_WHY.test(near.asked[voice.language].question)) return undefined;
  const text = interpolate(voice.words.template.why, { title: linkTo(subject, voice) });
  return { ...replyWith("person", voice), kinds: ["this-template"], text, isUnsure: true };
}

/** Minimum number of meaningful words in a question about a step of a template. */
const MIN_STEP = 3;
/**
 * Minimum likelihood (0 to 1) that a message asks something that every template answers, such as the costs. From this
 * value on, `answerWhy` leaves the message to other functions.
 */
const SURE_WHY = 0.8;

/** Id of the question whether the law allows what a template does. Only some templates have this question. */
const ALLOWED = "allowed";

/** Whether a message asks if a template is legal, without naming a law that a text of the website explains. */
function doubtsLaw(message: string, inquiry: Inquiry): boolean {
  return surelyMeant(message, inquiry) === LAW && surelyAsked(message) === undefined;
}

export function sharesStem(message: string, { question, answer }: TemplateQuestion["en"]): boolean {
  const stems = tellingStems(`${question} ${answer}`);
  return tellingStems(message).some((one) => stems.some((other) => isSame(one, other)));
}

/**
 * Returns the question about the shown template that the message most probably asks. `likelihood` (0 to 1): how
 * probable it is that the message asks this question.
 */
export function likeliestCase(
  message: string,
  inquiry: Inquiry,
): (Case & { likelihood: number }) | undefined {
  const { subject } = inquiry;
  if (!subject || tellingStems(message).length === 0) return undefined;
  const [best] = casesOf(subject.slug, message);
  if (!best) return undefined;
  const others = readSecondMessage(message, inquiry).filter(({ label }) => !isOfCases(label));
  const other = others.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const { base, ofShare, ofOther } = ODDS;
  const odds = base + ofShare * oddsOf(best.share) + ofOther * oddsOf(other);
  return { ...best, likelihood: 1 / (1 + Math.exp(-odds)) };
}

/**
 * Weights of a logistic regression, learned from 176 messages after a template. The regression estimates the likelihood
 * that a message asks the most probable question about the template. `ofShare`: weight of this question's share among
 * all questions about the template. `ofOther`: weight of the likelihood that the message asks something else.
 */
const ODDS = { base: -1.21, ofShare: 0.38, ofOther: -0.35 };
const LEAST = 0.003;

function oddsOf(share: number): number {
  return Math.log(Math.max(share, LEAST) / Math.max(1 - share, LEAST));
}
