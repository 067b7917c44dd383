import { expect, test } from "vitest";
import { checkWorkflow, readWorkflows } from "#check/checkup.ts";
import { loadCatalog } from "#check/command/catalog-file.ts";
import { knownNodes } from "#check/facts/known-nodes.ts";
import { drawWorkflow } from "#workflow/drawing/diagram.ts";
import { brokenWires } from "./broken-wires.ts";
import { exampleWorkflow } from "./ui/example.ts";

test("a wire to a missing step ends at its own output, and a step that never runs is idle", () => {
  const file = readWorkflows(exampleWorkflow).workflows?.[0]?.file;
  if (!file) throw new Error("The example cannot be read");
  const catalog = loadCatalog();
  const { findings } = checkWorkflow(file, { catalog });
  const ports = Object.fromEntries(
    knownNodes(file, catalog).map(({ node, facts }) => [node.name, facts.ports]),
  );
  const diagram = drawWorkflow(file, { ports, kinds: new Map() });
  const { ends, idle } = brokenWires(findings, diagram);
  const decision = diagram.nodes.find(({ name }) => name === "Is it large?");
  expect([...idle]).toEqual(["Tell sales"]);
  expect(ends).toHaveLength(1);
  expect(ends[0]?.x).toBe((decision?.x ?? 0) + (decision?.width ?? 0));
  expect(ends[0]?.y).toBeGreaterThan((decision?.y ?? 0) + (decision?.height ?? 0) / 2);
});
