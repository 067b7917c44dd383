import type { NodePorts } from "../read/ports.ts";
import { isMain, reachedFrom, type Edge } from "../read/edges.ts";
import { isNote } from "../read/nodes.ts";
import type { Subject } from "./subject.ts";

/** Every edge begins and ends at a port that exists, every needed sub-node is there, and no node is left alone. */
export function checkConnections(subject: Subject): string[] {
  const { file, nodes, edges } = subject;
  const ports = new Map(nodes.map(({ node, facts }) => [node.name, facts.ports]));
  const names = new Set(file.nodes.map((node) => node.name));
  return [
    ...edges.flatMap((edge) => checkEdge(edge, names, ports)),
    ...[...ports].flatMap(([name, { in: inputs }]) =>
      inputs
        .filter((port) => port.required && !isMain(port))
        .filter(({ kind }) => !edges.some((edge) => edge.to === name && edge.kind === kind))
        .map(
          ({ label, kind }) => `The node "${name}" needs a sub-node at ${label ?? kind} (${kind}).`,
        ),
    ),
    ...checkOrphans(subject),
  ];
}

function checkEdge(edge: Edge, names: Set<string>, ports: Map<string, NodePorts>): string[] {
  const { from, fromPort, to, toPort, kind, targetKind } = edge;
  const countOf = (side: NodePorts[keyof NodePorts] | undefined) =>
    side?.filter((port) => port.kind === kind).length ?? Infinity;
  const outs = countOf(ports.get(from)?.out);
  const ins = countOf(ports.get(to)?.in);
  return [
    names.has(from) ? "" : `A connection comes from "${from}", which does not exist.`,
    names.has(to) ? "" : `The node "${from}" is connected to "${to}", which does not exist.`,
    kind === targetKind
      ? ""
      : `The node "${from}" leaves by ${kind} and arrives at "${to}" as ${targetKind}.`,
    fromPort < outs
      ? ""
      : `The node "${from}" is connected from its ${kind} output ${fromPort + 1}, but has ${outs}.`,
    toPort < ins
      ? ""
      : `The node "${to}" is reached at its ${kind} input ${toPort + 1}, but has ${ins}.`,
  ].filter(Boolean);
}

function checkOrphans({ file, nodes, edges }: Subject): string[] {
  const triggers = new Set(
    nodes.filter(({ facts }) => facts.isTrigger).map(({ node }) => node.name),
  );
  if (triggers.size === 0) return ["The workflow has no trigger, so it would never start."];
  const reached = reachedFrom(edges.filter(isMain), triggers);
  const toUsers = edges.filter((edge) => !isMain(edge));
  return file.nodes.flatMap((node) => {
    if (isNote(node)) return [];
    if (![...reachedFrom(toUsers, [node.name])].some((name) => reached.has(name)))
      return [`The node "${node.name}" is not connected to anything that starts the workflow.`];
    if (triggers.has(node.name) && !edges.some((edge) => edge.from === node.name))
      return [`The trigger "${node.name}" leads nowhere.`];
    return [];
  });
}
