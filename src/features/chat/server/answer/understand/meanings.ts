import { cues } from "#content/assistant/cues.ts";
import { examples } from "#content/assistant/examples/index.ts";
import { wordsOf, type Word } from "#platform/search/words.ts";
import { createClassifier, partsOf, type Classifier, type Example, type Guess } from "./bayes.ts";
import { matchesIn, type Match } from "./cues.ts";

/** Phrases are shorter than messages, and hints less certain. */
const PHRASE_WEIGHT = { said: 0.5, hints: 0.3 };
/** A whole phrase tells more than its words. */
const CUE_BOOST = 2;
const CUE = "@";

let classifier: Classifier | undefined;

/**
 * What a message may be about, the likeliest first: id of a passage, slug of a template, or a kind of
 * message, as the examples in content/ have them.
 */
export function meaningsOf(words: readonly Word[], matches: readonly Match[]): Guess[] {
  classifier ??= createClassifier(allExamples(), (feature) =>
    feature.startsWith(CUE) ? CUE_BOOST : 1,
  );
  return classifier.classify(featuresOf(words, matches));
}

function allExamples(): Example[] {
  const messages = examples.flatMap(([label, said]) =>
    said.map((message) => example(label, message, 1)),
  );
  const phrases = cues.flatMap(({ means, said, hints }) => [
    ...said.map((phrase) => example(means, phrase, PHRASE_WEIGHT.said)),
    ...hints.map((phrase) => example(means, phrase, PHRASE_WEIGHT.hints)),
  ]);
  return [...messages, ...phrases];
}

function example(label: string, text: string, weight: number): Example {
  const words = wordsOf(text);
  return { label, features: featuresOf(words, matchesIn(words)), weight };
}

/** Words, pairs of words, parts of words, and the cues among them. */
function featuresOf(words: readonly Word[], matches: readonly Match[]): string[] {
  const stems = words.map(({ stem }) => stem);
  const pairs = stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`);
  const said = matches.map(({ kind, means }) => `${CUE}${kind} ${means}`);
  return [...new Set([...stems, ...pairs, ...stems.flatMap(partsOf), ...said])];
}
