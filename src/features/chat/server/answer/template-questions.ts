import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordFamilies } from "#content/assistant/word-families.ts";
import {
  classifierOf,
  learn,
  partsOf,
  type Classifier,
  type Example,
  type Guess,
  type Learned,
} from "#platform/learning/bayes.ts";
import { readExampleGroups } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { familiesIn } from "#platform/learning/word-families.ts";
import { table } from "#platform/search/word-table.ts";
import { isTelling, readWords } from "#platform/understanding/cues.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { understand } from "#platform/understanding/understand.ts";
import type { Language } from "#platform/understanding/language.ts";
import { leastFor, mayAsk, OFTEN_CASES } from "./case-bounds.ts";
import { replyWith, type Draft } from "./drafts.ts";
import type { Inquiry, Voice } from "./likely-templates.ts";
import { asksSomethingElse, MAX_OF_CASES, surelyAsked } from "./other-subject.ts";
import { isSame, tellingStems } from "./passage-index.ts";
import {
  AFTER_TEMPLATE_FILE,
  isShown,
  LAW,
  NO_GUESS,
  readSecondMessage,
  surelyMeant,
} from "./second-message.ts";
import { linkTo, titleIn } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";
import { SAME_ANYWHERE } from "./topics.ts";

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
/** `asked`: further ways to ask the question, in both languages. Only the classifier uses them. */
type QuestionInFile = TemplateQuestion & { asked: readonly string[] };
type LearnedQuestions = {
  /** The questions by the slug of their template. */
  questions: Readonly<Record<string, readonly TemplateQuestion[]>>;
  model: Learned;
};

/**
 * Weight of an example of a general question when the classifier is trained. General questions have many more examples
 * than questions about one template. An equal weight would make nearly every message count as general.
 */
const GENERAL_WEIGHT = 0.05;
const GENERAL = "general ";
let learned: { questions: LearnedQuestions["questions"]; classifier: Classifier } | undefined;

function loadQuestions() {
  if (learned) return learned;
  const { questions, model } = readLearned(
    "template-questions",
    import.meta.env?.PROD ? undefined : learnTemplateQuestions,
  );
  return (learned = { questions, classifier: classifierOf(model) });
}

/** Learns to tell questions about one template from general questions. The build calls this function. */
export function learnTemplateQuestions(): LearnedQuestions {
  const files = readTemplateQuestions();
  const special = files.flatMap(([slug, questions]) =>
    questions.flatMap(({ id, en, de, asked }) =>
      [en, de]
        .flatMap(({ question, answer }) => [question, answer])
        .concat(asked)
        .map((text) => exampleOf(text, `${slug} ${id}`, 1)),
    ),
  );
  const general = readExampleGroups(AFTER_TEMPLATE_FILE).flatMap(([label, messages]) =>
    OFTEN_CASES.includes(label)
      ? []
      : messages.map((text) => exampleOf(text, GENERAL + label, GENERAL_WEIGHT)),
  );
  return {
    questions: Object.fromEntries(
      files.map(([slug, questions]) => [slug, questions.map(({ id, en, de }) => ({ id, en, de }))]),
    ),
    model: learn([...special, ...general], { minTexts: 2 }),
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

function exampleOf(text: string, label: string, weight: number): Example {
  return { label, features: featuresOf(text), weight };
}

/**
 * Answers a question about a special case of the shown template.
 * @returns undefined if the message probably asks no such question
 */
export function answerSpecialCase(message: string, inquiry: Inquiry): Draft | undefined {
  const { subject, voice } = inquiry;
  if (!subject || !isShown(inquiry) || !mayAsk(message, subject.slug)) return undefined;
  const asked = doubtsLaw(message, inquiry)
    ? loadQuestions().questions[subject.slug]?.find(({ id }) => id === ALLOWED)
    : askedOf(subject.slug, message, inquiry);
  return asked && quoteCase(asked, subject, voice);
}

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

function askedOf(slug: string, message: string, inquiry: Inquiry): TemplateQuestion | undefined {
  const { questions, classifier } = loadQuestions();
  const guesses = classifier.classify(featuresOf(message));
  if (massOf(slug, guesses) < MAX_OF_CASES && asksSomethingElse(message)) return undefined;
  const { label, likelihood } = likeliestOf(slug, guesses);
  const asked = questions[slug]?.find(({ id }) => label === `${slug} ${id}`);
  if (asked && asksOther(message, asked[inquiry.voice.language])) return undefined;
  return likelihood < leastFor(message, inquiry) ? undefined : asked;
}

/** Whether a message surely asks a question about every template, and shares no word with a special case. */
function asksOther(message: string, asked: TemplateQuestion["en"]): boolean {
  return !sharesStem(message, asked) && SAME_ANYWHERE.includes(surelyAsked(message) ?? "");
}

export function sharesStem(message: string, { question, answer }: TemplateQuestion["en"]): boolean {
  const stems = tellingStems(`${question} ${answer}`);
  return tellingStems(message).some((one) => stems.some((other) => isSame(one, other)));
}

/** Returns the questions about a template that a message may ask, likeliest first. `share`: of their total likelihood. */
export function casesOf(
  slug: string,
  message: string,
): { asked: TemplateQuestion; share: number }[] {
  const guesses = loadQuestions().classifier.classify(featuresOf(message));
  const sum = massOf(slug, guesses);
  return guesses.flatMap(({ label, likelihood }) => {
    const asked = questionsAbout(slug).find(({ id }) => label === `${slug} ${id}`);
    return asked ? [{ asked, share: sum === 0 ? 0 : likelihood / sum }] : [];
  });
}

export function questionsAbout(slug: string): readonly TemplateQuestion[] {
  // A browser may send any slug, such as "constructor".
  const { questions } = loadQuestions();
  return Object.hasOwn(questions, slug) ? (questions[slug] ?? []) : [];
}

/**
 * Returns how likely a message asks about a special case of this template, such as "and if a client has already paid?".
 */
export function likelihoodOfCases(slug: string, message: string): number {
  return massOf(slug, loadQuestions().classifier.classify(featuresOf(message)));
}

function massOf(slug: string, guesses: readonly Guess[]): number {
  const own = guesses.filter(({ label }) => label.startsWith(`${slug} `));
  return own.reduce((sum, { likelihood }) => sum + likelihood, 0);
}

function likeliestOf(slug: string, guesses: readonly Guess[]): Guess {
  const possible = guesses.filter(
    ({ label }) => label.startsWith(`${slug} `) || label.startsWith(GENERAL),
  );
  const [best = NO_GUESS] = possible;
  const sum = possible.reduce((all, { likelihood }) => all + likelihood, 0);
  return { ...best, likelihood: sum === 0 ? 0 : best.likelihood / sum };
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
