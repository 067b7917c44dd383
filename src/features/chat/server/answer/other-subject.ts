import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { isReply } from "./drafts.ts";
import { passageOf } from "./passages.ts";
import { topicOf } from "./topics.ts";

/*
 * After a template was shown, the classifiers compare only meanings that are about the template. To
 * notice that the visitor changes the subject, the functions of this module read the message as if
 * it were the first of the conversation.
 */

const SURE = 0.95;
/**
 * Ids of questions about us that `asksAboutUs` ignores. Right after a template, a message with such a question is about
 * the template, as in "can I change it?"
 */
const ABOUT_TEMPLATE: readonly string[] = [
  "change-a-template",
  "languages",
  "assistant-languages",
  "template-language",
  "human-or-robot",
];
/**
 * Reads a message without the conversation before it.
 * @returns the id of the question that the message surely asks; undefined if no question is sure
 */
export function surelyAsked(message: string): string | undefined {
  const [own] = understand(message).meanings;
  const isOwn = own && own.likelihood >= SURE && !isTask(own.label) && passageOf(own.label);
  return isOwn ? own.label : undefined;
}

/**
 * Returns the id of the question about us that a message surely asks. Questions that are about the template right after
 * one was shown are left out.
 */
export function asksAboutUs(message: string): string | undefined {
  const [best] = understand(message).readings;
  if (!best || best.likelihood < SURE) return undefined;
  const { label } = best;
  const isOfUs = passageOf(label) !== undefined && !isTask(label) && !isReply(label);
  return isOfUs && !ABOUT_TEMPLATE.includes(label) && topicOf(label) === undefined
    ? label
    : undefined;
}

const PERSON = "person";
const OF_PEOPLE: readonly string[] = [PERSON, "languages", "who-answers", "reach-us"];
/**
 * Limits for `asksForPeople`. `wish`: minimum likelihood (0 to 1) that the visitor wants to talk to a person.
 * `together`: minimum sum of the likelihoods of all meanings about our people.
 */
const PEOPLE = { wish: 0.1, together: 0.9 };

const SOMEBODY =
  /(?<!\p{L})(?:somebody|someone|anybody|anyone|jemand\p{L}*|ansprechpartner\p{L}*)(?!\p{L})/iu;

/** Whether a message asks for one of our people, as in "is there somebody who speaks German?" */
export function asksForPeople(message: string): boolean {
  const { meanings } = understand(message);
  const wish = meanings.find(({ label }) => label === PERSON)?.likelihood ?? 0;
  const together = meanings.reduce(
    (sum, { label, likelihood }) => sum + (OF_PEOPLE.includes(label) ? likelihood : 0),
    0,
  );
  return (wish >= PEOPLE.wish || SOMEBODY.test(message)) && together >= PEOPLE.together;
}
