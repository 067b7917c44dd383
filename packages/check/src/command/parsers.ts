import { compileFunction } from "node:vm";
import type { Parsers } from "../code/syntax.ts";

/** Node's own parser says whether code can be read; nothing is run. */
export const nodeParsers: Parsers = {
  // n8n runs a script inside an async function.
  script: (code) => problemOf(`(async function () {${code}\n})`),
  expression: (code) =>
    STATEMENT.test(code)
      ? "it is a statement and no expression"
      : problemOf(code.trimStart().startsWith("{") ? `(${code})` : code),
};

const STATEMENT = /^\s*(?:const|let|var|if|for|while|return|throw|function|class)\b/;

function problemOf(code: string): string | undefined {
  try {
    compileFunction(code);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
