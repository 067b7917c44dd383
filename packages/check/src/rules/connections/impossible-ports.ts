import { isMain, type Edge } from "../../read/edges.ts";
import type { NodePorts, Port } from "../../read/ports.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, inStep, shortened } from "../wording.ts";

export const impossiblePorts: Rule = {
  id: "impossible-ports",
  level: "will-not-run",
  check: (subject) => [
    ...subject.edges.flatMap((edge) => wrongPort(edge, subject)),
    ...doubled(subject.edges),
  ],
  mend: "Draw the connection anew, between ports that the editor shows.",
};

function doubled(edges: readonly Edge[]): Trouble[] {
  const seen = new Set<string>();
  return edges.flatMap((edge) => {
    const key = JSON.stringify([edge.from, edge.fromPort, edge.kind, edge.to, edge.toPort]);
    if (seen.has(key))
      return inStep(
        [edge.from, edge.to],
        `is connected twice with "${shortened(edge.to)}", so that step gets everything twice.`,
        { mend: "Remove one of the two connections.", level: "can-hurt" },
      );
    seen.add(key);
    return [];
  });
}

function wrongPort(
  { from, fromPort, to, toPort, kind, targetKind }: Edge,
  subject: Subject,
): Trouble[] {
  const nodes = [from, to];
  if (kind !== targetKind)
    return [
      {
        nodes,
        sentence: `${at(from)} is connected with "${shortened(to)}" by two ends that do not fit together, so n8n ignores the connection.`,
      },
    ];
  const ports = subject.known(from)?.facts.ports;
  if (fromPort >= countOf(ports, "out", kind)) {
    const isPart = ports?.out.some((port) => !isMain(port)) === true;
    return [
      {
        nodes,
        sentence: `${at(from)} ${isPart ? "belongs below an AI step and not in the line" : `has no ${ordinal(fromPort, kind)}output`}, so "${shortened(to)}" never gets anything from there.`,
      },
    ];
  }
  if (toPort >= countOf(subject.known(to)?.facts.ports, "in", kind))
    return [
      {
        nodes,
        sentence: `${at(to)} has no ${ordinal(toPort, kind)}input, so n8n ignores the connection from "${shortened(from)}".`,
        // n8n still runs the workflow. Only the items that would arrive at the missing input are lost.
        level: "can-hurt",
      },
    ];
  return [];
}

function countOf(ports: NodePorts | undefined, side: "in" | "out", kind: string): number {
  if (!ports || ports.isOpen) return Infinity;
  const same = ports[side].filter((port: Port) => port.kind === kind).length;
  // A node with an input for sub-nodes of this kind accepts any number of them at run time. Only n8n's editor limits
  // the number.
  return isMain({ kind }) || same === 0 ? same : Infinity;
}

function ordinal(port: number, kind: string): string {
  if (!isMain({ kind })) return "AI ";
  return `${["first", "second", "third"][port] ?? `${port + 1}th`} `;
}
