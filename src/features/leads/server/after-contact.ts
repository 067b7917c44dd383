import { readExampleGroups } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { labelJudge, learnLabels, type LearnedLabels } from "#platform/learning/labels.ts";
import { textFeatures } from "#platform/learning/text-features.ts";
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
let judge: ReturnType<typeof labelJudge<Label>> | undefined;

/**
 * Finds out what a message means for the contact data that the visitor gave before.
 * @returns `label`: the likeliest meaning. `lead`: the natural logarithm of its odds
 */
export function readAfterContact(message: string): { label: Label; lead: number } {
  judge ??= labelJudge(
    readLearned("after-contact", import.meta.env?.PROD ? undefined : learnAfterContact),
  );
  const leads = judge(featuresOf(message));
  const [label = "nothing"] = LABELS.toSorted((one, other) => leads[other] - leads[one]);
  return { label, lead: leads[label] };
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

/** Learns from examples what messages mean for contact data. The build calls this function. */
export function learnAfterContact(): LearnedLabels<Label> {
  const others = readExampleGroups(OTHERS_FILE).flatMap(([, messages]) => messages);
  const groups = [...readExampleGroups(FILE), ["nothing", others] as const];
  return learnLabels(
    LABELS,
    groups.flatMap(([label, messages]) =>
      messages.map((message) => ({ labels: [label], features: featuresOf(message) })),
    ),
  );
}

function featuresOf(message: string): string[] {
  return textFeatures(message, kindOf);
}
