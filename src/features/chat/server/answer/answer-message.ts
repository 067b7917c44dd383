import { interpolate } from "#shared/text/interpolate.ts";
import { isName, nameIn, withoutName } from "#platform/understanding/names.ts";
import { isRandomLetters } from "#platform/understanding/random-letters.ts";
import { questionsIn, splitQuestions } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import { forQuestion } from "./answer-question.ts";
import { answerSecondMessage } from "./answer-second.ts";
import { answerOne, isTask } from "./decide.ts";
import {
  asksForLegalAdvice,
  CATCH_ALL,
  declineOffTopic,
  foundNothing,
  quoteClosest,
  slugsIn,
  withAnother,
  type Draft,
} from "./drafts.ts";
import { answerIntroduction, offerForTrade, tellsTask } from "./introduced-trade.ts";
import { isInDanger } from "./danger-and-misuse.ts";
import { isQuestionBeside } from "./first-answer.ts";
import { handOver, MAX_BUSINESS, mayClaim } from "./hand-over.ts";
import { anotherTopic } from "./instead.ts";
import type { Inquiry, Voice } from "./likely-templates.ts";
import { answerCallWish, answerMove, answerWhetherFree, showSubject } from "./moves.ts";
import { asksMore, namedIn } from "./named-template.ts";
import { choosesOnly } from "./ordinals.ts";
import { otherReadings } from "./other-readings.ts";
import { isAboutWork, isTrade, passageTitled } from "./passages.ts";
import { tellingStems, tradeNamedIn } from "./passage-index.ts";
import { isShown } from "./second-message.ts";
import { swappedWish } from "./swapped-wish.ts";
import { afresh, leavesSubject, withoutGuess } from "./leaves-subject.ts";
import { answerCase, withNearestCase, withNearestCases } from "./nearest-cases.ts";
import { MAX_BESIDE, withQuestionBeside } from "./question-beside.ts";
import { answerWhy } from "./template-questions.ts";
import { SAME_ANYWHERE, TOPICS } from "./topics.ts";
import { CLAIM, sharesWord } from "./uncertain.ts";

/** Answers a reaction to an earlier answer, or else each thing that the message asks for. */
export async function answerMessage(text: string, inquiry: Inquiry): Promise<Draft> {
  const { voice } = inquiry;
  if (isRandomLetters(text)) return foundNothing(voice);
  const chosen = isShown(inquiry) && choosesOnly(text) ? showSubject(inquiry) : undefined;
  if (chosen) return chosen;
  const named = isShown(inquiry) ? namedIn(text) : undefined;
  const rest = named?.slug === inquiry.subject?.slug ? named?.rest : undefined;
  const ofNamed = rest === undefined ? undefined : await answerNamed(rest, inquiry);
  if (ofNamed) return ofNamed;
  const message = rest ?? text;
  const task = newTask(message, inquiry);
  if (task) return answerOne(task, { ...afresh(inquiry), messages: [task] });
  const isOther = tellsTask(message, inquiry) || leavesSubject(message, inquiry);
  const now = withoutGuess(message, inquiry) ?? (isOther ? afresh(inquiry) : inquiry);
  const draft = await withQuestionBeside(await answerInContext(message, now), message, now);
  return withTrade(draft, message, now);
}

/**
 * Kinds of general answers. If the message also names a trade, the website's text and templates for this trade are
 * added to them.
 */
const OF_ANY_TRADE: readonly string[] = ["industries", "served", "suggestion"];

/** Adds the text and the templates of the visitor's trade to a general answer. */
async function withTrade(draft: Draft, message: string, inquiry: Inquiry): Promise<Draft> {
  const kind = OF_ANY_TRADE.find((one) => draft.kinds.includes(one));
  const trade = kind && !isShown(inquiry) ? tradeNamedIn(message) : undefined;
  const ofTrade = trade === undefined ? undefined : await offerForTrade(trade, inquiry);
  return ofTrade ? withAnother(draft, ofTrade, inquiry.voice) : draft;
}

/** Answers a message that only names a template, or only asks what this template does. */
async function answerNamed(rest: string, inquiry: Inquiry): Promise<Draft | undefined> {
  if (!asksMore(rest)) return showSubject(inquiry);
  return understand(rest).telling > 0 ? undefined : forQuestion("this-template", rest, inquiry);
}

function newTask(message: string, inquiry: Inquiry): string | undefined {
  const { about, wish } = inquiry.memory;
  if (about.length === 0) return undefined;
  return swappedWish(message, wish) ?? anotherTopic(message);
}

/** Kinds of answers that ask for a name. After other answers, two capitalized words may be the name of a firm. */
const ASKS_FOR_NAME: readonly string[] = ["person", "booking", "contact"];

async function answerInContext(message: string, inquiry: Inquiry): Promise<Draft> {
  const { voice } = inquiry;
  const introduced = nameIn(message);
  const wasAsked = inquiry.memory.about.some((kind) => ASKS_FOR_NAME.includes(kind));
  const isOnlyName = !/\p{L}/u.test(withoutName(message)) || (wasAsked && isName(message));
  if (introduced && isOnlyName) return greetByName(introduced, voice);
  if (asksForLegalAdvice(message)) return declineOffTopic(message, voice);
  const titled = passageTitled(message);
  if (titled) {
    // The message is the title of a website text. Browsers send such a title when a visitor presses a button. A title
    // that is not in TOPICS, such as "How long does a project take?", asks about our work even if a template was just
    // shown.
    const about = titled.id in TOPICS ? inquiry : afresh(inquiry);
    return forQuestion(titled.id, message, about);
  }
  const introduction = await answerIntroduction(message, inquiry);
  if (introduction) return introduction;
  const isFiller = understand(message).courtesy === "filler";
  const ofCase = isFiller ? undefined : answerCase(message, inquiry);
  if (ofCase) return ofCase;
  const byPattern =
    answerWhetherFree(message, inquiry) ??
    answerCallWish(message, inquiry) ??
    answerWhy(message, inquiry);
  if (byPattern) return byPattern;
  const answer = await answerLikeliest(message, inquiry);
  const draft = withNearestReading(
    { ...answer, others: otherReadings(answer, message, inquiry) },
    message,
    voice,
  );
  // Adds no button about the template if none was just shown, or if the message may be about danger.
  if (!isShown(inquiry) || isInDanger(message)) return draft;
  if (holdsForAll(draft)) return withNearestCases(draft, message, inquiry);
  const isGeneral = draft.kinds.some((kind) => SAME_ANYWHERE.includes(kind));
  return isGeneral ? withNearestCase(draft, message, inquiry) : draft;
}

/**
 * If the answer only refers to a person, quotes a website text instead: the first one that the answer offers as a
 * button, if its title has a word of the message.
 */
function withNearestReading(draft: Draft, message: string, voice: Voice): Draft {
  const [title, ...others] = draft.others ?? [];
  const passage = title !== undefined && passageTitled(title);
  const stems = new Set(tellingStems(message));
  const isPlain = draft.text === voice.words.handOver.question;
  if (!passage || !isPlain || !sharesWord({ title, text: "" }, stems)) return draft;
  return { ...quoteClosest(passage, voice), others };
}

/** Whether an answer about the shown template is so general that it would fit every template. */
function holdsForAll({ kinds, isUnsure }: Draft): boolean {
  return kinds.includes("change-a-template") || (isUnsure === true && kinds[0] === "this-template");
}

async function answerLikeliest(message: string, inquiry: Inquiry): Promise<Draft> {
  const { voice } = inquiry;
  const reaction =
    (await answerSecondMessage(message, inquiry)) ?? (await answerMove(message, inquiry));
  if (reaction) return reaction;
  const answer = (question: string) => forQuestion(question, message, inquiry);
  const [asksFirst, ...beside] = questionsIn(message, isQuestionBeside);
  if (asksFirst !== undefined && beside.length > 0)
    return withOthers(await answer(asksFirst), beside, answer, voice);
  const { rest, questions } = splitQuestions(message, isQuestionBeside);
  const [first, ...others] = questions;
  if (first === undefined || namesTask(rest)) {
    const text = rest === "" ? message : rest;
    const alone = await answerOne(text, inquiry);
    const main = mayClaim(alone, text, inquiry) ? alone : handOver(text, inquiry);
    return withOthers(main, questions, answer, voice);
  }
  return withOthers(await answer(first), others, answer, voice);
}

/**
 * Minimum likelihood (0 to 1) of a service for a message with only one meaningful word, as in "we need a phone
 * assistant".
 */
const SURE_OF_ONE = 0.95;

/** Whether a text describes a task. The name of a trade alone does not count as a task. */
function namesTask(rest: string): boolean {
  const { meanings, telling } = understand(rest);
  const tasks = meanings.filter(({ label }) => {
    const isOnlyTrade = label === CATCH_ALL ? telling <= MAX_BUSINESS : isTrade(label);
    return isTask(label) && !isOnlyTrade;
  });
  const isService = tasks.some((one) => isAboutWork(one.label) && one.likelihood >= SURE_OF_ONE);
  const likely = tasks.reduce((sum, { likelihood }) => sum + likelihood, 0);
  return isService || (telling > 1 && likely >= CLAIM);
}

async function withOthers(
  draft: Draft,
  questions: readonly string[],
  answer: (question: string) => Promise<Draft>,
  voice: Voice,
): Promise<Draft> {
  const hasTemplates = slugsIn(draft).length > 0;
  let all = hasTemplates && questions.length > 0 ? templatesFirst(draft, voice) : draft;
  for (const question of questions.slice(0, MAX_BESIDE)) {
    if (all.kinds.includes(question)) continue;
    const other = await answer(question);
    const isNew = other.kinds.some((kind) => !all.kinds.includes(kind));
    if (isNew) all = withAnother(all, hasTemplates ? briefPrice(other, voice) : other, voice);
  }
  return all;
}

/**
 * Moves the sentence that introduces the template cards from the end of an answer to its beginning, before the text
 * about our service. Removes the text if it is about a trade.
 */
function templatesFirst(draft: Draft, { words }: Voice): Draft {
  const sentence = [words.foundTemplate, words.foundTemplates].find((one) =>
    draft.text.endsWith(one),
  );
  if (!sentence) return draft;
  const lead = draft.kinds.some(isTrade) ? "" : draft.text.slice(0, -sentence.length).trim();
  return { ...draft, text: [sentence, lead].filter((text) => text !== "").join("\n\n") };
}

/** Maximum number of paragraphs of the text about our price in an answer with templates: its heading and two more. */
const MAX_BRIEF = 3;

/** Shortens the text about the price, so that visitors still see the cards of templates below it. */
function briefPrice(draft: Draft, { words }: Voice): Draft {
  if (!draft.kinds.includes("price") || !draft.text.startsWith(words.found)) return draft;
  const paragraphs = draft.text.slice(words.found.length).trim().split("\n\n");
  return { ...draft, text: paragraphs.slice(0, MAX_BRIEF).join("\n\n") };
}

function greetByName(name: string, { words }: Voice): Draft {
  return {
    kinds: ["contact"],
    text: interpolate(words.nameFirst, { name }),
    cards: [{ type: "person" }, { type: "booking" }],
  };
}
