import { learnedFile, packLearned, unpackLearned } from "../../../src/platform/learning/learned.ts";
import { readFileSync } from "node:fs";

export { learnedFile, packLearned };

/** Replaces the site's `readLearned`: tests read what the build has learned, instead of learning it again. */
export function readLearned<Learned>(name: string, learn: (() => Learned) | undefined): Learned {
  // Things that the build learned from the library are not read, because a test may have other templates.
  if (learn && name === "library") return learn();
  const folder = process.env["LEARNED_BY_BUILD"] ?? "";
  return unpackLearned(readFileSync(learnedFile(name, folder))) as Learned;
}
