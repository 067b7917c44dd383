import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { CATCH_ALL, isReply } from "./drafts.ts";
import { passageOf } from "./passages.ts";
import { topicOf } from "./topics.ts";

/*
 * After a template was shown, a visitor's message may turn to another subject: to another task or trade, or to a
 * question about us. The classifiers for messages that follow a template do not notice that, because they compare only
 * meanings that are about the template. These functions therefore use the meaning that the message would have as a
 * first message.
 *
 * The numbers below were measured on 1,005 first messages of stored conversations and on 3,291 questions about special
 * cases of templates. In the test, each first message followed each of 8 templates. The classifiers had not learned
 * these messages.
 */

/**
 * Minimum likelihoods at which a message turns to another subject. The message is understood as if it were the first
 * one. `question`: it asks a question about us. `offTopic`: it is outside our field. `built`: it names a task for which
 * there is no template.
 */
const MIN = { question: 0.95, offTopic: 0.95, built: 0.99 };
/**
 * A message may turn to another subject only if it asks about a special case of the shown template with less than this
 * likelihood. The classifier compares the questions about all templates and general questions.
 */
export const MAX_OF_CASES = 0.5;
/** Minimum meaningful words of a message that is outside our field, or that names a task without a template. */
const MIN_TELLING = 2;
/** Ids of questions about us that count as questions about the template if one was just shown. */
const OF_SHOWN: readonly string[] = [
  "change-a-template",
  "languages",
  "assistant-languages",
  "template-language",
  "human-or-robot",
];
/** Ids of general questions that often turn out to be about a special case of a template. */
const OF_CASES: readonly string[] = ["tools", "ai-mistakes", "failure", "this-template"];

/** Matches a question about what happens in a certain case: "and if it breaks", "was wenn keiner da ist". */
export const IN_CASE =
  /^(?:(?:ok|okay|and|und|but|aber|well|so|also|gut|hm+|ja|yes|right|great|super)[\s,.!…-]+)*(?:(?:what|was)(?:['’]s|,?\s(?:is|ist|about|happens|passiert|geschieht))*,?\s(?:denn\s|dann\s|nur\s|mal\s)?)?(?:if|when|wenn|falls|suppose|supposing|angenommen)(?!\p{L})/iu;

/** Returns the id of the question about us that a message surely asks, even if the message follows a template. */
export function asksAboutUs(message: string): string | undefined {
  const [best] = understand(message).readings;
  if (!best || best.likelihood < MIN.question || IN_CASE.test(message.trim())) return undefined;
  const { label } = best;
  const isOfUs = passageOf(label) !== undefined && !isTask(label) && !isReply(label);
  return isOfUs && !OF_SHOWN.includes(label) && topicOf(label) === undefined ? label : undefined;
}

/**
 * Whether a message is surely not about a special case of a template. As a first message, it would ask a general
 * question, be outside our field, or describe a task for which there is no template.
 */
export function asksSomethingElse(message: string): boolean {
  const { readings, telling } = understand(message);
  const [best] = readings;
  if (!best) return false;
  const { label, likelihood } = best;
  if (label === "offTopic") return likelihood >= MIN.offTopic && telling >= MIN_TELLING;
  if (label === CATCH_ALL) return likelihood >= MIN.built && telling >= MIN_TELLING;
  const isOfTopic = topicOf(label) !== undefined && !OF_CASES.includes(label);
  return isOfTopic && !isTemplate(label) && likelihood >= MIN.question;
}
