import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { learnLanguages } from "#platform/understanding/language.ts";
import { learnMeanings } from "#platform/understanding/meanings.ts";
import { learnSpelling } from "#platform/understanding/spelling.ts";
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

/** The trained models by subject, such as `spam` and `spelling`. */
type Learned = Record<string, unknown>;

/** The model `meanings`, and the models whose training needs it. Training them takes half of the total time. */
const BY_MEANINGS = {
  meanings: learnMeanings,
  "after-passage": learnAfterPassage,
  "after-template": learnAfterTemplate,
};
const OTHERS = {
  addresses: learnAddresses,
  "after-contact": learnAfterContact,
  language: learnLanguages,
  spam: learnSpamWords,
  spelling: learnSpelling,
  "template-questions": learnTemplateQuestions,
  library: () => describeLibrary("templates"),
};

/**
 * Computes the data that the site learns from the examples in `content/` and from the templates. The build does this,
 * so that neither the start of the site nor a visitor has to wait for the data. A second thread computes half of the
 * data, so that the build is done earlier.
 */
export async function learn(): Promise<Learned> {
  const others = once(new Worker(new URL("learn-worker.ts", import.meta.url)), "message");
  const byMeanings = learnEach(BY_MEANINGS);
  const [learnedByOther] = (await others) as [Learned];
  return { ...byMeanings, ...learnedByOther };
}

/** Computes the data of `OTHERS`. The build calls this function in its second thread. */
export function learnOthers(): Learned {
  return learnEach(OTHERS);
}

function learnEach(learning: Readonly<Record<string, () => unknown>>): Learned {
  return Object.fromEntries(Object.entries(learning).map(([name, learnOne]) => [name, learnOne()]));
}

export function writeLearned(learned: Learned, folder: string): void {
  for (const [name, model] of Object.entries(learned))
    writeFileSync(learnedFile(name, folder), packLearned(model));
}
