import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isTrouble } from "#content/assistant/replies.ts";
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
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import type { Draft, Voice } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { asksSomethingElse, MAX_OF_CASES } from "./other-subject.ts";
import {
  AFTER_TEMPLATE_FILE,
  DANGER,
  isApart,
  isShown,
  mayBeDanger,
  readSecondMessage,
} from "./second-message.ts";
import { titleIn } from "./template-passages.ts";
import { SAME_ANYWHERE } from "./topics.ts";
import { CLAIM } from "./uncertain.ts";

/* Answers to questions about special cases of a template, such as "and if a client has already paid?". */

/**
 * Each file of this folder has the questions that visitors ask about one template. The name of the file is the
 * template's slug.
 */
const FOLDER = "content/assistant/template-questions";
const EXTENSION = ".json";

/** A question about a template and its answer, in each language. */
type TemplateQuestion = { id: string } & Record<Language, { question: string; answer: string }>;
/** `asked`: further ways to ask the question, in both languages. Only the classifier uses them. */
type QuestionInFile = TemplateQuestion & { asked: readonly string[] };
type LearnedQuestions = {
  /** The questions by the slug of their template. */
  questions: Readonly<Record<string, readonly TemplateQuestion[]>>;
  model: Learned;
};

/**
 * Labels of messages after an answer (headings of content/assistant/second-messages.txt) that are often about a special
 * case. Their examples are therefore not learned as general questions.
 */
const OFTEN_CASES: readonly string[] = ["does", "addition", "change", "not-our-tool"];
/** Labels of messages that are sometimes about a special case. Their examples are learned as general questions. */
const SOMETIMES_CASES: readonly string[] = ["other-way-round", "template-language"];
/** Labels of messages that never get an answer about a special case. */
const NEVER_CASES: readonly string[] = [DANGER, "person", "thanks", "declined"];
/**
 * Weight of an example of a general question. A general label has many more examples than a question about a template
 * has. With an equal weight, nearly every message would count as general.
 */
const GENERAL_WEIGHT = 0.05;
/** Beginning of the labels of general questions. */
const GENERAL = "general ";
/**
 * Minimum likelihood of a question about a special case. `case` applies if the message may be about a special case.
 * `other` applies if the message seems to want something else, or asks what happens if something fails.
 *
 * These values were tested on unseen messages. 72 messages fitted a question in the folder: 39 got its answer, 3 the
 * answer to another question, and 30 a general answer. 44 messages fitted none: 43 got a general answer.
 */
const LEAST = { case: 0.7, other: 0.97 };
/**
 * Likelihoods of a label that `readSecondMessage` returns. From `likely` on, the visitor seems to want what the label
 * says. From `sure` on, this is certain.
 */
const LABEL = { likely: 0.5, sure: 0.8 };
/** Matches a no to what the assistant said: "no thanks", "nein, das nicht". It does not match "no phone at all". */
const SAYS_NO =
  /^(?:no|nope|nah|nein|nee?|nö)(?:\W*$|[,.!;:–—]|\s+(?:that|it|this|i|i['’]m|we|thanks?|danke|das|des|ich|wir|nicht|not)(?!\p{L}))/iu;
/** Minimum words of a question. A single word, such as "reminders?", names a task. */
const MIN_WORDS = 2;
/** Minimum meaningful words of a question about a certain case. "What if something goes wrong" names no case. */
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
 * Learns to tell questions about one template from general questions, which visitors ask about any template. The build
 * calls this function.
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
  voice: Voice,
): Draft | undefined {
  const { subject } = inquiry;
  if (!subject || !isShown(inquiry) || !mayAsk(message, subject.slug)) return undefined;
  const { questions, classifier } = loadQuestions();
  const ofTemplate = questions[subject.slug];
  if (!ofTemplate) return undefined;
  const guesses = classifier.classify(featuresOf(message));
  if (massOf(subject.slug, guesses) < MAX_OF_CASES && asksSomethingElse(message)) return undefined;
  const { label, likelihood } = likeliestOf(subject.slug, guesses);
  const asked = ofTemplate.find(({ id }) => label === `${subject.slug} ${id}`);
  if (!asked || likelihood < leastFor(message, inquiry)) return undefined;
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

/**
 * Whether a message may ask a question. A single word, an agreement, a refusal, a complaint about us, and a task for
 * another template do not count as one.
 */
function mayAsk(message: string, shown: string): boolean {
  const { courtesy, telling, readings } = understand(message);
  const [best = NO_GUESS] = readings;
  const isYesOrNo = courtesy === "yesOrNo" && telling === 0;
  const isOthers = isTemplate(best.label) && best.label !== shown;
  const isTask = isOthers && best.likelihood >= CLAIM && !message.includes("?");
  const isShort = message.trim().split(/\s+/u).length < MIN_WORDS;
  const isOther = (isTrouble(best.label) && best.likelihood >= LABEL.likely) || isTask;
  return !isShort && !isYesOrNo && !isOther && !SAYS_NO.test(message.trim());
}

/**
 * Returns how likely a message asks any of the questions about one template, and not a question about another template
 * or a general one.
 */
export function likelihoodOfCases(slug: string, message: string): number {
  return massOf(slug, loadQuestions().classifier.classify(featuresOf(message)));
}

function massOf(slug: string, guesses: readonly Guess[]): number {
  const own = guesses.filter(({ label }) => label.startsWith(`${slug} `));
  return own.reduce((sum, { likelihood }) => sum + likelihood, 0);
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
 * wants something else, such as a person or a price, or only asks what happens if something fails.
 */
function leastFor(message: string, inquiry: Inquiry): number {
  const [{ label, likelihood } = NO_GUESS] = readSecondMessage(message, inquiry);
  if (NEVER_CASES.includes(label) || isApart(label)) return Infinity;
  if (mayBeDanger(message)) return LEAST.other;
  if (label === "fails") return understand(message).telling < MIN_TELLING ? Infinity : LEAST.other;
  const mayBeCase = [...OFTEN_CASES, ...SOMETIMES_CASES, ...SAME_ANYWHERE].includes(label);
  if (mayBeCase || likelihood < LABEL.likely) return LEAST.case;
  return likelihood < LABEL.sure ? LEAST.other : Infinity;
}

const familiesOf = familiesIn(wordFamilies);

/**
 * Returns the features of a text for the classifier: word stems, synonyms, short sequences of letters from the stems,
 * and the families of the words.
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
