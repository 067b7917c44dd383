import { cues } from "#content/assistant/cues.ts";
import { wordFamilies } from "#content/assistant/word-families.ts";
import { wordsOf, type Word } from "#platform/search/words.ts";
import {
  classifierOf,
  learn,
  PART,
  partsOf,
  type Classifier,
  type Guess,
  type Learned,
} from "#platform/learning/bayes.ts";
import type { ExampleGroup } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { removeDiagnoses, withoutMarks } from "#platform/typed-secrets/typed-secrets.ts";
import { familiesIn } from "#platform/learning/word-families.ts";
import { isTelling, matchesIn, type Match } from "./cues.ts";
import { readExamples, readTemplateLabels } from "./examples.ts";

/** Weights that the phrases in content/assistant/cues.ts have in training. An example message has the weight 1. */
const PHRASE_WEIGHT = { phrases: 0.5, hints: 0.3 };
/** Factor for the weight of a whole phrase of content/assistant/cues.ts, which proves more than its single words. */
const CUE_BOOST = 3;
const CUE = "@";
/**
 * Factor for the weight of a part of a word. By such parts, the classifier recognizes misspelled and compound words,
 * but they prove less than whole words.
 */
const PART_BOOST = 0.5;
/**
 * Settings of the classifier (`Settings` in platform/learning/bayes.ts). They were tested on 2,800 messages with
 * unusual words, whose authors had not written the examples, and on a tenth of the examples, which was not used in
 * training. The classifier recognized 42 % of the unusual messages and 68 % of the examples. With the default settings
 * (a smoothing of 0.03, equal boosts, no catch-alls, a sharpness of 2) it recognized 37 % and 66 %. A wrong meaning got
 * a likelihood of 0.9 or more in 13 % of the unusual messages; with the default settings, in 20 %.
 */
const SMOOTHING = 0.008;
const CATCH_ALLS = ["offTopic", "custom-workflow-development"];
const SHARPNESS = 1.4;

type LearnedMeanings = Learned & { templates: string[] };

let model: { classifier: Classifier; templates: ReadonlySet<string> } | undefined;

/** Returns the possible meanings of a message, the likeliest first (see `readExamples`). */
export function meaningsOf(words: readonly Word[], matches: readonly Match[]): Guess[] {
  return loadModel().classifier.classify(featuresOf(words, matches));
}

export function isTemplate(label: string): boolean {
  return loadModel().templates.has(label);
}

function loadModel() {
  if (model) return model;
  const learned = readLearned("meanings", import.meta.env?.PROD ? undefined : learnMeanings);
  return (model = { classifier: classifierOf(learned), templates: new Set(learned.templates) });
}

let learnedOnce: LearnedMeanings | undefined;

/**
 * Trains the classifier on the example messages and the phrases in content/assistant/cues.ts. That takes a second. The
 * build therefore does it, and further calls return the first result.
 */
export function learnMeanings(): LearnedMeanings {
  if (learnedOnce) return learnedOnce;
  const learned = [...messages(readExamples()), ...cueTexts()].map(({ label, text, weight }) => {
    // In visitors' messages, the names of illnesses are removed. They are therefore removed from the examples too.
    const words = wordsOf(withoutMarks(removeDiagnoses(text)));
    return { label, features: featuresOf(words, matchesIn(words)), weight };
  });
  const meanings = learn(learned, {
    boost: boostOf,
    smoothing: SMOOTHING,
    catchAlls: CATCH_ALLS,
    sharpness: SHARPNESS,
  });
  return (learnedOnce = { ...meanings, templates: readTemplateLabels() });
}

function boostOf(feature: string): number {
  if (feature.startsWith(CUE)) return CUE_BOOST;
  return feature.startsWith(PART) ? PART_BOOST : 1;
}

type LabeledText = { label: string; text: string; weight: number };

/**
 * If a meaning has fewer examples than this, each of them weighs more in training: with 30 examples, twice as much; at
 * most MAX_WEIGHT times as much. Otherwise the assistant would recognize the meaning less often, although visitors ask
 * about all meanings equally often.
 */
const ENOUGH_EXAMPLES = 60;
const MAX_WEIGHT = 3;

function messages(examples: readonly ExampleGroup[]): LabeledText[] {
  const groups = Map.groupBy(examples, ([label]) => label);
  return [...groups].flatMap(([label, same]) => {
    const texts = same.flatMap(([, some]) => some);
    const weight = Math.min(MAX_WEIGHT, Math.max(1, ENOUGH_EXAMPLES / texts.length));
    return texts.map((text) => ({ label, text, weight }));
  });
}

function cueTexts(): LabeledText[] {
  return cues.flatMap(({ means: label, phrases, hints }) => [
    ...phrases.map((text) => ({ label, text, weight: PHRASE_WEIGHT.phrases })),
    ...hints.map((text) => ({ label, text, weight: PHRASE_WEIGHT.hints })),
  ]);
}

const familiesOf = familiesIn(wordFamilies);
export function hasFamily(text: string, family: string): boolean {
  return wordsOf(text).some((word) => familiesOf(word.text.toLowerCase()).includes(family));
}

/**
 * Matches phrases such as "to die" and "will die". The word "die" alone does not match, because it is also a German
 * article.
 */
const TO_DIE = /(?<!\p{L})(?:to|wanna|gonna|will|could|might) die(?!\p{L})/iu;

/**
 * Whether a message contains a word by which people tell of danger, such as "poison". Harmless messages may contain
 * such a word too, as in "the bane of my life".
 */
export function namesDanger(message: string): boolean {
  return hasFamily(message, "danger") || TO_DIE.test(message);
}

/**
 * Maximum number of word families (words of similar meaning) of a message that are combined in pairs. Without a
 * maximum, a long message would have hundreds of pairs.
 */
const MAX_FAMILIES = 10;
/**
 * Minimum number of words of a message in which word families count. A shorter message, such as "AI agent", consists of
 * keywords for a search.
 */
const MIN_WORDS = 3;

function featuresOf(words: readonly Word[], matches: readonly Match[]): string[] {
  const stems = words.map(({ stem }) => stem);
  const telling = words.filter(isTelling).map(({ stem }) => stem);
  const pairs = stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`);
  const cueFeatures = matches.map(({ kind, means }) => `${CUE}${kind} ${means}`);
  return [
    ...new Set([
      ...stems,
      ...pairs,
      ...telling.flatMap(partsOf),
      ...cueFeatures,
      ...familyFeatures(words),
    ]),
  ];
}

function familyFeatures(words: readonly Word[]): string[] {
  if (words.length < MIN_WORDS) return [];
  const all = new Set(words.flatMap(({ text }) => familiesOf(text.toLowerCase())));
  const families = [...all].slice(0, MAX_FAMILIES).toSorted();
  const pairs = families.flatMap((one, n) =>
    families.slice(n + 1).map((other) => `=${one}+${other}`),
  );
  return [...[...all].map((one) => `=${one}`), ...pairs];
}
