import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

export function learnedFile(name: string, folder: string): string {
  return join(folder, `learned-${name}.json.gz`);
}

/**
 * Reads the model that the build has learned.
 * @param learn learns the model if the program runs without a build. In a build the caller passes undefined
 * (`import.meta.env?.PROD`), so that the bundle does not contain the examples
 */
export function readLearned<Learned>(name: string, learn: (() => Learned) | undefined): Learned {
  const file = learnedFile(name, import.meta.dirname);
  if (learn && !existsSync(file)) return learn();
  return unpackLearned(readFileSync(file)) as Learned;
}

/** Makes the content of a file with a model. It is compressed, because the models would be 9 MB of the image. */
export function packLearned(json: string): Buffer {
  return gzipSync(json, { level: 9 });
}

export function unpackLearned(packed: Uint8Array): unknown {
  return JSON.parse(gunzipSync(packed).toString());
}
