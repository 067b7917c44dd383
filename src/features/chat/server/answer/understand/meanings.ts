import { cues } from "#content/assistant/cues.ts";
import { examples } from "#content/assistant/examples/index.ts";
import { wordsOf, type Word } from "#platform/search/words.ts";
import {
  createClassifier,
  inTurns,
  partsOf,
  type Classifier,
  type Example,
  type Guess,
} from "./bayes.ts";
import { matchesIn, type Match } from "./cues.ts";

/** Phrases are shorter than messages, and hints less certain. */
const PHRASE_WEIGHT = { said: 0.5, hints: 0.3 };
/** A whole phrase tells more than its words. */
const CUE_BOOST = 3;
const CUE = "@";

let classifier: Promise<Classifier> | undefined;

/**
 * What a message may be about, the likeliest first: id of a passage, slug of a template, or a kind of
 * message, as the examples in content/ have them.
 */
export async function meaningsOf(
  words: readonly Word[],
  matches: readonly Match[],
): Promise<Guess[]> {
  classifier ??= learn();
  return (await classifier).classify(featuresOf(words, matches));
}

/** Half a second of work, in turns with others, when the first visitor writes. */
async function learn(): Promise<Classifier> {
  const learned: Example[] = [];
  await inTurns([...messages(), ...phrases()], ({ label, text, weight }) => {
    const words = wordsOf(text);
    learned.push({ label, features: featuresOf(words, matchesIn(words)), weight });
  });
  return createClassifier(learned, (feature) => (feature.startsWith(CUE) ? CUE_BOOST : 1));
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

/** Words, pairs of words, parts of words, and the cues among them. */
function featuresOf(words: readonly Word[], matches: readonly Match[]): string[] {
  const stems = words.map(({ stem }) => stem);
  const pairs = stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`);
  const said = matches.map(({ kind, means }) => `${CUE}${kind} ${means}`);
  return [...new Set([...stems, ...pairs, ...stems.flatMap(partsOf), ...said])];
}
