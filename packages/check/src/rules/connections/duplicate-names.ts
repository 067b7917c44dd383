import type { Rule } from "../rule.ts";
import { shortened } from "../wording.ts";

/** Connections and expressions find a step by its name, so there is one of each. */
export const duplicateNames: Rule = {
  id: "duplicate-names",
  level: "will-not-run",
  profiles: ["runs"],
  check({ file }) {
    const counts = new Map<string, number>();
    for (const { name } of file.nodes) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count > 1)
      .map(([name, count]) => ({
        nodes: [name],
        sentence: `${count} steps have the name "${shortened(name)}", so n8n cannot tell which of them a connection or an expression means.`,
      }));
  },
  together: (count, nodes) =>
    `${count} names are used by more than one step (${nodes}), so n8n cannot tell them apart.`,
  mend: "Give every step a name of its own.",
};
