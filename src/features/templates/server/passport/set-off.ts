import { isMain } from "#check/read/edges.ts";
import { outputLabels, portsOf, type StoredPorts } from "#check/read/ports.ts";
import type { Workflow } from "#check/read/workflow.ts";
import { wayLabel } from "#workflow/outline/outline.ts";
import { assignmentsIn } from "#workflow/setup/setup.ts";
import type { Cause } from "../../views.ts";

/**
 * Finds what causes a step to run: the nearest earlier steps that choose a branch or, on a path without a branch, the
 * start step.
 * @param ports - labels of the steps' outputs, from the template's metadata
 */
export function causesOf(workflow: Workflow, ports: StoredPorts, step: string): Cause[] {
  const nodes = new Map(workflow.nodes.map((node) => [node.name, node]));
  const before = Map.groupBy(workflow.edges.filter(isMain), ({ to }) => to);
  const causes = new Map<string, Cause>();
  const visited = new Set([step]);
  const open = [step];
  for (const name of open) {
    if (name !== step && !before.has(name)) causes.set(name, { step: name, way: "", values: [] });
    for (const { from, fromPort } of before.get(name) ?? []) {
      const node = nodes.get(from);
      if (!node) continue;
      const labels = outputLabels(portsOf(workflow.edges, node, ports));
      const way = labels.length > 1 ? wayLabel(node, fromPort, labels) : "";
      if (way !== "" && !LOOP.test(node.type))
        causes.set(`${from}\n${way}`, { step: from, way, values: valuesOf(workflow, from) });
      else if (!visited.has(from)) {
        visited.add(from);
        open.push(from);
      }
    }
  }
  return [...causes.values()];
}

const LOOP = /\.splitInBatches$/;

/**
 * Returns the numbers from the owner's settings by which a step chooses its branch: the numbers that this step, or a
 * code step directly before it, uses.
 */
function valuesOf({ nodes, edges }: Workflow, step: string): Cause["values"] {
  const before = edges.filter((edge) => isMain(edge) && edge.to === step).map(({ from }) => from);
  const deciding = nodes.filter(
    ({ name, type }) => name === step || (before.includes(name) && type.endsWith(".code")),
  );
  const text = deciding.map(({ parameters }) => JSON.stringify(parameters)).join("\n");
  return assignmentsIn({ nodes }).flatMap(({ name, value }) =>
    typeof value === "number" && new RegExp(`\\.${name}\\b`).test(text)
      ? [{ name, example: value }]
      : [],
  );
}
