import { writeFileSync } from "node:fs";
import { learnLanguages } from "#features/chat/server/answer/understand/language.ts";
import { learnMeanings } from "#features/chat/server/answer/understand/meanings.ts";
import { learnSpamWords } from "#features/contact/server/spam/learned-words.ts";
import { learnedFile } from "#platform/learning/learned.ts";

const learning = { language: learnLanguages, meanings: learnMeanings, spam: learnSpamWords };

/** From the examples in content/, so that no visitor waits for it. @param folder of the built server */
export function learnInto(folder: string): void {
  for (const [name, learn] of Object.entries(learning)) {
    writeFileSync(learnedFile(name, folder), JSON.stringify(learn()));
  }
}
