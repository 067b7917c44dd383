import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordFamilies } from "#content/assistant/word-families.ts";
import {
  classifierOf,
  learn,
  partsOf,
  type Classifier,
  type Guess,
  type Learned,
} from "#platform/learning/bayes.ts";
import {
  learnLatent,
  nearestIn,
  type FindNearest,
  type Latent,
} from "#platform/learning/latent.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { familiesIn } from "#platform/learning/word-families.ts";
import { table } from "#platform/search/word-table.ts";
import { isTelling, readWords } from "#platform/understanding/cues.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import type { Language } from "#platform/understanding/language.ts";
import { replyWith, type Draft } from "./drafts.ts";
import type { Inquiry, Voice } from "./likely-templates.ts";
import { surelyAsked } from "./other-subject.ts";
import { isSame, tellingStems } from "./passage-index.ts";
import { isTrade } from "./passages.ts";
import { isShown, LAW, NO_GUESS, readSecondMessage, surelyMeant } from "./second-message.ts";
import { linkTo, titleIn } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";
import { isOfCases, SAME_ANYWHERE } from "./topics.ts";
import { CLAIM } from "./uncertain.ts";

/*
 * This module answers questions about special cases in the use of a template, which is a ready-made n8n workflow. An
 * example is "and if a client has already paid?".
 */

/** Folder with questions that visitors ask about single templates. Each file is named by a template's slug. */
const FOLDER = "content/assistant/template-questions";
const EXTENSION = ".json";

export type TemplateQuestion = { id: string } & Record<
  Language,
  { question: string; answer: string }
>;
/** `asked`: further ways to ask the question, in both languages. Only the training uses them. */
type QuestionInFile = TemplateQuestion & { asked: readonly string[] };
type LearnedQuestions = {
  /** The questions by the slug of their template. */
  questions: Readonly<Record<string, readonly TemplateQuestion[]>>;
  words: Learned;
  latent: Latent;
};

let learned:
  | Readonly<{
      questions: LearnedQuestions["questions"];
      classifier: Classifier;
      findNearest: FindNearest;
    }>
  | undefined;

function loadQuestions() {
  if (learned) return learned;
  const { questions, words, latent } = readLearned(
    "template-questions",
    import.meta.env?.PROD ? undefined : learnTemplateQuestions,
  );
  return (learned = {
    questions,
    classifier: classifierOf(words),
    findNearest: nearestIn(latent),
  });
}

/** Learns to tell the questions about a template apart. The build calls this function. */
export function learnTemplateQuestions(): LearnedQuestions {
  const files = readTemplateQuestions();
  const examples = files.flatMap(([slug, questions]) =>
    questions.flatMap(({ id, en, de, asked }) =>
      [en, de]
        .flatMap(({ question, answer }) => [question, answer])
        .concat(asked)
        .map((text) => ({ label: `${slug} ${id}`, features: featuresOf(text), weight: 1 })),
    ),
  );
  return {
    questions: Object.fromEntries(
      files.map(([slug, questions]) => [slug, questions.map(({ id, en, de }) => ({ id, en, de }))]),
    ),
    words: learn(examples, { minTexts: 2 }),
    latent: learnLatent(examples),
  };
}

export function readTemplateQuestions(): [slug: string, questions: QuestionInFile[]][] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(EXTENSION));
  return files
    .toSorted()
    .map((name) => [
      name.slice(0, -EXTENSION.length),
      JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as QuestionInFile[],
    ]);
}

/**
 * Answers a question about a special case of the shown template.
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
  // "What if the same thing comes twice?" has an answer that holds for every template.
  const isGeneral = likelihood >= CLAIM && (label === LAW || SAME_ANYWHERE.includes(label));
  const least = isGeneral ? SURE.shareBesideGeneral : SURE.share;
  return namesLaw || best.share < least ? undefined : best.asked;
}

/**
 * Minimum likelihood of a question about the template, and its minimum share among all of these questions; a larger one
 * if the message also surely asks a general question.
 */
const SURE = { case: 0.6, share: 0.6, shareBesideGeneral: 0.97 };

/** Whether a message names the task of another template, or names a task for the first time. */
function namesTask(message: string, likelihood: number, { subject, memory }: Inquiry): boolean {
  const { readings, telling } = understand(message);
  const [best = NO_GUESS] = readings;
  const isOthers = isTemplate(best.label) && best.label !== subject?.slug;
  const isCase = message.includes("?") && likelihood >= SURE_BESIDE_TASK;
  // After a message that named only a trade, such as "I have a dental practice", a thing is the visitor's first task.
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
 * Answers the question why the shown template does a step as it does. Its page says what it does, but not why.
 * @returns undefined if the message asks no such question, or if its answer is known
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

/** Minimum meaningful words of a question about a step. */
const MIN_STEP = 3;
/** From this likelihood on, a question is of a kind to which every template has an answer. */
const SURE_WHY = 0.8;

/** Id of the question whether the law allows what a template does. Only some templates have this question. */
const ALLOWED = "allowed";

/** Whether a message doubts that a template is allowed, and names no law about which the website has a text. */
function doubtsLaw(message: string, inquiry: Inquiry): boolean {
  return surelyMeant(message, inquiry) === LAW && surelyAsked(message) === undefined;
}

export function sharesStem(message: string, { question, answer }: TemplateQuestion["en"]): boolean {
  const stems = tellingStems(`${question} ${answer}`);
  return tellingStems(message).some((one) => stems.some((other) => isSame(one, other)));
}

type Case = { asked: TemplateQuestion; share: number };

/**
 * Returns the questions about a template that a message may ask, likeliest first. The shares add up to 1. Two learners
 * are multiplied: one knows words, the other also words that mean much the same.
 */
export function casesOf(slug: string, message: string): Case[] {
  const { classifier, findNearest } = loadQuestions();
  const features = featuresOf(message);
  const isOwn = (label: string) => label.startsWith(`${slug} `);
  const byWords = sharesOf(classifier.classify(features).filter(({ label }) => isOwn(label)));
  const byMeaning = sharesOf(findNearest(features, isOwn));
  const cases = questionsAbout(slug).map((asked) => {
    const [one = 0, other = 0] = [byWords, byMeaning].map((all) => all.get(`${slug} ${asked.id}`));
    return { asked, share: (one + MIN_SHARE) * (other + MIN_SHARE) };
  });
  const sum = cases.reduce((all, { share }) => all + share, 0);
  return cases
    .map((one) => ({ ...one, share: one.share / sum }))
    .toSorted((one, other) => other.share - one.share);
}

/** Keeps one learner from ruling out what the other is sure of. */
const MIN_SHARE = 0.001;

function sharesOf(guesses: readonly Guess[]): Map<string, number> {
  const sum = guesses.reduce((all, { likelihood }) => all + likelihood, 0) || 1;
  return new Map(guesses.map(({ label, likelihood }) => [label, likelihood / sum]));
}

/** Returns the question about the shown template that a message asks likeliest, and how likely it is the right one. */
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
 * Logistic regression on 176 messages after a template. `share`: of the likeliest question among all questions about
 * the template. `other`: likelihood that the message is no question about the template.
 */
const ODDS = { base: -1.21, ofShare: 0.38, ofOther: -0.35 };
const LEAST = 0.003;

function oddsOf(share: number): number {
  return Math.log(Math.max(share, LEAST) / Math.max(1 - share, LEAST));
}

export function questionsAbout(slug: string): readonly TemplateQuestion[] {
  // A browser may send any slug, such as "constructor".
  const { questions } = loadQuestions();
  return Object.hasOwn(questions, slug) ? (questions[slug] ?? []) : [];
}

const familiesOf = familiesIn(wordFamilies);

/** Returns word stems, synonyms, short sequences of letters, and families of words that say much the same. */
function featuresOf(text: string): string[] {
  const words = readWords(text);
  const stems = words.map(({ stem }) => stem);
  const telling = words.filter(isTelling).map(({ stem }) => stem);
  return [
    ...new Set([
      ...stems,
      ...telling.flatMap(partsOf),
      ...telling.flatMap((stem) => (table.get(stem) ?? []).flatMap((way) => way.stems)),
      ...words.flatMap((word) => familiesOf(word.text.toLowerCase())).map((one) => `family ${one}`),
    ]),
  ];
}
