import { readExampleGroups } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import {
  judgeOf,
  learnRegression,
  type Judge,
  type Regression,
} from "#platform/learning/regression.ts";
import { kindOf } from "./contact-words.ts";

/* This file reads what a message means for an email address or telephone number that the visitor gave before. */

/**
 * Meanings of a message for the contact data that the visitor gave before. `withdraw`: nobody is to use the data.
 * `withdraw-phone`: nobody is to call. `not-mine`: the data is somebody else's. `no-tips` and `tips`: the visitor
 * refuses or orders the weekly tips. `nothing`: the message is about something else, such as a task.
 */
const LABELS = ["withdraw", "withdraw-phone", "not-mine", "no-tips", "tips", "nothing"] as const;
type Label = (typeof LABELS)[number];

const FILE = "content/assistant/after-contact.txt";
/** File with messages about templates. They are examples of messages that say nothing about contact data. */
const OTHERS_FILE = "content/assistant/second-messages.txt";
const SETTINGS = { step: 0.15, minNorm: 1, isByRarity: false };
/** Number of letters at the beginning of a word that form a feature, so that "löschen" and "löscht" share a feature. */
const BEGINNING = 5;
const WORDS_PER_STEP = 3;
const MAX_STEPS = 6;

let judges: [Label, Judge["judge"]][] | undefined;

/**
 * Finds out what a message means for the contact data that the visitor gave before.
 * @returns `label`: the likeliest meaning. `lead`: the natural logarithm of its odds
 */
export function readAfterContact(message: string): { label: Label; lead: number } {
  judges ??= loadJudges();
  const features = featuresOf(message);
  const read = judges.map(([label, judge]) => ({ label, lead: judge(features).lead }));
  const [best] = read.toSorted((one, other) => other.lead - one.lead);
  return best ?? { label: "nothing", lead: 0 };
}

/** Whether a message without an address withdraws the contact data, or says that it is somebody else's. */
export function takesBackContact(message: string): boolean {
  return ["withdraw", "not-mine"].includes(readAfterContact(message).label);
}

/**
 * Matches words for an email address. A withdrawal that contains such a word does not withdraw the telephone number.
 */
const OF_MAIL = /(?<!\p{L})(?:e-?mails?|mails?|address|adresse|mailadresse)(?!\p{L})/iu;

/** Whether a message withdraws the telephone number. */
export function takesBackPhone(message: string): boolean {
  const { label } = readAfterContact(message);
  if (label === "withdraw-phone") return true;
  return (label === "withdraw" || label === "not-mine") && !OF_MAIL.test(message);
}

function loadJudges(): [Label, Judge["judge"]][] {
  const learned = readLearned(
    "after-contact",
    import.meta.env?.PROD ? undefined : learnAfterContact,
  );
  return LABELS.map((label) => [label, judgeOf(learned[label]).judge]);
}

/** Learns from examples what messages mean for contact data. The build calls this function. */
export function learnAfterContact(): Record<Label, Regression> {
  const others = readExampleGroups(OTHERS_FILE).flatMap(([, messages]) => messages);
  const examples = [...readExampleGroups(FILE), ["nothing", others] as const].flatMap(
    ([label, messages]) => messages.map((message) => ({ label, features: featuresOf(message) })),
  );
  return Object.fromEntries(
    LABELS.map((label) => [
      label,
      learnRegression(
        examples.map((one) => ({ features: one.features, is: one.label === label, weight: 1 })),
        SETTINGS,
      ),
    ]),
  ) as Record<Label, Regression>;
}

/**
 * Returns the features of a message for the model: its words, their beginnings and groups of meaning, sequences of
 * words and groups, the first and last words, whether it asks a question, and its length.
 */
function featuresOf(message: string): string[] {
  const text = message.toLowerCase().replaceAll("’", "'");
  const words = text.match(/[\p{L}\p{N}']+/gu) ?? [];
  const kinds = words.map(kindOf);
  const rows = (all: readonly string[], length: number) =>
    all.slice(length - 1).map((_, at) => all.slice(at, at + length).join(" "));
  return [
    ...new Set([
      ...words,
      ...words.map((word) => `begins ${word.slice(0, BEGINNING)}`),
      ...rows(words, 2),
      ...kinds.map((kind) => `kind ${kind}`),
      ...[...rows(kinds, 2), ...rows(kinds, 3)].map((row) => `kinds ${row}`),
      `first ${words[0]}`,
      `first ${words.slice(0, 2).join(" ")}`,
      `last ${words.at(-1)}`,
      `question ${text.includes("?")}`,
      `length ${Math.min(MAX_STEPS, Math.floor(words.length / WORDS_PER_STEP))}`,
    ]),
  ];
}
