import { globSync, readFileSync } from "node:fs";

const SOURCES = "{src,packages,content,scripts,tools,tests}/**/*.{ts,tsx,mjs}";
/** Matches files that are not checked: those of installed packages, and the test of this rule with its examples. */
const EXCEPT = /(?:^|\/)(?:node_modules\/|comment-starts\.test\.ts$)/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s{])\/\/.*(?:\n[ \t]*\/\/.*)*/gm;
const MARKER = /^[ \t]*(?:\/\*+|\/\/+|\*(?!\/))/gm;
/**
 * Matches the beginning of a sentence whose first word often puts the object before the subject. Readers who do not
 * know the code have to read sentences of this kind twice.
 */
const START = /(?:^|[.!?])\s+(Of|What|Whoever|Who|For who|Such|So long|Likewise)\s/g;

/** Finds sentences in comments that begin with a word of `START`, as `file:line: word`. */
export function hardCommentStarts(): string[] {
  return globSync(SOURCES)
    .filter((path) => !EXCEPT.test(path))
    .flatMap((path) => hardStarts(readFileSync(path, "utf8")).map((found) => `${path}:${found}`));
}

/** Finds sentences in the comments of one file that begin with a word of `START`, as `line: word`. */
export function hardStarts(code: string): string[] {
  return [...code.matchAll(COMMENT)].flatMap((comment) => {
    const text = comment[0].replace(MARKER, (marker) => " ".repeat(marker.length));
    return [...text.matchAll(START)].map((start) => {
      const end = comment.index + start.index + start[0].trimEnd().length;
      return `${code.slice(0, end).split("\n").length}: ${start[1] ?? ""}`;
    });
  });
}
