import { kindOf } from "../../code/syntax.ts";
import type { Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField } from "../wording.ts";

export const unreadableCode: Rule = {
  id: "unreadable-code",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text) => {
        const problem = problemIn(node, text, subject);
        if (problem === undefined) return [];
        const what = kindOf(text) === "script" ? "code" : "an expression";
        return inField(
          node,
          text.path,
          `holds ${what} that n8n cannot read (${problem}), so the step stops with an error.`,
        );
      }),
    ),
  mend: "Correct the place that the editor shows in red.",
};

/** Says why n8n cannot read the code in a text; undefined if it can. */
export function problemIn(node: NodeInFile, { path }: Text, { flow }: Subject): string | undefined {
  return flow.readingsOf(node, path).find(({ problem }) => problem !== undefined)?.problem;
}
