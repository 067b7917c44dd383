import { textOf } from "../../facts/port-values.ts";
import type { Rule } from "../rule.ts";
import { inStep } from "../wording.ts";

export const blockedNode: Rule = {
  id: "blocked-node",
  level: "will-not-run",
  check: (subject) =>
    subject.steps.flatMap(({ name, type, parameters: { language, pythonCode } }) => {
      const what = OFF_BY_DEFAULT.get(type);
      if (what)
        return inStep(
          [name],
          `${what}, which n8n has switched off since 2.0 unless whoever runs it allows it.`,
        );
      if (
        type === "n8n-nodes-base.code" &&
        language === "python" &&
        OLD_PYTHON.test(textOf(pythonCode)) &&
        subject.runs(name)
      )
        return inStep(
          [name],
          "holds Python for the n8n before 2.0; today's knows only _items and _item and loads no modules, so the step stops with an error.",
          { mend: "Write the code in JavaScript, or adapt it to the Python of today." },
        );
      return [];
    }),
  mend: "Do it another way, or let whoever runs your n8n allow this node (NODES_EXCLUDE).",
};

const OFF_BY_DEFAULT = new Map([
  ["n8n-nodes-base.executeCommand", "runs a command on the server"],
  ["n8n-nodes-base.localFileTrigger", "watches a folder of the server"],
]);

/** Matches names and imports that work in the Python of older n8n versions, but not in the Python of newer ones. */
const OLD_PYTHON = /(?<![\w.])(?:_input|_json|_node|_\()|^[ \t]*(?:import|from)[ \t]/m;
