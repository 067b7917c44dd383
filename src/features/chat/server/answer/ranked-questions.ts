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
import type { Language } from "#platform/understanding/language.ts";

/* The questions that visitors ask about single templates, and the model that tells which of them a message asks. */

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

export type Case = { asked: TemplateQuestion; share: number };

/**
 * Returns the questions about a template that a message may ask, likeliest first. Two classifiers give each question a
 * share: one knows words, the other also words of similar meaning. The two shares are multiplied, and the products are
 * scaled to the sum 1.
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

/** Added to each share, so that a classifier cannot rule out a question of which the other classifier is sure. */
const MIN_SHARE = 0.001;

function sharesOf(guesses: readonly Guess[]): Map<string, number> {
  const sum = guesses.reduce((all, { likelihood }) => all + likelihood, 0) || 1;
  return new Map(guesses.map(({ label, likelihood }) => [label, likelihood / sum]));
}

export function questionsAbout(slug: string): readonly TemplateQuestion[] {
  // A browser may send any slug, such as "constructor", which every object inherits as a property. `Object.hasOwn`
  // ignores inherited properties.
  const { questions } = loadQuestions();
  return Object.hasOwn(questions, slug) ? (questions[slug] ?? []) : [];
}

const familiesOf = familiesIn(wordFamilies);

/**
 * Returns the features of a text: word stems, synonyms, short sequences of letters, and families of words with nearly
 * the same meaning.
 */
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
