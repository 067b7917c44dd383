import type { WorkflowFile } from "../n8n/workflow-file.ts";

/** All connections of a file as a flat list. */
export function linksOf(file: WorkflowFile): Link[] {
  return Object.entries(file.connections).flatMap(([from, kinds]) =>
    Object.entries(kinds).flatMap(([kind, outputs]) =>
      outputs.flatMap((targets, fromPort) =>
        (targets ?? []).map((target) => ({
          from,
          fromPort,
          kind,
          targetKind: target.type,
          to: target.node,
          toPort: target.index,
        })),
      ),
    ),
  );
}

export type Link = {
  from: string;
  fromPort: number;
  kind: string;
  targetKind: string;
  to: string;
  toPort: number;
};

/** Every node that can be reached from the given ones along the links, the start included. */
export function reachedFrom(links: Pick<Link, "from" | "to">[], starts: string[]): Set<string> {
  const found = new Set(starts);
  for (const name of found) for (const link of links) if (link.from === name) found.add(link.to);
  return found;
}

/**
 * The nodes that have run before a given one, whatever the way: those upstream of it and, for a
 * part of an agent, those upstream of the agent.
 */
export function nodesBefore(links: Link[], name: string): Set<string> {
  const back = links
    .filter((link) => link.kind === "main")
    .map(({ from, to }) => ({ from: to, to: from }));
  const users = reachedFrom(
    links.filter((link) => link.kind !== "main"),
    [name],
  );
  const before = new Set<string>();
  for (const user of users) {
    const direct = back.filter((link) => link.from === user).map((link) => link.to);
    for (const found of reachedFrom(back, direct)) before.add(found);
  }
  return before;
}
