import { wordsOf } from "#platform/search/words.ts";
import { readExamples } from "./examples.ts";

/** Counts how often each word stem occurs in the example messages. */
export function learnSpelling(): [stem: string, times: number][] {
  const times = new Map<string, number>();
  for (const { stem } of readExamples().flatMap(([, messages]) => messages.flatMap(wordsOf))) {
    times.set(stem, (times.get(stem) ?? 0) + 1);
  }
  return [...times];
}
