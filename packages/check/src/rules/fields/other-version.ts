import { formerOf, has } from "../../facts/former-fields.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import { fieldName, inStep } from "../wording.ts";

export const otherVersion: Rule = {
  id: "settings-of-another-version",
  whenReached: true,
  aboutUnread: true,
  level: "will-not-run",
  check: ({ steps }) =>
    steps.flatMap((node) => {
      const old = oldFieldOf(node);
      return old === undefined
        ? []
        : inStep(
            [node.name],
            `is of version ${node.typeVersion} but has its settings as an earlier version had them, under ${fieldName(node.parameters, old)}, so n8n takes it for empty.`,
            { path: old },
          );
    }),
  mend: "Open the step and fill it in anew, or give it the version that its settings belong to.",
};

function oldFieldOf(node: NodeInFile): string | undefined {
  const { parameters } = node;
  const former = formerOf(node);
  if (!former || parameters["mode"] === "raw" || parameters["mode"] === "expression")
    return undefined;
  return has(parameters, former.now) ? undefined : former.old.find((path) => has(parameters, path));
}
