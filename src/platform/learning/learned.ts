import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @param folder of the built server */
export function learnedFile(name: string, folder: string): string {
  return join(folder, `learned-${name}.json`);
}

/**
 * The build learns; from its sources the site does so itself, in a second.
 * @param learn undefined in a build (`import.meta.env?.PROD`), which then leaves the examples out
 */
export function readLearned<Learned>(name: string, learn: (() => Learned) | undefined): Learned {
  const file = learnedFile(name, import.meta.dirname);
  if (learn && !existsSync(file)) return learn();
  return JSON.parse(readFileSync(file, "utf8")) as Learned;
}
