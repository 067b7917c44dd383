import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { gunzipSync, gzipSync } from "node:zlib";

export function learnedFile(name: string, folder: string): string {
  return join(folder, `learned-${name}.gz`);
}

/**
 * Reads the trained model `name` from the file that the build has written.
 * @param learn - trains the model if the program runs without a build. In a built program (`import.meta.env?.PROD`),
 *   the caller passes undefined, so that the program does not contain the examples
 */
export function readLearned<Learned>(name: string, learn: (() => Learned) | undefined): Learned {
  const file = learnedFile(name, import.meta.dirname);
  if (learn && !existsSync(file)) return learn();
  return unpackLearned(readFileSync(file)) as Learned;
}

/**
 * Compresses the model, so that the container image stays small. The format is not JSON, because reading lists of
 * numbers as JSON takes several times their memory.
 */
export function packLearned(model: unknown): Buffer {
  return gzipSync(serialize(model));
}

export function unpackLearned(packed: Uint8Array): unknown {
  return deserialize(gunzipSync(packed));
}
