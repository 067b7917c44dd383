import {
  classifierOf,
  learn,
  type Classifier,
  type Example,
  type Guess,
  type Learned,
} from "#platform/learning/bayes.ts";
import { readExampleGroups } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import type { Inquiry } from "./likely-templates.ts";
import { featuresAfter, featuresOf, ownFeatures, type Before } from "./second-message-features.ts";
import { mayBeOfShown, SAME_ANYWHERE } from "./topics.ts";

export const AFTER_TEMPLATE_FILE = "content/assistant/second-messages.txt";
/**
 * File of conversations. Each line contains a first message, SEPARATOR, and the message that followed an answer with a
 * quoted text.
 */
const AFTER_PASSAGE_FILE = "content/assistant/after-passages.txt";
const SEPARATOR = " | ";
/**
 * File with examples of messages about danger. The classifiers for conversations learn only one of every DANGER_PART
 * lines, so that these examples do not outweigh all others.
 */
const DANGER_FILE = "content/assistant/examples/danger.txt";
const DANGER_PART = 3;
/**
 * File with examples of reactions, such as "another one". The classifier learns them only for labels that have no
 * examples from conversations.
 */
const MOVES_FILE = "content/assistant/examples/moves.txt";
/** Examples of questions about us and our work, by the id of the question. */
const QUESTION_FILES = [
  "content/assistant/examples/company.txt",
  "content/assistant/examples/rare.txt",
];
/** Classifier label of messages from visitors who want what was shown and ask what comes next. */
export const NEXT_STEPS = "next-steps";
/** Classifier label of messages that ask what it costs if we set up what was shown. */
export const SET_UP_COSTS = "set-up-costs";
/** Classifier label of messages that doubt whether something is allowed. */
export const LAW = "law";
export const DANGER = "danger";
/** Classifier label of questions about what happens to data. The website text about data has the same id. */
export const DATA = "data";
/**
 * Labels of messages that mean the same in a conversation as at its beginning. Each label is learned from the files of
 * examples with these names.
 */
const FIRST_FILES: Readonly<Record<Apart, string>> = {
  company: "company privacy rare",
  "own-trouble": "trouble misuse",
  "own-remark": "small-talk",
  "own-task": "templates work",
};
type Apart = "company" | "own-trouble" | "own-remark" | "own-task";
const FIRST_PART = 8;
/**
 * In the training, each example of a first message follows an earlier request from AFTER_PASSAGE_FILE. The n-th example
 * gets the request with the number n × STEP_OF_WISHES, modulo the number of requests.
 */
const STEP_OF_WISHES = 31;
/** Total weight of all examples of one label when the classifier is trained. */
const WEIGHT = 80;
/**
 * Minimum likelihood (0 to 1) at which a message in a conversation may be about danger. In a test, 140 of 150 unseen
 * messages of people in danger reached this value.
 */
const MIN_DANGER = 0.01;
/** Minimum likelihood (0 to 1) at which the assistant relies on the meaning of a message that follows an answer. */
export const SURE = 0.5;

const classifiers: Partial<Record<Before["showed"], Classifier>> = {};

/**
 * Classifies a message that follows an answer. The labels, likeliest first, are headings of AFTER_TEMPLATE_FILE and
 * AFTER_PASSAGE_FILE, such as "costs".
 */
export function readSecondMessage(message: string, inquiry: Inquiry): readonly Guess[] {
  const before: Before = isShown(inquiry)
    ? { showed: "template" }
    : { showed: "passage", wish: inquiry.memory.wish ?? "" };
  return classifierAfter(before.showed).classify(featuresOf(message, before));
}

function classifierAfter(showed: Before["showed"]): Classifier {
  const learnHere = showed === "template" ? learnAfterTemplate : learnAfterPassage;
  return (classifiers[showed] ??= classifierOf(
    readLearned(`after-${showed}`, import.meta.env?.PROD ? undefined : learnHere),
  ));
}

/**
 * Whether a message in a conversation may be about danger. A classifier for conversations decides, because one for
 * first messages takes even "I asked if it goes both ways" for danger.
 */
export function mayBeDanger(message: string): boolean {
  const guesses = classifierAfter("template").classify(featuresOf(message));
  const { likelihood = 0 } = guesses.find(({ label }) => label === DANGER) ?? {};
  return likelihood >= MIN_DANGER;
}

/** Minimum likelihood (0 to 1) of a question about data in a message that names a tool. */
const MIN_DATA = 0.9;

/**
 * Whether a message asks what happens to data, as in "does Slack see the names?". A classifier for conversations
 * decides, because one for first messages may take the question for a task with Slack.
 */
export function asksAboutData(message: string): boolean {
  const [best = NO_GUESS] = classifierAfter("template").classify(featuresOf(message));
  return message.includes("?") && best.label === DATA && best.likelihood >= MIN_DATA;
}
/** Returns the label of the meaning that a message surely has after an answer; "" if no meaning is sure. */
export function surelyMeant(message: string, inquiry: Inquiry): string {
  const [{ label, likelihood } = NO_GUESS] = readSecondMessage(message, inquiry);
  return likelihood >= SURE ? label : "";
}

export const NO_GUESS: Guess = { label: "", likelihood: 0 };

/** Whether the newest template of the conversation was shown recently, and the visitor did not refuse it. */
export function isShown({ subject, memory }: Inquiry): boolean {
  return (
    subject !== undefined &&
    memory.templates.includes(subject.slug) &&
    !memory.refused.has(subject.slug)
  );
}

/** Whether a label is for messages that mean the same in a conversation as at its beginning. */
export function isApart(label: string): boolean {
  return label in FIRST_FILES;
}

/** Learns from examples what visitors mean by a message after a template was shown. The build calls this function. */
export function learnAfterTemplate(): Learned {
  const examples = afterTemplate();
  return learnFrom([...examples, ...firstMessages(examples, () => ({ showed: "template" }))]);
}

/** Cache of the features of first messages, because two classifiers learn them. Only the training fills it. */
const firstFeatures = new Map<string, string[]>();

/**
 * Reads every FIRST_PART-th example of a first message that is not about what was shown.
 * @param before - returns an invented conversation for the example with this index
 */
function firstMessages(
  examples: readonly Unweighted[],
  before: (at: number) => Before,
): Unweighted[] {
  const labels = new Set(examples.map(({ label }) => label));
  const found = Object.entries(FIRST_FILES).flatMap(([label, names]) =>
    names
      .split(" ")
      .flatMap((name) => readExampleGroups(`content/assistant/examples/${name}.txt`))
      .filter(([meaning]) => !labels.has(meaning) && !mayBeOfShown(meaning))
      .flatMap(([, lines]) => lines.filter((_, at) => at % FIRST_PART === 0))
      .map((line) => ({ label, line })),
  );
  return found.map(({ label, line }, at) => {
    const own = firstFeatures.get(line) ?? ownFeatures(line);
    firstFeatures.set(line, own);
    return { label, features: [...own, ...featuresAfter(line, before(at))] };
  });
}

/** Learns from examples what visitors mean by a message after a text was quoted. The build calls this function. */
export function learnAfterPassage(): Learned {
  const afterPassage = readExamples(AFTER_PASSAGE_FILE, (line) => {
    const [wish = "", message = ""] = line.split(SEPARATOR);
    return featuresOf(message, { showed: "passage", wish });
  });
  const examples = [...afterTemplate(), ...afterPassage];
  const wishes = readExampleGroups(AFTER_PASSAGE_FILE)
    .flatMap(([, lines]) => lines)
    .map((line) => line.split(SEPARATOR)[0] ?? "");
  const first = firstMessages(examples, (at) => ({
    showed: "passage",
    wish: wishes[(at * STEP_OF_WISHES) % wishes.length] ?? "",
  }));
  return learnFrom([...examples, ...first]);
}

type Unweighted = Omit<Example, "weight">;

let templateExamples: Unweighted[] | undefined;

/** Reads the examples of messages after a template, but only once, because two classifiers learn them. */
function afterTemplate(): Unweighted[] {
  return (templateExamples ??= readExamples(AFTER_TEMPLATE_FILE, (line) =>
    featuresOf(line, { showed: "template" }),
  ));
}

function readExamples(
  file: string,
  features: (line: string) => string[],
  labels?: readonly string[],
): Unweighted[] {
  return readExampleGroups(file)
    .filter(([label]) => !labels || labels.includes(label))
    .flatMap(([label, lines]) => lines.map((line) => ({ label, features: features(line) })));
}

type OtherExamples = { dangers: Unweighted[]; moves: Unweighted[]; sameAnywhere: Unweighted[] };
let others: OtherExamples | undefined;

/** Reads the examples of messages that mean the same after every answer, but only once. */
function otherExamples(): OtherExamples {
  return (others ??= {
    dangers: readExampleGroups(DANGER_FILE)
      .flatMap(([, lines]) => lines)
      .filter((_, at) => at % DANGER_PART === 0)
      .map((line) => ({ label: DANGER, features: featuresOf(line) })),
    moves: readExamples(MOVES_FILE, featuresOf),
    sameAnywhere: QUESTION_FILES.flatMap((file) => readExamples(file, featuresOf, SAME_ANYWHERE)),
  });
}

/** Trains a classifier. Learns examples of reactions (`moves`) only for labels that `examples` does not contain. */
function learnFrom(examples: readonly Unweighted[]): Learned {
  const labels = new Set(examples.map(({ label }) => label));
  const { dangers, moves, sameAnywhere } = otherExamples();
  const all = [
    ...examples,
    ...moves.filter(({ label }) => !labels.has(label)),
    ...dangers,
    ...sameAnywhere,
  ];
  const counts = Map.groupBy(all, ({ label }) => label);
  return learn(
    all.map((one) => ({ ...one, weight: WEIGHT / (counts.get(one.label)?.length ?? 1) })),
  );
}
