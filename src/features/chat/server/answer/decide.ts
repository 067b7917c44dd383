import { dangers } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import {
  CATCH_ALL,
  GUESS,
  askForMessage,
  askWhich,
  declineOffTopic,
  foundNothing,
  isReply,
  offerTemplates,
  offerToBuild,
  quoteClosest,
  quotePassage,
  quoteQuestion,
  replyWith,
  suggestTemplates,
  withAnother,
  withContact,
  type Draft,
  type Voice,
} from "./drafts.ts";
import {
  findLikely,
  LIKELY,
  MAX_SHORT,
  MAX_TEMPLATES,
  type Inquiry,
  type Likely,
  type Retrieval,
} from "./likely-templates.ts";
import { wordsOf } from "#platform/search/words.ts";
import { forQuestion } from "./answer-question.ts";
import { findQuestion, findTrade } from "./passage-index.ts";
import { isAboutWork, isTrade, passageOf, spoken, type Passage } from "./passages.ts";
import { lackingTools, sayWhatLacks, withoutNames } from "./lacking-tools.ts";
import { elsewhere } from "./template-passages.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { isTelling } from "#platform/understanding/cues.ts";
import { understand, type Understanding } from "#platform/understanding/understand.ts";

/** A message asks for a template if at least this share of the message fits it. */
const CLEAR_SHARE = 0.6;
/**
 * A meaning of at least this likelihood, or a template that fits at least this share of a message, counts as certain.
 */
const SURE = 0.8;
/**
 * Likelihood at which the assistant claims to have understood a message. Measured on 2,100 stored questions, with
 * classifiers trained on five sixths of the examples: answers with a likelihood between 0.8 and 0.9 were right in 92 of
 * 100 cases, those between 0.9 and 0.95 in 98 (docs/decisions/the-assistant-first-tells-what-a-message-is.md).
 */
export const CLAIM = 0.9;
/** Minimum likelihood for quoting a passage. It is below CLAIM, since a passage is true whatever was asked. */
const ANSWERS = 0.7;
/** Minimum likelihood for a reply that offers nothing, such as a greeting, or to take a word as a visitor's trade. */
const MODEST = 0.6;
/** Meanings of at least this likelihood are offered when the assistant asks the visitor what they mean. */
const MIN_LIKELIHOOD = 0.2;
const MAX_READINGS = 2;
/** Minimum likelihood at which the assistant quotes the passage that comes closest to the question. */
const NEAR = 0.35;
/**
 * A message counts as a question on a service's or industry's page if the two have at least this share of their words
 * in common.
 */
const SAME = 0.6;
/** Minimum likelihood of a template for showing it as the nearest one, without claiming that it fits. */
const NEAREST = 0.25;

/**
 * Minimum likelihood of a template, and its minimum share of all templates' likelihood, to show it as the nearest one
 * although the task resembles tasks without a template. With these numbers the template was right for four fifths of
 * the examples that the classifier had not learned from.
 */
const BESIDE_OTHERS = { likelihood: 0.005, share: 0.8 };

/** Minimum meaningful words of a message that tells a task, rather than naming it. */
const MIN_TOLD = 4;

/** Matches a message without words, such as "?!?". */
const PUNCTUATION = /^[\p{P}\s]+$/u;

/** Answers one wish or question. @param message part of the visitor's message, without other wishes and questions */
export async function answerOne(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const meaning = understand(message);
  const { hasContact, courtesy, isKnown, telling } = meaning;
  // Danger was already ruled out. A message that only resembles danger must not get the reply for danger.
  const meanings = meaning.meanings.filter(({ label }) => !isDanger(label));
  if (meanings.length === 0) {
    if (PUNCTUATION.test(message)) return foundNothing(voice);
    if (hasContact) return askForMessage(voice);
    if (courtesy) return replyWith(courtesy, voice);
    return isKnown ? { ...replyWith("greeting", voice), isUnsure: true } : foundNothing(voice);
  }
  const tasks = withNearest(
    meanings.filter(({ label }) => isTask(label)),
    telling,
  );
  const question = meanings.find(({ label }) => !isTask(label));
  const isClear = tasks.some(({ label, likelihood }) => isTemplate(label) && likelihood >= LIKELY);
  const sureness = question?.likelihood ?? 0;
  const isAnswered = sureness >= (ABOUT_TOOLS.includes(question?.label ?? "") ? ANSWERS : CLAIM);
  const same = isClear || isAnswered ? undefined : findQuestion(message);
  if (same && same.share >= (sureness >= ANSWERS ? SURE : SAME))
    return quoteQuestion(same.passage, voice);
  const likely = await findLikely(inquiry, meaning, tasks, retrieval);
  const lacking = await lackingTools(message, likely, retrieval);
  const found = lacking ? likely.map((one) => withoutNames(one, lacking.names)) : likely;
  const isKeyword = ({ strength }: Likely) => telling <= MAX_SHORT && strength >= CLEAR_SHARE;
  const isFound = telling > 1 && found.some(({ share }) => share >= SURE);
  if (!isKnown && !isFound && !found.some(isAllAboutTool)) return nothingFound(meaning, voice);
  const task = tasks.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const isOffTopic = question?.label === "offTopic" && question.likelihood > task;
  if (isOffTopic && !found.some(isKeyword)) {
    return declineOffTopic(message, voice);
  }
  if (!question || question.likelihood <= task || namesTask(question, found)) {
    const asksForTemplates = ASK_FOR_TEMPLATES.includes(question?.label ?? "");
    const isWanted = ({ strength }: Likely) => asksForTemplates && strength >= CLEAR_SHARE;
    const answer = await forTask(meaning, tasks, found, found.some(isWanted), voice);
    const draft = answer ?? nearest(meaning, found, voice);
    return lacking ? sayWhatLacks(draft, lacking, voice) : draft;
  }
  const answer = (about: string) => forQuestion(about, message, inquiry, retrieval, voice);
  if (ASK_FOR_TEMPLATES.includes(question.label) && namesOwnTask(meaning))
    return nearest(meaning, found, voice);
  if (question.likelihood >= (isReply(question.label) ? MODEST : ANSWERS)) {
    return answer(question.label);
  }
  const [first, second] = meanings.filter(isQuotable);
  if (first && second && first.likelihood + second.likelihood >= ANSWERS) {
    return withAnother(await answer(first.label), await answer(second.label), voice);
  }
  const asked = meanings.filter(({ label }) => !isTask(label) && label !== "offTopic");
  const isAsked = asked.reduce((sum, { likelihood }) => sum + likelihood, 0) >= ANSWERS;
  const draft = unsure(meaning, isAsked ? [] : found, voice);
  const near = first && first.likelihood >= NEAR ? passageOf(elsewhere(first.label)) : undefined;
  const isShown = draft.cards.some(({ type }) => type === "template");
  return near && !isShown ? quoteClosest(near, voice) : draft;
}

/** Raises the likelihood of the only template that resembles a task, if the task seems to be one without a template. */
function withNearest(tasks: readonly Guess[], telling: number): readonly Guess[] {
  const templates = tasks.filter(({ label }) => isTemplate(label));
  const [near] = templates;
  const sum = templates.reduce((all, { likelihood }) => all + likelihood, 0);
  const isNear =
    near &&
    telling >= MIN_TOLD &&
    tasks[0]?.label === CATCH_ALL &&
    near.likelihood >= BESIDE_OTHERS.likelihood &&
    near.likelihood >= sum * BESIDE_OTHERS.share;
  if (!isNear) return tasks;
  const likelihood = Math.max(near.likelihood, NEAREST);
  return tasks.map((one) => (one === near ? { ...one, likelihood } : one));
}

/**
 * Whether the passage for a meaning is likely enough to be one of two that the assistant quotes for an ambiguous
 * message.
 */
function isQuotable({ label, likelihood }: Guess): boolean {
  return (
    likelihood >= MIN_LIKELIHOOD && !isTask(label) && (!isReply(label) || label === "not-said")
  );
}

/**
 * Whether templates fit the message so well that the visitor describes a task, although the message resembles a
 * question.
 */
function namesTask({ label, likelihood }: Guess, found: readonly Likely[]): boolean {
  if (ABOUT_TOOLS.includes(label)) return found.some(isAllAboutTool);
  const asks = ASK_FOR_TEMPLATES.includes(label);
  const mayBeTask = asks || likelihood < SURE;
  return (
    mayBeTask &&
    found.some((one) => one.strength >= CLEAR_SHARE && (asks || one.likelihood >= LIKELY))
  );
}

/** Words with which people ask for templates in general. */
const GENERAL = new Set(
  wordsOf(
    "template templates workflow workflows automation automations library catalog free list overview example examples use case area areas category business company industry kind type sort available download offer topic popular new best vorlage vorlagen ablauf abläufe automatisierung bibliothek katalog kostenlos gratis liste übersicht beispiel beispiele bereich bereiche kategorie betrieb firma unternehmen branche art angebot thema beliebt neu verfügbar herunterladen automatisieren automate wieviele viele anbieten zahl anzahl number",
  ).map(({ stem }) => stem),
);
/** Minimum words beside those, with which a message that asks for templates names a task of its own. */
const MIN_OWN = 3;

/** Whether a message that asks for templates also names a task, as in "meeting notes to tasks in Asana, anything?". */
function namesOwnTask({ rest }: Understanding): boolean {
  return (
    wordsOf(rest).filter((word) => isTelling(word) && !GENERAL.has(word.stem)).length >= MIN_OWN
  );
}

/** Whether the message asks for little more than a template for a tool that it names. */
function isAllAboutTool({ namesTool, share }: Likely): boolean {
  return namesTool && share >= SURE;
}

function isDanger(label: string): boolean {
  return (dangers as readonly string[]).includes(label);
}

export function isTask(label: string): boolean {
  const passage = passageOf(label);
  return passage ? isAboutWork(passage) : isTemplate(label);
}

/** Ids of questions that resemble "a template for ClickUp". */
const ABOUT_TOOLS = ["tools", "change-a-template", "use-a-template"];
export const ASK_FOR_TEMPLATES = ["which-templates", "what-can-be-automated"];

/**
 * Answers a message that describes a task.
 * @param areWanted whether the visitor asks for templates and the search found some that fit
 * @returns undefined if it is not certain that a template, or a passage about our work, fits
 */
async function forTask(
  meaning: Understanding,
  tasks: readonly Guess[],
  found: readonly Likely[],
  areWanted: boolean,
  voice: Voice,
): Promise<Draft | undefined> {
  const [best] = tasks;
  const work = passageOf(best?.label ?? "");
  const named = tasks.filter(({ label, likelihood: own }) => own >= NEAREST && isTradeLabel(label));
  const trade = passageOf(named[0]?.label ?? "") ?? (await findTrade(meaning.rest));
  const shown = found.slice(0, MAX_TEMPLATES);
  // A visitor who names both a trade and a task means both, so their likelihoods are added.
  const likelihood = [...shown, ...(shown.length > 0 ? named : [])].reduce(
    (sum, one) => sum + one.likelihood,
    0,
  );
  const isBuilt = best?.label === CATCH_ALL && best.likelihood >= MODEST;
  const isServed =
    areWanted ||
    likelihood >= CLAIM ||
    (best?.label !== CATCH_ALL && shown.some(isAllAboutTool)) ||
    shown.some(isOwnersAndClear);
  const isOfTrade = found.length > 0 && work && isTrade(work) && best && best.likelihood >= MODEST;
  if (isServed || (isOfTrade && !isBuilt)) {
    return withContact(
      offerTemplates(found, trade ?? (work?.id === CATCH_ALL ? undefined : work), voice),
      meaning.hasContact,
    );
  }
  const min = meaning.telling <= MAX_SHORT ? CLAIM : MODEST;
  if (!work || !best || best.likelihood < min) return undefined;
  if (work.id !== CATCH_ALL) return quotePassage(work, voice);
  return shown.some((one) => one.likelihood >= NEAREST) ? undefined : offerToBuild(voice);
}

/** Shows the templates nearest to a task without claiming that they fit, or offers to build a workflow. */
function nearest(
  { hasContact, isKnown }: Understanding,
  found: readonly Likely[],
  voice: Voice,
): Draft {
  const near = found.filter(
    ({ likelihood, strength, namesTool, words }) =>
      likelihood >= NEAREST || (strength >= CLEAR_SHARE && !(namesTool && words.length < 2)),
  );
  if (near.length > 0) {
    return {
      ...suggestTemplates(near, voice.words.nearest, { kinds: [GUESS] }),
      isUnsure: true,
    };
  }
  if (hasContact) return askForMessage(voice);
  return isKnown ? offerToBuild(voice) : foundNothing(voice);
}

function isTradeLabel(label: string): boolean {
  const passage = passageOf(label);
  return passage !== undefined && isTrade(passage);
}

/**
 * Whether the search is sure of a template that an operator added. The assistant has no examples for such templates.
 */
function isOwnersAndClear({ card, strength }: Likely): boolean {
  return strength >= CLEAR_SHARE && !isTemplate(card.slug);
}

/** Asks which of the likeliest meanings is right: templates are shown as cards, questions as buttons. */
function unsure(
  { meanings, hasContact, rest }: Understanding,
  found: readonly Likely[],
  voice: Voice,
): Draft {
  const near = found.filter(
    ({ strength, likelihood, words }) =>
      strength >= CLEAR_SHARE || likelihood >= (words.length > 0 ? LIKELY : MODEST),
  );
  const asked = new Set(
    wordsOf(rest)
      .filter(isTelling)
      .map(({ stem }) => stem),
  );
  const titles = meanings
    .slice(0, MAX_READINGS)
    .filter(({ label, likelihood }) => likelihood >= MIN_LIKELIHOOD && !isTemplate(label))
    .flatMap(({ label, likelihood }) => {
      const passage = passageOf(elsewhere(label));
      const isNear = passage && (likelihood >= MODEST || sharesWord(passage, asked));
      return isNear && passage.id !== CATCH_ALL ? spoken(passage, voice.language).title : [];
    });
  if (near.length > 0) {
    return {
      ...suggestTemplates(near, voice.words.whichOne, { titles, kinds: [GUESS] }),
      isUnsure: true,
    };
  }
  if (hasContact) return askForMessage(voice);
  return titles.length > 0 ? { ...askWhich(titles, voice), isUnsure: true } : foundNothing(voice);
}

function sharesWord({ title, text }: Passage, asked: ReadonlySet<string>): boolean {
  return wordsOf(`${title} ${text}`).some(({ stem }) => asked.has(stem));
}

function nothingFound({ hasContact }: Understanding, voice: Voice): Draft {
  return hasContact ? askForMessage(voice) : foundNothing(voice);
}
