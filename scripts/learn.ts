import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { learnedFile } from "#platform/learning/learned.ts";

/** Each training thread runs this file. This module does not import it, because loading it takes a second or two. */
const LEARNERS = new URL("learners.ts", import.meta.url);
/** Number of lists in learners.ts, and so of threads. learners.ts throws an error if it has another number of lists. */
const LISTS = 2;

type Learned = Record<string, Uint8Array>;

/**
 * Trains the site's models in several threads. The build does this, so that nobody has to wait for it when the site
 * starts.
 */
export async function learn(): Promise<Learned> {
  const threads = Array.from(
    { length: LISTS },
    (_, place) => new Worker(LEARNERS, { workerData: { place, lists: LISTS } }),
  );
  const learned = await Promise.all(threads.map((thread) => once(thread, "message")));
  return Object.assign({}, ...learned.flat());
}

export function writeLearned(learned: Learned, folder: string): void {
  for (const [name, file] of Object.entries(learned))
    writeFileSync(learnedFile(name, folder), file);
}
