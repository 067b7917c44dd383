import { createRequire } from "node:module";
import { Script } from "node:vm";
import type * as TournamentModule from "@n8n/tournament";
import { kindOf, placeOf } from "../../../../packages/check/src/rules/expressions.ts";
import type { Subject } from "../../../../packages/check/src/rules/subject.ts";
import { isNote, textsIn } from "../../../../packages/check/src/read/nodes.ts";
import { errorMessage } from "../../../../src/shared/text/error-message.ts";

export function checkSyntax({ file }: Subject): string[] {
  return file.nodes
    .filter((node) => !isNote(node))
    .flatMap((node) =>
      textsIn(node.parameters).flatMap((text) => {
        const error = PARSERS[kindOf(text)](text.value);
        return error === undefined ? [] : [`${placeOf(node, text)}: cannot be read: ${error}.`];
      }),
    );
}

const { Tournament } = createRequire(import.meta.url)("@n8n/tournament") as typeof TournamentModule;

/** What was said of an expression: it takes milliseconds, and most are asked about again. */
const said = new Map<string, string | undefined>();

const PARSERS = {
  expression: (value: string) => {
    if (!said.has(value))
      said.set(
        value,
        messageOf(() => new Tournament().getExpressionCode(value.slice(1))),
      );
    return said.get(value);
  },
  // n8n runs a script inside an async function.
  script: (value: string) => messageOf(() => new Script(`(async function () {${value}\n})`)),
  plain: () => undefined,
};

function messageOf(parse: () => unknown): string | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}
