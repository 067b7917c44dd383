import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { learnedFile } from "#platform/learning/learned.ts";

/**
 * The module that each training thread runs. This file does not import the module, because loading it takes a second or
 * two.
 */
const LEARNERS = new URL("learners.ts", import.meta.url);
/**
 * Number of training threads. Each thread trains one list of models in learners.ts, which throws an error if the number
 * of its lists differs.
 */
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
