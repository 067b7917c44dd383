import type { Rule } from "../rule.ts";
import { shortened } from "../wording.ts";

/** Reports steps with the same name. Connections and expressions refer to steps by name. */
export const duplicateNames: Rule = {
  id: "duplicate-names",
  level: "will-not-run",
  profiles: ["runs"],
  check({ file, steps }) {
    const counts = new Map<string, number>();
    const named = new Set(steps.map(({ name }) => name));
    // Sticky notes may share a name with each other, but not with a step, because n8n would take the note for the step.
    for (const { name } of file.nodes.filter((node) => named.has(node.name)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count > 1)
      .map(([name, count]) => ({
        nodes: [name],
        sentence: `${count} steps have the name "${shortened(name)}", so n8n cannot tell which of them a connection or an expression means.`,
      }));
  },
  mend: "Give every step a name of its own.",
};
