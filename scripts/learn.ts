import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { learnLanguages } from "#platform/understanding/language.ts";
import { learnMeanings } from "#platform/understanding/meanings.ts";
import { learnSpelling } from "#platform/understanding/examples.ts";
import { learnAfterContact } from "#features/leads/server/after-contact.ts";
import { learnAddresses } from "#features/leads/server/whose-address.ts";
import {
  learnAfterPassage,
  learnAfterTemplate,
} from "#features/chat/server/answer/second-message.ts";
import { learnTemplateQuestions } from "#features/chat/server/answer/template-questions.ts";
import { learnSpamWords } from "#features/contact/server/spam/learned-words.ts";
import { describeLibrary } from "#features/templates/server/sync/library-folder.ts";
import { learnedFile, packLearned } from "#platform/learning/learned.ts";

type Learners = Readonly<Record<string, () => unknown>>;

/** One thread trains each list. The learners of the first list need the model of meanings, so they share a thread. */
const LEARNERS: readonly Learners[] = [
  {
    "after-passage": learnAfterPassage,
    "after-template": learnAfterTemplate,
    meanings: learnMeanings,
    "template-questions": learnTemplateQuestions,
  },
  {
    addresses: learnAddresses,
    "after-contact": learnAfterContact,
    language: learnLanguages,
    library: () => describeLibrary("templates"),
    spam: learnSpamWords,
    spelling: learnSpelling,
  },
];

type Learned = Record<string, Uint8Array>;

/**
 * Trains the site's models, each list of learners in a thread of its own. The build does this, so that nobody has to
 * wait for it when the site starts.
 */
export async function learn(): Promise<Learned> {
  const threads = LEARNERS.map(
    (_, place) => new Worker(import.meta.filename, { workerData: place }),
  );
  const learned = await Promise.all(threads.map((thread) => once(thread, "message")));
  return Object.assign({}, ...learned.flat());
}

/** Packs each model as soon as it is trained, so that no thread holds all of them in memory. */
function learnList(learners: Learners): Learned {
  return Object.fromEntries(
    Object.entries(learners).map(([name, learnOne]) => [name, packLearned(learnOne())]),
  );
}

export function writeLearned(learned: Learned, folder: string): void {
  for (const [name, file] of Object.entries(learned))
    writeFileSync(learnedFile(name, folder), file);
}

if (!isMainThread) parentPort?.postMessage(learnList(LEARNERS[workerData as number] ?? {}));
