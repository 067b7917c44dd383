import { expect, test } from "vitest";
import { exampleFile } from "#check/handbook/entry.ts";
import { drawWorkflow } from "./diagram.ts";
import { layOutForPage } from "./page-layout.ts";

const KNOWN = { ports: {}, kinds: new Map<string, string>() };

function node(name: string, x = 0, y = 0, more: object = {}) {
  return { name, type: "n8n-nodes-base.googleSheets", position: [x, y], parameters: {}, ...more };
}

function chain(length: number) {
  const names = Array.from({ length }, (_, place) => `Node ${place}`);
  return exampleFile({ steps: Object.fromEntries(names.map((name) => [name, ["googleSheets"]])) });
}

test("a workflow without ports or labels is drawn from its file alone", () => {
  const { nodes, edges } = drawWorkflow(chain(3), KNOWN);
  expect(nodes.map(({ name, step }) => [name, step.kind, step.comesFrom, step.leadsTo])).toEqual([
    ["Node 0", "Google sheets", [], ["Node 1"]],
    ["Node 1", "Google sheets", ["Node 0"], ["Node 2"]],
    ["Node 2", "Google sheets", ["Node 1"], []],
  ]);
  expect(edges.main.match(/M/g)).toHaveLength(2);
});

test("a long setting is shortened before a character, never within it", () => {
  const parameters = { text: `${"a".repeat(119)}🌱🌱` };
  const drawn = drawWorkflow({ nodes: [node("A", 0, 0, { parameters })], connections: {} }, KNOWN);
  expect(drawn.nodes[0]?.step.settings).toEqual([{ name: "Text", value: `${"a".repeat(119)} …` }]);
});

test("a node may have the name, or the type, of a property that every object has", () => {
  const names = ["__proto__", "constructor", "toString", "<img src=x onerror=alert(1)>"];
  const nodes = names.map((name) => node(name, 0, 0, { type: name }));
  const drawn = drawWorkflow({ nodes, connections: {} }, KNOWN);
  expect(drawn.nodes.map(({ name }) => name)).toEqual(names);
});

test("huge numbers leave a drawing with finite bounds", () => {
  const huge = { width: 1e300, height: 1e300, content: "## Everything" };
  const file = {
    nodes: [
      node("Near"),
      node("Far", 1e300, -1e300),
      node("Note", 0, 0, { type: "n8n-nodes-base.stickyNote", parameters: huge }),
    ],
    connections: {},
  };
  const { bounds, sections } = drawWorkflow(file, KNOWN);
  for (const value of Object.values(bounds)) expect(Math.abs(value)).toBeLessThan(5e6);
  expect(sections).toMatchObject([{ heading: "Everything" }]);
});

test("a note frames the nodes on it, down to the lowest name; a note without nodes is left out", () => {
  const note = (name: string, x: number) =>
    node(name, x, -100, {
      type: "n8n-nodes-base.stickyNote",
      parameters: { width: 300, height: 200, content: `## ${name}` },
    });
  const file = { nodes: [node("Step"), note("Behind", -50), note("Beside", 900)], connections: {} };
  const { sections, bounds } = drawWorkflow(file, KNOWN);
  expect(sections.map(({ heading }) => heading)).toEqual(["Behind"]);
  const [{ y, height } = { y: 0, height: 0 }] = sections;
  expect(y + height).toBeGreaterThan(96 + 22);
  expect(bounds.x + bounds.width).toBeLessThan(900);
});

test("on a page, an empty strip between two columns is as narrow as between two steps", () => {
  const nodes = [node("Left"), node("Right", 900), node("Below", 900, 400)];
  const file = { nodes, connections: {} };
  const drawn = drawWorkflow(file, { ...KNOWN, arrange: layOutForPage });
  expect(drawn.nodes.map(({ x }) => x)).toEqual([0, 224, 224]);
});

test("2,000 nodes are drawn", () => {
  const { nodes, edges } = drawWorkflow(chain(2000), KNOWN);
  expect(nodes).toHaveLength(2000);
  expect(edges.main.match(/M/g)).toHaveLength(1999);
});
