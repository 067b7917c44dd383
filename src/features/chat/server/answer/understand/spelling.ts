import { examples } from "#content/assistant/examples/index.ts";
import { wordsOf } from "#platform/search/words.ts";

/** Stems of what people are known to write, and how often. The build does this. */
export function learnSpelling(): [stem: string, times: number][] {
  const times = new Map<string, number>();
  for (const { stem } of examples.flatMap(([, said]) => said.flatMap(wordsOf))) {
    times.set(stem, (times.get(stem) ?? 0) + 1);
  }
  return [...times];
}
