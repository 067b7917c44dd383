import { globSync, readFileSync } from "node:fs";

const SOURCES = "{src,packages,content,scripts,tools,tests}/**/*.{ts,tsx,mjs}";
/**
 * Matches files that are not checked: installed packages, built packages, and the test of this rule with its examples.
 */
const EXCEPT = /(?:^|\/)(?:node_modules\/|dist\/|comment-starts\.test\.ts$)/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s{])\/\/.*(?:\n[ \t]*\/\/.*)*/gm;
const MARKER = /^[ \t]*(?:\/\*+|\/\/+|\*(?!\/))/gm;
/**
 * Matches first words of sentences, such as "Of", that often put the object before the subject. Readers who do not know
 * the code have to read such sentences twice.
 */
const START = /(?:^|[.!?])\s+(Of|What|Whoever|Who|For who|Such|So long|Likewise)\s/g;
/** Matches a parameter's description that is not in the form of TSDoc: `@param name - text` on a line of its own. */
const PARAMETER = /@param (?!(?:\{[^\n]*\} )?[\w.]+ - )|\S[ \t]+@param /g;

/** Finds parts of comments that are hard to read, as `file:line: what to change`. */
export function hardCommentStarts(): string[] {
  return globSync(SOURCES)
    .filter((path) => !EXCEPT.test(path))
    .flatMap((path) => hardStarts(readFileSync(path, "utf8")).map((found) => `${path}:${found}`));
}

/**
 * Checks the comments in one file: sentences must not begin with a word of `START`, and the description of a parameter
 * must be on its own line.
 * @returns each violation as `line: what to change`
 */
export function hardStarts(code: string): string[] {
  return [...code.matchAll(COMMENT)].flatMap((comment) => {
    const text = comment[0].replace(MARKER, (marker) => " ".repeat(marker.length));
    const lineAt = (end: number) => code.slice(0, comment.index + end).split("\n").length;
    const starts = [...text.matchAll(START)].map(
      (start) =>
        `${lineAt(start.index + start[0].trimEnd().length)}: ${start[1] ?? ""}: please begin the sentence with its subject`,
    );
    const parameters = [...text.matchAll(PARAMETER)].map(
      (found) =>
        `${lineAt(found.index + found[0].length)}: please write "@param name - text" on a line of its own`,
    );
    return [...starts, ...parameters];
  });
}
