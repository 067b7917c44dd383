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
import type { Language } from "#platform/understanding/language.ts";
import { startsWithNo, understand } from "#platform/understanding/understand.ts";
import type { Draft, Voice } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { AFTER_TEMPLATE_FILE, isShown, readSecondMessage } from "./second-message.ts";

/* Answers to questions about special cases of a template, such as "and if a client has already paid?". */

/**
 * Each file of this folder has the questions that visitors ask about one template. The name of the file is the template's
 * slug.
 */
const FOLDER = "content/assistant/template-questions";
const EXTENSION = ".json";

/** A question about a template and its answer, in each language. */
type TemplateQuestion = { id: string } & Record<Language, { question: string; answer: string }>;
/** `asked`: further ways to ask the question, in both languages. They are only learned from. */
type QuestionInFile = TemplateQuestion & { asked: readonly string[] };
type LearnedQuestions = {
  /** The questions by the slug of their template. */
  questions: Readonly<Record<string, readonly TemplateQuestion[]>>;
  model: Learned;
};

/** Labels of second messages that may also be about a special case. They are no examples of general questions. */
const OF_CASES: readonly string[] = ["does", "addition", "change", "not-our-tool"];
/** Labels of other second messages that may be about a special case although they are examples of general questions. */
const MAYBE_OF_CASES: readonly string[] = ["other-way-round", "template-language", "new-task"];
/**
 * Weight of an example of a general question. There are many more such examples for a label than ways to ask a question
 * about a template. With an equal weight, nearly every message would count as general.
 */
const GENERAL_WEIGHT = 0.05;
/** Beginning of the labels of general questions. */
const GENERAL = "general ";
/**
 * Minimum likelihood of a question about a special case. `case`: the message may be about a special case. `other`: the
 * message seems to want something else, or to ask what happens if something fails. The values were chosen with 348
 * messages of visitors after a template, to 253 of which a question in the folder fits, and 303 general messages.
 */
const LEAST = { case: 0.7, other: 0.97 };
/**
 * Likelihoods of a label of `readSecondMessage`. From `likely` on, the message seems to want what the label says, and from
 * `sure` on it certainly does.
 */
const LABEL = { likely: 0.5, sure: 0.8 };
/** Minimum words of a question. A single word, such as "reminders?", names a task. */
const MIN_WORDS = 2;
/** Minimum meaningful words of a question what happens in a certain case: "what if something goes wrong" names no case. */
const MIN_TELLING = 3;

const NO_GUESS: Guess = { label: "", likelihood: 0 };

let learned: { questions: LearnedQuestions["questions"]; classifier: Classifier } | undefined;

function loadQuestions() {
  if (learned) return learned;
  const { questions, model } = readLearned(
    "template-questions",
    import.meta.env?.PROD ? undefined : learnTemplateQuestions,
  );
  return (learned = { questions, classifier: classifierOf(model) });
}

/**
 * Learns which question about a template a message asks, or that it asks a general question, which can be asked about
 * any template. The build calls this function.
 */
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
    OF_CASES.includes(label)
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

/** Reads the questions about all templates. Each item of the list has the slug of a template and its questions. */
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
 * Answers a question about a special case of the template that was just shown.
 * @returns undefined if the message likely asks none of the questions that content/ has about this template
 */
export function answerSpecialCase(
  message: string,
  inquiry: Inquiry,
  { language }: Voice,
): Draft | undefined {
  const { subject } = inquiry;
  const isQuestion = message.trim().split(/\s+/u).length >= MIN_WORDS && !startsWithNo(message);
  if (!subject || !isShown(inquiry) || !isQuestion) return undefined;
  const { questions, classifier } = loadQuestions();
  const ofTemplate = questions[subject.slug];
  if (!ofTemplate) return undefined;
  const { label, likelihood } = likeliestOf(subject.slug, classifier.classify(featuresOf(message)));
  const asked = ofTemplate.find(({ id }) => label === `${subject.slug} ${id}`);
  if (!asked || likelihood < leastFor(message, inquiry)) return undefined;
  const { question, answer } = asked[language];
  const source = { label: subject.title, path: `/templates/${subject.slug}` };
  return {
    kinds: ["this-template"],
    text: `**${question}**\n\n${answer}`,
    cards: [{ type: "person" }],
    passage: { id: subject.slug, title: question, text: answer, source },
    helps: true,
  };
}

/** Returns the likeliest of the questions about one template and of the general questions. */
function likeliestOf(slug: string, guesses: readonly Guess[]): Guess {
  const possible = guesses.filter(
    ({ label }) => label.startsWith(`${slug} `) || label.startsWith(GENERAL),
  );
  const [best = NO_GUESS] = possible;
  const sum = possible.reduce((all, { likelihood }) => all + likelihood, 0);
  return { ...best, likelihood: sum === 0 ? 0 : best.likelihood / sum };
}

/**
 * Returns the minimum likelihood at which a message counts as a question about a special case; Infinity if the message
 * certainly is something else, such as thanks or a question about the price.
 */
function leastFor(message: string, inquiry: Inquiry): number {
  const [{ label, likelihood } = NO_GUESS] = readSecondMessage(message, inquiry);
  if (label === "fails") return understand(message).telling < MIN_TELLING ? Infinity : LEAST.other;
  const mayBeCase = [...OF_CASES, ...MAYBE_OF_CASES].includes(label);
  if (mayBeCase || likelihood < LABEL.likely) return LEAST.case;
  return likelihood < LABEL.sure ? LEAST.other : Infinity;
}

const familiesOf = familiesIn(wordFamilies);

/** Returns the word stems of a text, their parts and synonyms, and the families of its words. */
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
