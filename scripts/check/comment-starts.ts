import { globSync, readFileSync } from "node:fs";

const SOURCES = "{src,packages,scripts,tools,tests}/**/*.{ts,tsx,mjs}";
/** Files of installed packages, and the examples in this rule's test. */
const EXCEPT = /(?:^|\/)(?:node_modules\/|comment-starts\.test\.ts$)/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s{])\/\/.*(?:\n[ \t]*\/\/.*)*/gm;
const MARKER = /^[ \t]*(?:\/\*+|\/\/+|\*(?!\/))/gm;
/** Words that put the object before the subject, so that a stranger has to read the sentence twice. */
const START = /(?:^|[.!?])\s+(Of|What|Whoever|Who|For who|Such|So long|Likewise)\s/g;

/** Finds sentences in comments that start with a hard word, as `file:line: word`. */
export function hardCommentStarts(): string[] {
  return globSync(SOURCES)
    .filter((path) => !EXCEPT.test(path))
    .flatMap((path) => hardStarts(readFileSync(path, "utf8")).map((found) => `${path}:${found}`));
}

/** Finds the hard starts in a file's comments, as `line: word`. */
export function hardStarts(code: string): string[] {
  return [...code.matchAll(COMMENT)].flatMap((comment) => {
    const text = comment[0].replace(MARKER, (marker) => " ".repeat(marker.length));
    return [...text.matchAll(START)].map((start) => {
      const end = comment.index + start.index + start[0].trimEnd().length;
      return `${code.slice(0, end).split("\n").length}: ${start[1] ?? ""}`;
    });
  });
}
