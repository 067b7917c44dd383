import { isMain } from "../../read/edges.ts";
import type { Port } from "../../read/ports.ts";
import type { Rule, Trouble } from "../rule.ts";
import { at } from "../wording.ts";

/** Reports AI steps that lack a sub-node which they need: a model, an embedding or a text splitter. */
export const missingSubNode: Rule = {
  id: "missing-sub-node",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: ({ nodes, graph }) =>
    nodes.flatMap(({ node: { name, disabled }, facts: { ports, parameters } }) =>
      (disabled ? [] : ports.in)
        .filter((port) => (port.required || isWanted(port, parameters)) && !isMain(port))
        .filter(({ kind }) => !graph.arriving(name).some((edge) => edge.kind === kind))
        .slice(0, 1)
        .map(({ label, kind, required }): Trouble =>
          required
            ? {
                nodes: [name],
                sentence: `${at(name)} has nothing connected at "${label ?? kind}", so it stops with an error.`,
              }
            : {
                nodes: [name],
                sentence: `${at(name)} is to answer in a fixed form, but no output parser is connected, so the answer comes as plain text.`,
                mend: 'Connect an output parser, or switch off "Require Specific Output Format".',
                level: "can-hurt",
              },
        ),
    ),
  mend: "Add the missing part below the step and connect it.",
};

function isWanted({ kind }: Port, parameters: Readonly<Record<string, unknown>>): boolean {
  return kind === "ai_outputParser" && parameters["hasOutputParser"] === true;
}
