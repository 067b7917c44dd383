import { honestExamples, questions, spamExamples } from "#content/spam/examples/index.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { wordsOf } from "#platform/search/words.ts";
import type { SpamFinding } from "../../contract.ts";
import { LINK } from "./links.ts";
import { finding, LEARNED_POINTS } from "./points.ts";

/** Words and pairs of words; above 0, spam has it more often: natural logarithm of how much. */
export type LearnedWords = { features: string[]; leads: number[] };

/** They are many, and shorter than messages. */
const QUESTION_WEIGHT = 0.1;
/** Counted for each feature on both sides, also where no example has it. */
const SMOOTHING = 0.3;
/** No word alone makes a message spam, or honest: it counts at most e-fold. */
const MAX_LEAD = 1;
/** Fewer tell less: of three words and their pairs all may be such as spam has. */
const MIN_FEATURES = 24;

let leads: Map<string, number> | undefined;

/** What the words of a message say together, as those of the examples in content/spam/ do. */
export function judgeWords(message: string): SpamFinding[] {
  leads ??= leadsOf(readLearned("spam", import.meta.env?.PROD ? undefined : learnSpamWords));
  const told = [...featuresOf(message)].flatMap(([feature, text]): [string, number][] => {
    const lead = leads?.get(feature);
    return lead === undefined ? [] : [[text, lead]];
  });
  const sum = told.reduce((total, [, lead]) => total + lead, 0);
  const { each, least, most } = LEARNED_POINTS;
  const points = Math.round((each * sum) / Math.sqrt(Math.max(MIN_FEATURES, told.length)));
  const sign = Math.sign(sum);
  const words = told
    .filter(([, lead]) => lead * sign > 0)
    .toSorted(([, one], [, other]) => (other - one) * sign)
    .map(([text]) => text);
  return finding(
    sum > 0 ? "words_of_spam" : "words_of_visitors",
    Math.min(most, Math.max(least, points)),
    words,
  );
}

const leadsOf = ({ features, leads: all }: LearnedWords) =>
  new Map(features.map((feature, place) => [feature, all[place] ?? 0]));

/** The build does this. */
export function learnSpamWords(): LearnedWords {
  const counts = new Map<string, { spam: number; honest: number }>();
  const masses = { spam: 0, honest: 0 };
  const count = (messages: readonly string[], side: "spam" | "honest", weight: number) => {
    for (const features of messages.map(featuresOf)) {
      masses[side] += weight * features.size;
      for (const feature of features.keys()) {
        const held = counts.get(feature) ?? { spam: 0, honest: 0 };
        counts.set(feature, { ...held, [side]: held[side] + weight });
      }
    }
  };
  count(spamExamples, "spam", 1);
  count(honestExamples, "honest", 1);
  count(questions, "honest", QUESTION_WEIGHT);
  const asMany = masses.honest / masses.spam;
  return {
    features: [...counts.keys()],
    leads: [...counts.values()].map(({ spam, honest }) => {
      const lead = Math.log((spam * asMany + SMOOTHING) / (honest + SMOOTHING));
      return Number(Math.max(-MAX_LEAD, Math.min(MAX_LEAD, lead)).toPrecision(3));
    }),
  };
}

/** By stems, numbers all alike; and as they were written. */
function featuresOf(message: string): Map<string, string> {
  const words = wordsOf(message.replace(LINK, " ")).map(({ stem, text }) => ({
    stem: stem.replace(/\d+/g, "0"),
    text,
  }));
  const pairs = words.slice(1).map(({ stem, text }, place): [string, string] => {
    const before = words[place];
    return [`${before?.stem} ${stem}`, `${before?.text} ${text}`];
  });
  return new Map([...words.map(({ stem, text }): [string, string] => [stem, text]), ...pairs]);
}
