import type { Rule } from "../rule.ts";
import { shortened } from "../wording.ts";

/** Reports names that several steps share. Connections and expressions refer to a step by its name. */
export const duplicateNames: Rule = {
  id: "duplicate-names",
  level: "will-not-run",
  check({ file, steps }) {
    const counts = new Map<string, number>();
    for (const node of file.nodes) {
      const count = counts.get(node.name) ?? 0;
      // If several nodes have the same name, n8n uses only the last. A sticky note is counted only if it comes after a
      // step of the same name: n8n then takes the note in place of the step.
      if (count > 0 || steps.includes(node)) counts.set(node.name, count + 1);
    }
    return [...counts]
      .filter(([, count]) => count > 1)
      .map(([name, count]) => ({
        nodes: [name],
        sentence: `${count} steps have the name "${shortened(name)}", so n8n cannot tell which of them is meant.`,
      }));
  },
  mend: "Give every step a name of its own.",
};
