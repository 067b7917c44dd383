import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { CATCH_ALL, isReply } from "./drafts.ts";
import { passageOf } from "./passages.ts";
import { topicOf } from "./topics.ts";

/*
 * A message after a template may turn to another subject: to another task or trade, or to a question about us. The
 * classifiers of messages after a template do not notice that, because they compare only meanings that are about the
 * template. These functions therefore use the meaning that the message would have as a first message.
 *
 * The numbers were measured on 1,005 first messages of stored conversations, each read after 8 templates, and on 3,291
 * questions about special cases of templates. The classifiers had not learned these messages.
 */

/**
 * Minimum likelihoods of the meaning that a message would have as a first message. `question`: a question about us.
 * `offTopic`: something outside our field. `built`: a task for which there is no template.
 */
const MIN = { question: 0.95, offTopic: 0.95, built: 0.99 };
/**
 * If a question about a special case of the shown template is less likely than this, the message may turn to another
 * subject. The questions about all templates are compared for that.
 */
export const MAX_OF_CASES = 0.5;
/** Minimum meaningful words of a message that is outside our field, or that names a task without a template. */
const MIN_TELLING = 2;
/** Ids of questions about us that are about the template if one was just shown. */
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
