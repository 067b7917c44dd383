import { LRUCache } from "lru-cache";
import {
  classifierOf,
  learn,
  partsOf,
  type Classifier,
  type Learned,
} from "#platform/learning/bayes.ts";
import { readExampleFolder, readExampleGroups } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { fingerprintsOf } from "#platform/learning/places.ts";
import { textFeatures } from "#platform/learning/text-features.ts";
import { kindOf, wordsIn } from "./contact-words.ts";
import { sentencesOf } from "./topic.ts";

/**
 * Meanings that a message can have for the contact data that the visitor gave before:
 * - `withdraw`: nobody is to use the data.
 * - `withdraw-phone`: nobody is to call.
 * - `not-mine`: the data is somebody else's.
 * - `no-tips`, `tips`: the visitor refuses or orders the newsletter.
 * - `wish`: how, when or about what we are to get in touch.
 * - `status`: the visitor asks what we noted, or says that we already have the data.
 * - `correct`: something in the data is wrong.
 * - `nothing`: the message is about something else, such as a task.
 */
const LABELS = [
  "withdraw",
  "withdraw-phone",
  "not-mine",
  "no-tips",
  "tips",
  "wish",
  "status",
  "correct",
  "nothing",
] as const;
type Label = (typeof LABELS)[number];

/**
 * File with example messages, grouped by meaning. Messages in the group "harmless" sound like danger or misuse, but are
 * neither. The groups "danger …" and "misuse" add to the examples in the files `DANGER` and `MISUSE`.
 */
const FILE = "content/assistant/after-contact.txt";
/** Messages about templates, tasks and the firm. They are examples of messages that say nothing about contact data. */
const OTHERS = {
  file: "content/assistant/second-messages.txt",
  folder: "content/assistant/examples",
};
/**
 * Label of the messages in `OTHERS`. They do not get the label "nothing", because its messages in `FILE` are few and
 * resemble messages about contact data. The many messages in `OTHERS` would outweigh those few.
 */
const ELSE = "else";
const DANGER = { file: "content/assistant/examples/danger.txt", label: "danger " };
const MISUSE = { file: "content/assistant/examples/misuse.txt", label: "misuse" };
/**
 * The classifier learns only about one in SHARE messages of `OTHERS.folder`, because more messages hardly improve it. A
 * hash of each message decides whether the message is learned, so that a new message does not change which others are
 * learned.
 */
const SHARE = 8;
/**
 * The classifier does not learn from the messages with these labels in `OTHERS.folder`, because they may say something
 * about contact data.
 */
const MAY_BE_CONTACT: readonly string[] = [
  "booking",
  "call",
  "call-how",
  "mail-missing",
  "move-call",
  "no-reply",
  "person",
  "privacy-rights",
  "privacy-stored",
  "reach-us",
  "strange-mail",
  "unsubscribe",
  "weekly-tips",
];
let classifier: Classifier | undefined;

/**
 * `likelihood`: likelihood that `label` is right. `danger`: likelihood that somebody is in danger. `misuse`: likelihood
 * that the visitor's wish would harm people. Each is a number from 0 to 1.
 */
type Meaning = { label: Label; likelihood: number; danger: number; misuse: number };
const read = new LRUCache<string, Meaning>({ max: 200, memoMethod: meaningOf });
const MAX_LENGTH = 600;

export function readAfterContact(message: string): Meaning {
  return read.memo(message);
}

function meaningOf(message: string): Meaning {
  classifier ??= classifierOf(
    readLearned("after-contact", import.meta.env?.PROD ? undefined : learnAfterContact),
  );
  const guesses = classifier.classify(featuresOf(message.slice(0, MAX_LENGTH)));
  const [best] = guesses;
  const label = LABELS.find((one) => one === best?.label) ?? "nothing";
  const dangers = guesses.filter((guess) => guess.label.startsWith(DANGER.label));
  const danger = dangers.reduce((sum, guess) => sum + guess.likelihood, 0);
  const misuse = guesses.find((guess) => guess.label === MISUSE.label)?.likelihood ?? 0;
  return { label, likelihood: best?.likelihood ?? 0, danger, misuse };
}

const MAX_SENTENCES = 20;

/** Likelihood (0 to 1) above which the site relies on the meaning that the classifier finds in a sentence. */
export const SURE = 0.6;

/**
 * Finds the sentences of a message that have a certain meaning.
 * @returns `found`: these sentences. `rest`: the message without them
 */
export function splitByMeaning(
  message: string,
  meaning: Label,
  min = SURE,
): { found: string[]; rest: string } {
  const sentences = sentencesOf(message);
  const found = sentences.slice(0, MAX_SENTENCES).filter((sentence) => {
    if (!/\p{L}{2}/u.test(sentence)) return false;
    const { label, likelihood } = readAfterContact(sentence);
    return label === meaning && likelihood > min;
  });
  const others = sentences.filter((sentence) => !found.includes(sentence));
  return { found, rest: found.length === 0 ? message : others.join(" ") };
}

export function likelihoodOfDanger(message: string): number {
  return readAfterContact(message).danger;
}

export function likelihoodOfMisuse(message: string): number {
  return readAfterContact(message).misuse;
}

/** Whether a message without an address withdraws the contact data, or says that the data is somebody else's. */
export function takesBackContact(message: string): boolean {
  const { label, likelihood } = readAfterContact(message);
  return (label === "withdraw" || label === "not-mine") && likelihood > SURE;
}

const OF_MAIL = /(?<!\p{L})(?:e-?mails?|mails?|address|adresse|mailadresse)(?!\p{L})/iu;

export function takesBackPhone(message: string): boolean {
  const { label, likelihood } = readAfterContact(message);
  if (likelihood <= SURE) return false;
  if (label === "withdraw-phone") return true;
  return (label === "withdraw" || label === "not-mine") && !OF_MAIL.test(message);
}

/**
 * If the visitor has given no phone number, a message counts as a refusal of calls only above this likelihood (0 to 1).
 */
const SURELY_NO_CALLS = 0.9;

export function refusesCalls(message: string): boolean {
  const { label, likelihood } = readAfterContact(message);
  return label === "withdraw-phone" && likelihood > SURELY_NO_CALLS;
}

const MIN_TEXTS = 2;

/**
 * Smoothing of the naive Bayes classifier. With this value, the classifier made the fewest mistakes in a test with 330
 * messages that were not among the examples.
 */
const SMOOTHING = 0.015;

export function learnAfterContact(): Learned {
  const ofDanger = readExampleGroups(DANGER.file);
  const notElse = [...MAY_BE_CONTACT, MISUSE.label, ...ofDanger.map(([label]) => label)];
  const ofFolder = readExampleFolder(OTHERS.folder)
    .filter(([label]) => !notElse.includes(label))
    .flatMap(([, messages]) => messages);
  const fingerprints = fingerprintsOf(ofFolder);
  const alone = ofFolder.filter((_, at) => (fingerprints[at] ?? 0) % SHARE === 0);
  const others = [...readExampleGroups(OTHERS.file).flatMap(([, messages]) => messages), ...alone];
  const dangers = ofDanger.map(
    ([label, messages]) => [`${DANGER.label}${label}`, messages] as const,
  );
  const groups = [
    ...readExampleGroups(FILE),
    [ELSE, others] as const,
    ...dangers,
    ...readExampleGroups(MISUSE.file),
  ];
  const examples = groups.flatMap(([label, messages]) =>
    messages.map((message) => ({ label, features: featuresOf(message) })),
  );
  const counts = Map.groupBy(examples, ({ label }) => label);
  return learn(
    examples.map((one) => ({ ...one, weight: weightOf(counts.get(one.label)?.length ?? 1) })),
    { minTexts: MIN_TEXTS, smoothing: SMOOTHING, sharpness: 1 },
  );
}

/**
 * Returns the weight of one example of a label, by the number of the label's examples. A label with 4 times as many
 * examples has twice the influence, and not 4 times.
 */
function weightOf(examples: number): number {
  return 10 / Math.sqrt(examples);
}

function featuresOf(message: string): string[] {
  const parts = wordsIn(message.toLowerCase()).flatMap(partsOf);
  return [...new Set([...textFeatures(message, kindOf), ...parts])];
}
