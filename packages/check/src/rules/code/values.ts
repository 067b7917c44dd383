import type { Issue } from "../../code/values.ts";
import { STAND_IN } from "../fields/stand-ins.ts";
import type { Rule } from "../rule.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Subject } from "../subject.ts";
import { inField, shortened } from "../wording.ts";

export type IssueInField = Issue & {
  node: NodeInFile;
  path: string;
  /** Whether the code allows for a missing field, for example by `??`. */
  isOptional: boolean;
};

export function issuesIn(subject: Subject, about: Issue["about"]): IssueInField[] {
  return subject.steps.flatMap((node) =>
    node.disabled === true
      ? []
      : subject.textsOf(node).flatMap(({ path, value }) =>
          // A line of 3000 characters comes from a minified library, whose correct code would look like mistakes. A
          // field with such a line is skipped.
          /^.{3000}/m.test(value)
            ? []
            : subject.flow.readingsOf(node, path).flatMap(({ evaluation }) =>
                (evaluation?.issues ?? [])
                  .filter((issue) => issue.about === about)
                  .map((issue) => ({
                    ...issue,
                    isOptional: evaluation?.evaluator.isTested(issue.what) === true,
                    node,
                    path,
                  })),
              ),
        ),
  );
}

function ruleAbout(
  about: Issue["about"],
  rule: Pick<Rule, "id" | "level" | "mend">,
  sentence: (issue: Issue) => string,
): Rule {
  return {
    ...rule,
    whenReached: true,
    check: (subject) =>
      issuesIn(subject, about)
        .filter(({ what }) => !STAND_IN.test(what))
        .map((issue) => inField(issue.node, issue.path, `${sentence(issue)}.`)),
  };
}

export const misspeltName = ruleAbout(
  "name",
  {
    id: "misspelt-name",
    level: "will-not-run",
    mend: "Write the name as it is declared; the editor lists the names that n8n offers.",
  },
  ({ what, meant }) =>
    `uses ${shortened(what)}, which does not exist, so the step stops with an error or gets nothing${meant ? `. Perhaps ${meant} was meant` : ""}`,
);

export const misusedValue = ruleAbout(
  "misuse",
  {
    id: "misused-value",
    level: "can-hurt",
    mend: "Follow the value through the code: what it is, and what each function gives back.",
  },
  ({ what }) => shortened(what, 200),
);

export const wrongDateFormat = ruleAbout(
  "date",
  {
    id: "wrong-date-format",
    level: "can-hurt",
    mend: "Write yyyy for the year, MM for the month, dd for the day, HH:mm for the time; calculate with .plus({ days: 1 }).",
  },
  ({ what }) => shortened(what, 200),
);
