import { parentPort, workerData } from "node:worker_threads";
import { learnLanguages } from "#platform/understanding/language.ts";
import { learnMeanings } from "#platform/understanding/meanings.ts";
import { learnSpelling } from "#platform/understanding/examples.ts";
import { learnAfterContact } from "#features/leads/server/after-contact.ts";
import { learnAddresses } from "#features/leads/server/whose-address.ts";
import {
  learnAfterPassage,
  learnAfterTemplate,
} from "#features/chat/server/answer/second-message.ts";
import { learnTemplateQuestions } from "#features/chat/server/answer/ranked-questions.ts";
import { learnSpamWords } from "#features/contact/server/spam/learned-words.ts";
import { describeLibrary } from "#features/templates/server/sync/library-folder.ts";
import { packLearned } from "#platform/learning/learned.ts";

type Learners = Readonly<Record<string, () => unknown>>;

/**
 * Functions that train models, one list per thread. The functions of the first list share a thread, because all of them
 * need the model of the words' meanings.
 */
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

const { place, lists } = workerData as { place: number; lists: number };
const learners = LEARNERS[place];
if (!learners || lists !== LEARNERS.length)
  throw new Error(`There are ${LEARNERS.length} lists of learners, and ${lists} threads.`);

/** Packs each model as soon as it is trained, so that no thread holds all of them in memory. */
const packed = Object.entries(learners).map(
  ([name, learnOne]): [name: string, file: Uint8Array] => [name, packLearned(learnOne())],
);

parentPort?.postMessage(Object.fromEntries(packed));
