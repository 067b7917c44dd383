import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { learnedFile } from "#platform/learning/learned.ts";

/** Only the threads load this module, because it takes a second or two to load the learners and all they need. */
const LEARNERS = new URL("learners.ts", import.meta.url);
/** Number of lists in this module, which fails if it has another number of them. */
const LISTS = 2;

type Learned = Record<string, Uint8Array>;

/**
 * Trains the site's models, each list of learners in a thread of its own. The build does this, so that nobody has to
 * wait for it when the site starts.
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
