import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { CATCH_ALL, isReply } from "./drafts.ts";
import { passageOf } from "./passages.ts";
import { topicOf } from "./topics.ts";

/*
A message after a template may turn to another subject: to another task or trade, or to a question about us. The
classifiers of messages after a template do not see this, because they only compare meanings that are about the template.
The meaning that the message would have as a first message decides.

The numbers were measured on 1,005 first messages of kept conversations, each after 8 templates, and on 3,291 questions
about special cases of templates, which the classifiers had not learned.
*/

/**
 * Minimum likelihood of the meaning that a message would have as a first message. `question`: a question about us.
 * `offTopic`: something outside our field. `built`: a task without a template.
 */
const MIN = { question: 0.95, offTopic: 0.95, built: 0.99 };
/**
 * Maximum likelihood that a message asks a question about a special case of the shown template, among the questions about
 * all templates. Below it, the message may turn to another subject.
 */
export const MAX_OF_CASES = 0.5;
/** Minimum meaningful words of a message outside our field, and of a task without a template. */
const MIN_TELLING = 2;
/** Ids of questions about us that mean the shown template when they follow it. */
const OF_SHOWN: readonly string[] = [
  "change-a-template",
  "languages",
  "assistant-languages",
  "template-language",
  "human-or-robot",
];
/** Ids of questions that visitors often ask about a special case of a template. */
const OF_CASES: readonly string[] = ["tools", "ai-mistakes", "failure", "this-template"];

/** Matches a question about what happens in a certain case: "and if it breaks", "was wenn keiner da ist". */
export const IN_CASE =
  /^(?:(?:ok|okay|and|und|but|aber|well|so|also|gut|hm+|ja|yes|right|great|super)[\s,.!…-]+)*(?:(?:what|was)(?:['’]s|,?\s(?:is|ist|about|happens|passiert|geschieht))*,?\s(?:denn\s|dann\s|nur\s|mal\s)?)?(?:if|when|wenn|falls|suppose|supposing|angenommen)(?!\p{L})/iu;

/** Returns the id of the question about us that a message surely asks, although it follows a template. */
export function asksAboutUs(message: string): string | undefined {
  const [best] = understand(message).readings;
  if (!best || best.likelihood < MIN.question || IN_CASE.test(message.trim())) return undefined;
  const { label } = best;
  const isOfUs = passageOf(label) !== undefined && !isTask(label) && !isReply(label);
  return isOfUs && !OF_SHOWN.includes(label) && topicOf(label) === undefined ? label : undefined;
}

/**
 * Whether a message asks nothing about a special case of a template, because as a first message it would surely ask a
 * general question, be outside our field, or describe a task for which there is no template.
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
