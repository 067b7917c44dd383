import { writeFileSync } from "node:fs";
import { learnLanguages } from "#features/chat/server/answer/understand/language.ts";
import { learnMeanings } from "#features/chat/server/answer/understand/meanings.ts";
import { learnSpelling } from "#features/chat/server/answer/understand/spelling.ts";
import { learnSpamWords } from "#features/contact/server/spam/learned-words.ts";
import { describeLibrary } from "#features/templates/server/sync/library-folder.ts";
import { learnedFile } from "#platform/learning/learned.ts";

const learning = {
  language: learnLanguages,
  meanings: learnMeanings,
  spam: learnSpamWords,
  spelling: learnSpelling,
  library: () => describeLibrary("templates"),
};

/** From the examples in content/ and the templates, so that neither start nor visitor waits for it. @param folder of the built server */
export function learnInto(folder: string): void {
  for (const [name, learn] of Object.entries(learning)) {
    writeFileSync(learnedFile(name, folder), JSON.stringify(learn()));
  }
}
