import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function learnedFile(name: string, folder: string): string {
  return join(folder, `learned-${name}.json`);
}

/**
 * Reads the model that the build has learned.
 * @param learn learns the model if the program runs without a build. In a build the caller passes undefined
 * (`import.meta.env?.PROD`), so that the bundle does not contain the examples
 */
export function readLearned<Learned>(name: string, learn: (() => Learned) | undefined): Learned {
  const file = learnedFile(name, import.meta.dirname);
  if (learn && !existsSync(file)) return learn();
  return JSON.parse(readFileSync(file, "utf8")) as Learned;
}
