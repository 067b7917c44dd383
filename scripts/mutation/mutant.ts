import { readFileSync } from "node:fs";

/** One wrong place in a source file, and the tests that should fail because of it. */
export type Mutant = {
  name: string;
  file: string;
  /** Offsets in the file, in UTF-16 units. */
  start: number;
  end: number;
  replacement: string;
  /** Files or folders, as vitest takes them. */
  tests: readonly string[];
};

type Written = { name: string; file: string; text: string; replacement: string; tests: string[] };

/**
 * Reads `mutants.json`, which people write.
 * @throws Error where the text of a mutant does not stand exactly once in its file
 */
export function writtenMutants(): Mutant[] {
  const list = JSON.parse(readFileSync(`${import.meta.dirname}/mutants.json`, "utf8")) as Written[];
  return list.map(({ text, ...mutant }) => {
    const [before = "", after, ...more] = readFileSync(mutant.file, "utf8").split(text);
    if (after === undefined || more.length > 0)
      throw new Error(`${mutant.file} does not hold the line of “${mutant.name}” exactly once.`);
    return { ...mutant, start: before.length, end: before.length + text.length };
  });
}
