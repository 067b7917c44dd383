import { learnedFile } from "../../../src/platform/learning/learned.ts";
import { readFileSync } from "node:fs";

export { learnedFile };

/** Replaces the site's module: reads the models of the build, which each test worker would learn again. */
export function readLearned<Learned>(name: string, learn: (() => Learned) | undefined): Learned {
  // The library is read as it is.
  if (learn && name === "library") return learn();
  const folder = process.env["LEARNED_BY_BUILD"] ?? "";
  return JSON.parse(readFileSync(learnedFile(name, folder), "utf8")) as Learned;
}
