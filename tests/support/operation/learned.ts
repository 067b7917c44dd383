import { learnedFile, packLearned, unpackLearned } from "../../../src/platform/learning/learned.ts";
import { readFileSync } from "node:fs";

export { learnedFile, packLearned };

/**
 * Replaces `readLearned` of `src/platform/learning` in tests. Test workers then read what the assistant has learned
 * (such as the spelling of words) from the build, instead of learning it again.
 */
export function readLearned<Learned>(name: string, learn: (() => Learned) | undefined): Learned {
  // A test may have other templates than the build, so what the build knows about templates is not used.
  if (learn && name === "library") return learn();
  const folder = process.env["LEARNED_BY_BUILD"] ?? "";
  return unpackLearned(readFileSync(learnedFile(name, folder))) as Learned;
}
