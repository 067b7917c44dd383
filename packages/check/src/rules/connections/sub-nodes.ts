import { isMain } from "../../read/edges.ts";
import type { Rule } from "../rule.ts";
import { at } from "../wording.ts";

/** Whatever an AI step needs is connected with it: a model, an embedding, a text splitter. */
export const missingSubNode: Rule = {
  id: "missing-sub-node",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: ({ nodes, graph }) =>
    nodes.flatMap(({ node: { name, disabled }, facts: { ports } }) =>
      (disabled ? [] : ports.in)
        .filter((port) => port.required && !isMain(port))
        .filter(({ kind }) => !graph.arriving(name).some((edge) => edge.kind === kind))
        .slice(0, 1)
        .map(({ label, kind }) => ({
          nodes: [name],
          sentence: `${at(name)} has nothing connected at "${label ?? kind}", so it stops with an error.`,
        })),
    ),
  together: (count, nodes) =>
    `${count} AI steps lack a part they need, such as a model (${nodes}), so they stop with an error.`,
  mend: "Add the missing part below the step and connect it.",
};
