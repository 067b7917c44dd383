import { isRecord } from "../../read/edges.ts";
import type { WorkflowFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import { shortened } from "../wording.ts";

export const connectionIds: Rule = {
  id: "connection-ids",
  level: "will-not-run",
  repairable: true,
  check: ({ file }) => endsById(file),
  together: (count) =>
    `${count} ends of connections name the ids of steps instead of their names, so nothing runs behind the first step.`,
  mend: "Write the name of the step wherever a connection holds its id.",
};

/** Returns the nodes' names by their ids. An id that is also the name of a node is left out. */
export function namesById({ nodes }: Pick<WorkflowFile, "nodes">): Map<string, string> {
  const names = new Set(nodes.map(({ name }) => name));
  const ids = new Map<string, string>();
  for (const { id, name } of nodes) if (typeof id === "string" && !names.has(id)) ids.set(id, name);
  return ids;
}

function endsById(file: WorkflowFile): Trouble[] {
  const names = namesById(file);
  const found: Trouble[] = [];
  const look = (end: string, place: string) => {
    const name = names.get(end);
    if (name === undefined) return;
    found.push({
      nodes: [name],
      sentence: `A connection ${place} "${shortened(end)}", which is the id of the step "${shortened(name)}" and not its name, so n8n does not draw it.`,
    });
  };
  for (const [from, kinds] of Object.entries(file.connections)) {
    look(from, "begins at");
    for (const outputs of Object.values(kinds))
      for (const target of outputs.flatMap((targets) => targets ?? []))
        if (isRecord(target)) look(target.node, "leads to");
  }
  return found;
}
