import { learnedFile, packLearned, unpackLearned } from "../../../src/platform/learning/learned.ts";
import { readFileSync } from "node:fs";

export { learnedFile, packLearned };

/**
 * Replaces a module of the site in tests. Each test worker then reads the assistant's models from the build, instead of
 * learning them again.
 */
export function readLearned<Learned>(name: string, learn: (() => Learned) | undefined): Learned {
  // The templates of a test may differ from those of the build, so this model is learned anew.
  if (learn && name === "library") return learn();
  const folder = process.env["LEARNED_BY_BUILD"] ?? "";
  return unpackLearned(readFileSync(learnedFile(name, folder))) as Learned;
}
