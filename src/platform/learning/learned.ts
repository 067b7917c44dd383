import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function learnedFile(name: string, folder: string): string {
  return join(folder, `learned-${name}.json`);
}

/** @param learn in a second, where no build has; undefined in one (`import.meta.env?.PROD`), which leaves the examples out */
export function readLearned<Learned>(name: string, learn: (() => Learned) | undefined): Learned {
  const file = learnedFile(name, import.meta.dirname);
  if (learn && !existsSync(file)) return learn();
  return JSON.parse(readFileSync(file, "utf8")) as Learned;
}
