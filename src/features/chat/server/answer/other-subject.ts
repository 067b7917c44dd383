import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { CATCH_ALL, isReply } from "./drafts.ts";
import { passageOf } from "./passages.ts";
import { topicOf } from "./topics.ts";

/*
 * After a template was shown, the classifiers compare only meanings that are about the template. A turn to another
 * subject is therefore recognized by the meaning that the message would have as a first message.
 *
 * The numbers below were measured on 1,005 first messages, each after 8 templates, and on 3,291 questions about special
 * cases. The classifiers had learned none of these messages.
 */

/** `question`: about us. `offTopic`: outside our field. `built`: a task without a template. */
const MIN = { question: 0.95, offTopic: 0.95, built: 0.99 };
/** A message that likely asks about a special case of the shown template stays on its subject. */
export const MAX_OF_CASES = 0.5;
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
const IN_CASE =
  /^(?:(?:ok|okay|and|und|but|aber|well|so|also|gut|hm+|ja|yes|right|great|super)[\s,.!…-]+)*(?:(?:what|was)(?:['’]s|,?\s(?:is|ist|about|happens|passiert|geschieht))*,?\s(?:denn\s|dann\s|nur\s|mal\s)?)?(?:if|when|wenn|falls|suppose|supposing|angenommen)(?!\p{L})/iu;

/** Returns the id of the question that a message surely asks if it is read without the conversation. */
export function surelyAsked(message: string): string | undefined {
  const [own] = understand(message).meanings;
  const isOwn = own && own.likelihood >= MIN.question && !isTask(own.label) && passageOf(own.label);
  return isOwn ? own.label : undefined;
}

/** Returns the id of the question about us that a message surely asks, even if the message follows a template. */
export function asksAboutUs(message: string): string | undefined {
  const [best] = understand(message).readings;
  if (!best || best.likelihood < MIN.question || IN_CASE.test(message.trim())) return undefined;
  const { label } = best;
  const isOfUs = passageOf(label) !== undefined && !isTask(label) && !isReply(label);
  return isOfUs && !OF_SHOWN.includes(label) && topicOf(label) === undefined ? label : undefined;
}

/** Whether a message surely is a general question, outside our field, or a task without a template. */
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
