import { cues } from "#content/assistant/cues.ts";
import { examples } from "#content/assistant/examples/index.ts";
import { wordsOf, type Word } from "#platform/search/words.ts";
import {
  classifierOf,
  learn,
  partsOf,
  type Classifier,
  type Guess,
  type Learned,
} from "#platform/learning/bayes.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { isTelling, matchesIn, type Match } from "./cues.ts";

/** Phrases are shorter than messages, and hints less certain. */
const PHRASE_WEIGHT = { said: 0.5, hints: 0.3 };
/** A whole phrase tells more than its words. */
const CUE_BOOST = 3;
const CUE = "@";

let classifier: Classifier | undefined;

/** Likeliest first: id of a passage, slug of a template, or a kind of message. */
export function meaningsOf(words: readonly Word[], matches: readonly Match[]): Guess[] {
  classifier ??= classifierOf(
    readLearned("meanings", import.meta.env?.PROD ? undefined : learnMeanings),
  );
  return classifier.classify(featuresOf(words, matches));
}

/** A second of work, which the build does. */
export function learnMeanings(): Learned {
  const learned = [...messages(), ...phrases()].map(({ label, text, weight }) => {
    const words = wordsOf(text);
    return { label, features: featuresOf(words, matchesIn(words)), weight };
  });
  return learn(learned, (feature) => (feature.startsWith(CUE) ? CUE_BOOST : 1));
}

type Said = { label: string; text: string; weight: number };

function messages(): Said[] {
  return examples.flatMap(([label, said]) => said.map((text) => ({ label, text, weight: 1 })));
}

function phrases(): Said[] {
  return cues.flatMap(({ means: label, said, hints }) => [
    ...said.map((text) => ({ label, text, weight: PHRASE_WEIGHT.said })),
    ...hints.map((text) => ({ label, text, weight: PHRASE_WEIGHT.hints })),
  ]);
}

function featuresOf(words: readonly Word[], matches: readonly Match[]): string[] {
  const stems = words.map(({ stem }) => stem);
  const telling = words.filter(isTelling).map(({ stem }) => stem);
  const pairs = stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`);
  const said = matches.map(({ kind, means }) => `${CUE}${kind} ${means}`);
  return [...new Set([...stems, ...pairs, ...telling.flatMap(partsOf), ...said])];
}
