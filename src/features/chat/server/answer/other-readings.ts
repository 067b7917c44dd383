import { isDanger } from "#content/assistant/replies.ts";
import { understand } from "#platform/understanding/understand.ts";
import { CATCH_ALL, type Draft } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { tellingStems } from "./passage-index.ts";
import { isAboutWork, passageOf, spoken } from "./passages.ts";
import { DANGER, isShown, readSecondMessage } from "./second-message.ts";
import { questionsOf, TOPICS } from "./topics.ts";
import { sharesWord } from "./uncertain.ts";

/* Below an uncertain answer, buttons offer other questions that the visitor may have meant. */

/**
 * Minimum likelihood (0 to 1) at which the meaning of a message is certain, so that no buttons are offered. In a test
 * with 830 unseen messages, the assistant understood 85% of the messages above this value, and 38% of those below it.
 */
const CERTAIN = 0.9;
/**
 * Limit for questions that have no word in common with the message. Their likelihood must be at least this fraction of
 * the likelihood of the likeliest meaning.
 */
const MIN_STRANGE = 0.45;
/** Minimum likelihood (0 to 1) of an offered question. A less likely one has hardly anything to do with the message. */
const MIN_OFFERED = 0.1;
const MAX_OFFERED = { alone: 3, besideTemplates: 2 };

/**
 * Returns the titles of other questions that the visitor may have meant, likeliest first.
 * @param certain - minimum likelihood (0 to 1) of the likeliest meaning at which no titles are returned
 */
export function otherReadings(
  { kinds, cards, text }: Draft,
  message: string,
  inquiry: Inquiry,
  certain = CERTAIN,
): string[] {
  const { language, words } = inquiry.voice;
  const isOfTask = kinds.includes(CATCH_ALL) || text.endsWith(words.handOver.wayOfTask);
  if (isOfTask && !message.includes("?")) return [];
  const { meanings, courtesy, isKnown } = understand(message);
  if (!isKnown || courtesy || cards.some(({ type }) => type === "choice")) return [];
  const isFirst = inquiry.memory.about.length === 0;
  const guesses = isFirst ? [] : readSecondMessage(message, inquiry);
  const [best] = isFirst ? meanings : guesses;
  if (!best || best.likelihood >= certain) return [];
  const readings = [...guesses, ...meanings]
    .filter(({ likelihood }) => likelihood >= MIN_OFFERED)
    .toSorted((one, other) => other.likelihood - one.likelihood);
  if (readings.some(({ label }) => label === DANGER || isDanger(label))) return [];
  const told = [...inquiry.answers, text];
  const stems = new Set(tellingStems(message));
  const questions = readings.flatMap(({ label, likelihood }) => {
    const id = passageOf(label) ? label : questionsOf(label)[0];
    const passage = passageOf(id ?? "");
    if (!passage || isAboutWork(passage.id) || kinds.includes(passage.id)) return [];
    const { title, text: answer } = spoken(passage, language);
    const isStrange = !sharesWord({ title, text: answer }, stems);
    if (isStrange && likelihood < best.likelihood * MIN_STRANGE) return [];
    const topic = (isShown(inquiry) ? TOPICS[passage.id] : undefined) ?? passage.id;
    return told.some((one) => one.includes(title)) ? [] : [{ title, topic }];
  });
  const answered = new Set<string | undefined>(
    isShown(inquiry) ? kinds.map((kind) => TOPICS[kind]) : [],
  );
  const titles = questions.flatMap(({ title, topic }) => {
    if (answered.has(topic)) return [];
    answered.add(topic);
    return [title];
  });
  const hasTemplates = cards.some(({ type }) => type === "template");
  return titles.slice(0, MAX_OFFERED[hasTemplates ? "besideTemplates" : "alone"]);
}
