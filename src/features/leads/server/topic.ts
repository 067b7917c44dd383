import { serviceWords } from "#content/assistant/service-words.ts";

export type Topic = { topic: string; sentence: string };

const MAX_SENTENCE = 300;

/**
 * For each service, a pattern that matches its words. Longer words come first, because a regular expression takes the
 * first alternative that matches.
 */
const services = Object.entries(serviceWords).map(([topic, words]) => {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const some = longestFirst.join("|").toLowerCase();
  return { topic, words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${some})(?![\\p{L}\\p{N}])`, "gu") };
});

/** Returns the service that the messages mention most often; on a tie, the one that is mentioned first. */
export function findTopic(messages: readonly string[]): Topic | undefined {
  const sentences = messages.flatMap(sentencesOf);
  const found = services.flatMap(({ topic, words }) => {
    const hits = sentences.map((sentence) => new Set(wordsOf(sentence).match(words)).size);
    const first = hits.findIndex((count) => count > 0);
    const sentence = sentences[first];
    return sentence === undefined
      ? []
      : [{ topic, sentence, first, total: hits.reduce((sum, count) => sum + count, 0) }];
  });
  const [best] = found.toSorted((one, other) => other.total - one.total || one.first - other.first);
  return best && { topic: best.topic, sentence: best.sentence.slice(0, MAX_SENTENCE) };
}

/** Removes email addresses from a sentence: "hello@email.example" does not name the service "email". */
function wordsOf(sentence: string): string {
  return sentence
    .split(/\s+/)
    .filter((word) => !word.includes("@"))
    .join(" ")
    .toLowerCase();
}

export function sentencesOf(message: string): string[] {
  return message
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
