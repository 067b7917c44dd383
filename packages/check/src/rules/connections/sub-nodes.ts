import { isMain } from "../../read/edges.ts";
import type { Port } from "../../read/ports.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at } from "../wording.ts";

export const missingSubNode: Rule = {
  id: "missing-sub-node",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.nodes.flatMap(({ node: { name }, facts: { ports, parameters } }) =>
      ports.in
        .filter((port) => !isMain(port))
        .flatMap((port): Trouble[] => {
          const connected = connectedAt(port, name, ports.in, subject);
          const isOff = connected.length > 0;
          if (connected.some((one) => subject.nodeCalled(one)?.disabled !== true)) return [];
          const what = `${at(name)} has ${isOff ? "only a step that is switched off" : "nothing"} connected at "${port.label ?? port.kind}"`;
          const nodes = [name, ...connected];
          if (port.required) return [{ nodes, sentence: `${what}, so it stops with an error.` }];
          if (port.kind === "ai_outputParser" && parameters["hasOutputParser"] === true)
            return [
              {
                nodes,
                sentence: `${what}, though "Require Specific Output Format" is on, so the answer comes as plain text.`,
                mend: "Connect an output parser, or switch that off.",
                level: "worth-knowing",
              },
            ];
          return isOff
            ? [{ nodes, sentence: `${what}, so it works without.`, level: "worth-knowing" }]
            : [];
        })
        .slice(0, 1),
    ),
  mend: "Add the missing part below the step and connect it.",
};

function connectedAt(
  port: Port,
  name: string,
  ports: readonly Port[],
  { graph }: Subject,
): string[] {
  const same = ports.filter(({ kind }) => kind === port.kind);
  return graph
    .arriving(name)
    .filter(
      ({ kind, toPort }) =>
        kind === port.kind && (same.length === 1 || same.indexOf(port) === toPort),
    )
    .map(({ from }) => from);
}
