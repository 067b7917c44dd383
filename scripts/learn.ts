import { writeFileSync } from "node:fs";
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

/** The files of the trained models by subject, such as `spam` and `spelling`. */
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
 * Computes the data that the site learns from the examples in `content/` and from the templates. The build does this,
 * so that neither the start of the site nor a visitor has to wait for the data. Each model becomes the content of its
 * file at once, so that the build needs no memory for all of them.
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
