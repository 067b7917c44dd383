import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @param folder of the built server */
export function learnedFile(name: string, folder: string): string {
  return join(folder, `learned-${name}.json`);
}

/** What the build has learned from examples; from its sources the site learns itself, in a second. */
export function readLearned<Learned>(name: string, learn: () => Learned): Learned {
  const file = learnedFile(name, import.meta.dirname);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Learned) : learn();
}
