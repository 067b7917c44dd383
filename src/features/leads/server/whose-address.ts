import { readLines } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import {
  judgeOf,
  learnRegression,
  type Judge,
  type Regression,
} from "#platform/learning/regression.ts";
import { findAddresses } from "./find-addresses.ts";
import { ANOTHER, featuresOf, SOUGHT } from "./owner-features.ts";

/** Position of an email address or phone number in a message. */
export type Place = { start: number; end: number; isPhone?: boolean };

/**
 * Says whose an address or telephone number is. `corrected`: it is the visitor's, and replaces an earlier one.
 * `refused`: the message asks us not to use it. `mentioned`: it is part of a task or a story, as in "sort what comes to
 * orders@…". `unsure`: it may be the visitor's.
 */
export type Owner = "own" | "corrected" | "others" | "refused" | "mentioned" | "unsure";

const OTHERWISE = ["others", "refused", "mentioned"] as const;
type Label = "own" | "corrected" | (typeof OTHERWISE)[number];
type Example = { label: string; features: readonly string[] };

const FILE = "content/assistant/addresses.txt";
/** Matches a placeholder in an example, such as "{own}" and "{others phone}". */
const MARKED = /\{(\w+)( phone)?\}/gu;
/**
 * The classifier (a logistic regression) computes the log odds that an address is the visitor's. Above SURE, the
 * address counts as the visitor's, and below -SURE it does not. In between, the assistant asks whose address it is (but
 * see SURE_OTHERWISE).
 */
const SURE = 0.5;
/**
 * The assistant also does not ask whose address it is if the address is probably not the visitor's (log odds below 0)
 * and the log odds of a label in `OTHERWISE`, such as "refused", are above this number.
 */
const SURE_OTHERWISE = 2;
/** Number of characters that the classifier reads before an address, and as many after it. */
const MAX_CONTEXT = 600;

/**
 * Settings for training the classifier. Rare features count no more than common ones (`isByRarity`), and short messages
 * count as much as long ones (`minNorm`).
 */
const SETTINGS = { step: 0.15, minNorm: 1, isByRarity: false };

let judges: [label: string, judge: Judge][] | undefined;

/**
 * @param places - positions of all email addresses and telephone numbers in the message, in the order of the message
 * @param at - index, in `places`, of the address or number in question
 */
export function whoseAddress(message: string, places: readonly Place[], at: number): Owner {
  const place = places[at];
  if (!place) return "own";
  if (isQuoted(message, place)) return "mentioned";
  const marked = replaceAddresses(message, places, at);
  const from = marked.indexOf(SOUGHT);
  const near = marked.slice(Math.max(0, from - MAX_CONTEXT), from + MAX_CONTEXT);
  return ownerOf(featuresOf(near, place.isPhone === true));
}

/** Whether a text without an address asks us not to write to the visitor, or to forget the visitor's address. */
export function refusesEmail(text: string): boolean {
  return ownerOf(featuresOf(`${text} ${SOUGHT}`, false)) === "refused";
}

/**
 * Replaces the addresses and numbers at `places` in a message: the one with the index `at` by "@@", all others by "…".
 */
export function replaceAddresses(message: string, places: readonly Place[], at = -1): string {
  let end = 0;
  const parts = places.map((place, n) => {
    const before = message.slice(end, place.start);
    end = place.end;
    return `${before}${n === at ? SOUGHT : ANOTHER}`;
  });
  return `${parts.join("")}${message.slice(end)}`;
}

/** Replaces every email address in a message by "…", also addresses that are spelled out in words. */
export function hideAddresses(message: string): string {
  return replaceAddresses(message, findAddresses(message));
}

function ownerOf(features: readonly string[]): Owner {
  const leads = leadsOf(features);
  if (leads.own > SURE) return leads.corrected > 0 ? "corrected" : "own";
  const [first = "others"] = OTHERWISE.toSorted((one, other) => leads[other] - leads[one]);
  const isSurelyNot = leads.own < -SURE || (leads.own < 0 && leads[first] > SURE_OTHERWISE);
  return isSurelyNot ? first : "unsure";
}

/** Returns, for each label, the natural logarithm of the odds that the label is right. */
function leadsOf(features: readonly string[]): Record<Label, number> {
  judges ??= Object.entries(
    readLearned("addresses", import.meta.env?.PROD ? undefined : learnAddresses),
  ).map(([label, model]) => [label, judgeOf(model)]);
  const leads = judges.map(([label, judge]) => [label, judge(features).lead]);
  return Object.fromEntries(leads) as Record<Label, number>;
}

export function learnAddresses(): Record<Label, Regression> {
  const examples = readLines(FILE).flatMap(examplesIn);
  const [own, others] = [examples.filter(isOwn), examples.filter((one) => !isOwn(one))];
  const learn = (among: readonly Example[], is: (example: Example) => boolean) =>
    learnRegression(
      among.map((one) => ({ features: one.features, is: is(one), weight: 1 })),
      SETTINGS,
    );
  const isLabeled = (wanted: Label) => (one: Example) => one.label === wanted;
  return {
    own: learn(examples, isOwn),
    corrected: learn(own, isLabeled("corrected")),
    others: learn(others, isLabeled("others")),
    refused: learn(others, isLabeled("refused")),
    mentioned: learn(others, isLabeled("mentioned")),
  };
}

/**
 * Whether the address is the visitor's, according to the example's label. An address that replaces an earlier one
 * ("corrected") is the visitor's, too.
 */
function isOwn({ label }: Example): boolean {
  return label === "own" || label === "corrected";
}

function examplesIn(line: string): Example[] {
  const message = line.replaceAll(" / ", "\n");
  const marks = [...message.matchAll(MARKED)];
  return marks.map(({ 1: label = "", 2: phone }, at) => {
    let n = -1;
    const text = message.replaceAll(MARKED, () => ((n += 1) === at ? SOUGHT : ANOTHER));
    return { label, features: featuresOf(text, phone !== undefined) };
  });
}

const QUOTATION = /(?<![\p{L}\p{N}])["'„“‚»]([^"'“”‘’«»„]{15,1000})["'“”‘’«]/gu;

/** Matches a text that ends within a line of a quoted email, such as "> Dear Ann" or "From: Ann". */
const QUOTED_LINE = /(?:^|\n)[ \t]*(?:>|(?:from|to|cc|von|an)[ \t]*:)[^\n]*$/iu;

function isQuoted(message: string, { start, end }: Place): boolean {
  if (message.includes("\n") && QUOTED_LINE.test(message.slice(0, start))) return true;
  return Array.from(message.matchAll(QUOTATION)).some(
    ({ 0: match, 1: quoted = "", index }) =>
      index < start && end < index + match.length && /\s\S+\s/u.test(quoted.trim()),
  );
}
