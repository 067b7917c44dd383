import { kindOf } from "../../code/syntax.ts";
import type { Rule } from "../rule.ts";
import { inField } from "../wording.ts";

export const unreadableCode: Rule = {
  id: "unreadable-code",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text) => {
        const problem = subject.flow
          .readingsOf(node, text.path)
          .find((one) => one.problem !== undefined)?.problem;
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
