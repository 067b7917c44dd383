import type { NodePorts } from "../../../src/features/templates/workflow-graph/ports.ts";
import { computePorts } from "../n8n/loaded-workflow.ts";
import type { LoadedNode } from "../n8n/loaded-workflow.ts";
import { isNote } from "../n8n/workflow-file.ts";
import { linksOf, reachedFrom } from "./reach.ts";
import type { Link } from "./reach.ts";
import type { Subject } from "./subject.ts";

/** Every line begins and ends at a port that exists, every needed part is there, and no node is left alone. */
export function checkConnections({ file, loaded }: Subject): string[] {
  const found: string[] = [];
  const ports = new Map<string, NodePorts>(
    loaded.nodes.map((one) => [one.node.name, computePorts(loaded, one)]),
  );
  const known = new Set(file.nodes.map((node) => node.name));
  const links = linksOf(file);
  for (const link of links) {
    if (!known.has(link.from))
      found.push(`A connection comes from "${link.from}", which does not exist.`);
    if (!known.has(link.to))
      found.push(`The node "${link.from}" is connected to "${link.to}", which does not exist.`);
    if (link.kind !== link.targetKind)
      found.push(
        `The node "${link.from}" leaves by ${link.kind} and arrives at "${link.to}" as ${link.targetKind}.`,
      );
    const outs = ports.get(link.from)?.out.filter((port) => port.kind === link.kind).length;
    if (outs !== undefined && link.fromPort >= outs) {
      found.push(
        `The node "${link.from}" is connected from its ${link.kind} output ${link.fromPort + 1}, but has ${outs}.`,
      );
    }
    const ins = ports.get(link.to)?.in.filter((port) => port.kind === link.kind).length;
    if (ins !== undefined && link.toPort >= ins) {
      found.push(
        `The node "${link.to}" is reached at its ${link.kind} input ${link.toPort + 1}, but has ${ins}.`,
      );
    }
  }
  for (const [name, { in: inputs }] of ports) {
    for (const port of inputs.filter((input) => input.required && input.kind !== "main")) {
      if (!links.some((link) => link.to === name && link.kind === port.kind))
        found.push(`The node "${name}" needs a part at ${port.label ?? port.kind} (${port.kind}).`);
    }
  }
  return [...found, ...checkOrphans(file, loaded.nodes, links)];
}

function checkOrphans(file: Subject["file"], nodes: LoadedNode[], links: Link[]): string[] {
  const triggers = nodes
    .filter(({ description }) => description.group.includes("trigger"))
    .map(({ node }) => node.name);
  if (triggers.length === 0) return ["The workflow has no trigger, so it would never start."];
  const reached = reachedFrom(
    links.filter((link) => link.kind === "main"),
    triggers,
  );
  const parts = links.filter((link) => link.kind !== "main");
  return file.nodes.flatMap((node) => {
    if (isNote(node)) return [];
    const used = [...reachedFrom(parts, [node.name])].some((name) => reached.has(name));
    if (!used)
      return [`The node "${node.name}" is not connected to anything that starts the workflow.`];
    if (triggers.includes(node.name) && !links.some((link) => link.from === node.name))
      return [`The trigger "${node.name}" leads nowhere.`];
    return [];
  });
}
