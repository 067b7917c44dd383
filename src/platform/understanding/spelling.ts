import { wordsOf } from "#platform/search/words.ts";
import { readExamples } from "./examples.ts";

/**
 * Counts how often each word stem occurs in all example messages. The counts are needed for correcting misspelled
 * words. The build calls this function.
 */
export function learnSpelling(): [stem: string, times: number][] {
  const times = new Map<string, number>();
  for (const { stem } of readExamples().flatMap(([, messages]) => messages.flatMap(wordsOf))) {
    times.set(stem, (times.get(stem) ?? 0) + 1);
  }
  return [...times];
}
