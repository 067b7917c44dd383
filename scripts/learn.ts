import { writeFileSync } from "node:fs";
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

type Learned = Record<string, Buffer>;

const LEARNING = {
  addresses: learnAddresses,
  "after-contact": learnAfterContact,
  "after-passage": learnAfterPassage,
  "after-template": learnAfterTemplate,
  language: learnLanguages,
  meanings: learnMeanings,
  spam: learnSpamWords,
  spelling: learnSpelling,
  "template-questions": learnTemplateQuestions,
  library: () => describeLibrary("templates"),
};

/**
 * Trains the site's models. The build does this, so that nobody has to wait for it when the site starts. Each model is
 * packed as soon as it is trained, so that the build does not hold all of them in memory.
 */
export function learn(): Learned {
  return Object.fromEntries(
    Object.entries(LEARNING).map(([name, learnOne]) => [name, packLearned(learnOne())]),
  );
}

export function writeLearned(learned: Learned, folder: string): void {
  for (const [name, file] of Object.entries(learned))
    writeFileSync(learnedFile(name, folder), file);
}
