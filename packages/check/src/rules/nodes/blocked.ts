import type { Rule, Trouble } from "../rule.ts";
import { at } from "../wording.ts";

/** Nodes that n8n switches off unless whoever runs it allows them. */
export const blockedNode: Rule = {
  id: "blocked-node",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs", "library"],
  check: ({ steps }) =>
    steps.flatMap(({ name, type, parameters }): Trouble[] => {
      const what = OFF_BY_DEFAULT.get(type);
      if (what)
        return [
          {
            nodes: [name],
            sentence: `${at(name)} ${what}, which n8n has switched off since 2.0 unless whoever runs it allows it, and n8n Cloud never does.`,
          },
        ];
      if (type === "n8n-nodes-base.code" && parameters["language"] === "python")
        return [
          {
            nodes: [name],
            sentence: `${at(name)} runs Python the old way, which n8n removed in 2.0, so the step stops with an error.`,
            mend: "Choose JavaScript, or the newer Python where your n8n offers it, and adapt the code.",
          },
        ];
      return [];
    }),
  together: (count, nodes) => `${count} steps do what n8n 2.0 has switched off (${nodes}).`,
  mend: "Do it another way, or let whoever runs your n8n allow this node (NODES_EXCLUDE).",
};

const OFF_BY_DEFAULT = new Map([
  ["n8n-nodes-base.executeCommand", "runs a command on the server"],
  ["n8n-nodes-base.localFileTrigger", "watches a folder of the server"],
]);
