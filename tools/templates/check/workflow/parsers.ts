import { createRequire } from "node:module";
import type * as TournamentModule from "@n8n/tournament";
import type { Parsers } from "../../../../packages/check/src/code/syntax.ts";
import { nodeParsers } from "../../../../packages/check/src/command/parsers.ts";
import { errorMessage } from "../../../../src/shared/text/error-message.ts";

const { Tournament } = createRequire(import.meta.url)("@n8n/tournament") as typeof TournamentModule;

/** Caches results, because parsing takes milliseconds and the rules ask about most expressions several times. */
const known = new Map<string, string | undefined>();

/** Parsers by which n8n itself tells whether an expression can be read. */
export const n8nParsers: Parsers = {
  ...nodeParsers,
  expression(code) {
    if (!known.has(code)) known.set(code, problemOf(code));
    return known.get(code);
  },
};

function problemOf(code: string): string | undefined {
  try {
    new Tournament().getExpressionCode(`{{${code.replace("}}", "\\}}")}}}`);
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}
