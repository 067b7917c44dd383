import type { Guess } from "#platform/learning/bayes.ts";
import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { CATCH_ALL, GUESS } from "./drafts.ts";
import { ASKS_OF_IT } from "./instead.ts";
import type { Inquiry } from "./likely-templates.ts";
import { asksAboutUs, asksForPeople } from "./other-subject.ts";
import { isApart, isShown, NO_GUESS, readSecondMessage, surelyMeant } from "./second-message.ts";
import { likeliestCase } from "./template-questions.ts";
import { ABOUT_US, mayMean } from "./topics.ts";

/**
 * Minimum values for a message about another task. `likelihood`: likelihood (0 to 1) of this task if the message is
 * read without the conversation. `telling`: number of meaningful words.
 */
const MIN_TASK = { likelihood: 0.98, telling: 3 };
/**
 * Limit for a message about another task: the likelihoods of all templates shown so far must add up to less than this
 * value (0 to 1).
 */
const MAX_OF_SHOWN = 0.02;
/** Minimum likelihood (0 to 1) at which a message asks about the shown template, and so stays on the subject. */
const LIKELY_CASE = 0.8;
const ONLY_OURS: readonly string[] = ["privacy-rights", "privacy-chat", "served", ...ABOUT_US];

/** Whether a message turns from the shown template to another task, to another trade or to a question about us. */
export function leavesSubject(message: string, inquiry: Inquiry): boolean {
  const { subject } = inquiry;
  if (!subject || !isShown(inquiry)) return false;
  if (asksForPeople(message) || turnsAway(message, inquiry)) return true;
  const question = asksAboutUs(message);
  if (question !== undefined && ONLY_OURS.includes(question)) return true;
  const isOther =
    question === undefined
      ? namesOtherTask(message, inquiry)
      : !isOfNeeds(question, message, inquiry);
  return isOther && (likeliestCase(message, inquiry)?.likelihood ?? 0) < LIKELY_CASE;
}

/**
 * Classifier labels of messages about the assistant itself. A message may ask several of these questions at once, so
 * the likelihoods of all these labels are added.
 */
const ABOUT_ASSISTANT: readonly string[] = ["human-or-robot", "instructions", "who-answers", "who"];
/** Classifier labels of messages that have nothing to do with our work. */
const ASIDE: readonly string[] = ["offTopic", "insult", "howAreYou"];
/**
 * Likelihoods (0 to 1) for the two lists of labels above. A message leaves the subject if the labels of one list reach
 * `alone` when it is read without the conversation. It still stays on the subject if two things are true when it is
 * read after the answer: its likeliest meaning reaches `after`, and all meanings that are not about the template add up
 * to less than `apart`.
 */
const AWAY = { alone: 0.9, after: 0.9, apart: 0.1 };

/**
 * Whether a message leaves the subject of the conversation: it is about the assistant itself, or about something that
 * has nothing to do with the business.
 */
function turnsAway(message: string, inquiry: Inquiry): boolean {
  const { meanings } = understand(message);
  const isAway = [ABOUT_ASSISTANT, ASIDE].some((labels) => sumOf(labels, meanings) >= AWAY.alone);
  if (!isAway) return false;
  const after = readSecondMessage(message, inquiry);
  const apart = after.reduce((sum, one) => sum + (isApart(one.label) ? one.likelihood : 0), 0);
  return (after[0] ?? NO_GUESS).likelihood < AWAY.after || apart >= AWAY.apart;
}

export function sumOf(labels: readonly string[], guesses: readonly Guess[]): number {
  return guesses.reduce(
    (sum, { label, likelihood }) => sum + (labels.includes(label) ? likelihood : 0),
    0,
  );
}

const NEEDS = "needs";

/** Whether a question about our work asks what the shown template needs, as in "do I need a server for it?" */
function isOfNeeds(question: string, message: string, inquiry: Inquiry): boolean {
  return mayMean(NEEDS, question) && surelyMeant(message, inquiry) === NEEDS;
}

function namesOtherTask(message: string, { memory }: Inquiry): boolean {
  const { readings, telling } = understand(message);
  const [best] = readings;
  if (!best || best.label === CATCH_ALL) return false;
  if (!isTask(best.label) || sumOf([...memory.all], readings) >= MAX_OF_SHOWN) return false;
  const things = THINGS.exec(message.trim())?.groups?.["things"]?.split(" ").length;
  if (things !== undefined && things === telling)
    return sumOf(readings.map(({ label }) => label).filter(isTask), readings) >= MIN_OF_THINGS;
  return (
    telling >= MIN_TASK.telling &&
    best.likelihood >= MIN_TASK.likelihood &&
    !ASKS_OF_IT.test(message.trim())
  );
}

/** Matches a message that only names one or two things, such as "and invoices?" or "REIFENWECHSEL". */
const THINGS =
  /^(?:(?:and|und|or|oder|also|auch|ok|okay|plus|then|dann|what about|how about|was ist mit)[\s,:]+)*(?:(?:the|our|die|das|den|der|unsere?|für|for)\s)?(?<things>[\p{L}-]{3,}(?:\s[\p{L}-]{3,})?)\s*[?.!]*$/iu;
const MIN_OF_THINGS = 0.4;

/**
 * Withdraws a guessed template that fits neither the visitor's task nor the message. From then on, the conversation is
 * about a task for which no template is known.
 * @returns undefined if the template stays
 */
export function withoutGuess(message: string, inquiry: Inquiry): Inquiry | undefined {
  const { subject, memory, template } = inquiry;
  if (!subject || !isShown(inquiry) || !memory.about.includes(GUESS)) return undefined;
  const likelihoodIn = (text: string) => sumOf([subject.slug], understand(text).meanings);
  const wish = memory.wish ?? "";
  const stays =
    likelihoodIn(wish) >= RIGHT_GUESS.alone ||
    likelihoodIn(`${wish} ${message}`) >= RIGHT_GUESS.together ||
    (likeliestCase(message, inquiry)?.likelihood ?? 0) >= RIGHT_GUESS.case ||
    ABOUT_CARDS.includes(surelyMeant(message, inquiry));
  if (stays || understand(message).telling <= 1) return undefined;
  return {
    ...inquiry,
    subject: template,
    memory: { ...memory, templates: [], about: [CATCH_ALL] },
  };
}

/**
 * Minimum likelihoods (0 to 1). A guessed template stays if it reaches one of them. `alone`: of the template for the
 * visitor's task. `together`: of the template for the task and the message, read as one text. `case`: that the message
 * asks a question about the template.
 */
const RIGHT_GUESS = { alone: 0.45, together: 0.12, case: 0.75 };
/** Classifier labels of reactions to cards, which mean the same whether or not the shown template fits. */
const ABOUT_CARDS: readonly string[] =
  "get next-steps another-one not-this not-asked instead thanks declined bye person show-it".split(
    " ",
  );

/**
 * Returns an inquiry in which the newest message counts as the first one. It still knows the templates that the visitor
 * refused.
 */
export function afresh(inquiry: Inquiry): Inquiry {
  const { messages, memory, template } = inquiry;
  return {
    ...inquiry,
    messages: messages.slice(-1),
    subject: template,
    memory: { ...memory, templates: [], about: [] },
  };
}
