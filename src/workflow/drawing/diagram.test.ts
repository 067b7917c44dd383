import { expect, test } from "vitest";
import { exampleFile } from "#check/handbook/entry.ts";
import type { StoredPorts } from "#check/read/ports.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { drawWorkflow } from "./diagram.ts";
import { curvePoints } from "./edge-path.ts";
import { estimateWidth } from "./label-lines.ts";
import { isIn, type PlacedEdge } from "./layout.ts";
import { crosses, labelBox, overlap } from "./obstacles.ts";
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

test("in the library, each name stands inside of its section, with space on both sides", () => {
  const drawn = TEMPLATES.flatMap(({ json }) => {
    const { ports } = json("metadata.json") as { ports: StoredPorts };
    const known = { ...KNOWN, ports, arrange: layOutForPage };
    const { nodes, sections } = drawWorkflow(json("workflow.json"), known);
    return nodes.flatMap(({ label, ...box }) => {
      const section = sections.find((one) => isIn(box, one));
      const half = Math.max(...label.lines.map((line) => estimateWidth(line, 24))) / 2;
      return section && !label.inside
        ? [Math.min(label.x - half - section.x, section.x + section.width - label.x - half)]
        : [];
    });
  });
  expect(drawn.length).toBeGreaterThan(500);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(12);
});

const LAID_OUT = TEMPLATES.map(({ folder, json }) => {
  const { ports } = json("metadata.json") as { ports: StoredPorts };
  return { folder, ...layOutForPage(readWorkflow(json("workflow.json")), ports) };
});

test("in the library, no name meets another name, a node or a wire, and no wire meets a node", () => {
  const met = LAID_OUT.flatMap(({ folder, nodes, edges }) => {
    const names = nodes.flatMap((step) => {
      const box = labelBox(step);
      return box ? [{ name: step.name, box }] : [];
    });
    const byNames = names.flatMap(({ name, box }) => [
      ...names.flatMap((other) => (other.name < name && overlap(box, other.box) ? other.name : [])),
      ...nodes.flatMap((other) => (other.name !== name && overlap(box, other) ? other.name : [])),
    ]);
    const byWires = edges
      .filter(({ kind }) => kind === "main")
      .flatMap(({ from, to, start, end, corners = curvePoints(start, end) }) => [
        ...names.flatMap(({ name, box }) => (crosses(corners, box) ? `${from} - ${name}` : [])),
        ...nodes.flatMap(({ name, ...box }) =>
          name !== from && name !== to && crosses(corners, box) ? `${from} - ${name}` : [],
        ),
      ]);
    return [...byNames, ...byWires].map((found) => `${folder}: ${found}`);
  });
  expect(met).toEqual([]);
});

test("on a page, an empty strip between two columns is as narrow as between two steps", () => {
  const nodes = [node("Left"), node("Right", 900), node("Below", 900, 400)];
  const file = { nodes, connections: {} };
  const drawn = drawWorkflow(file, { ...KNOWN, arrange: layOutForPage });
  expect(drawn.nodes.map(({ x }) => x)).toEqual([0, 224, 224]);
});

test("in the library, wires to different steps stay apart, and so do a branch and the way out of a failure", () => {
  const shared = LAID_OUT.flatMap(({ folder, edges }) =>
    edges.flatMap((one, place) =>
      edges
        .slice(0, place)
        .filter(
          (other) =>
            (one.to !== other.to || one.isError !== other.isError) &&
            lanesOf(one).some((lane) => lanesOf(other).some((taken) => isShared(lane, taken))),
        )
        .map((other) => `${folder}: ${one.from} - ${one.to}, ${other.from} - ${other.to}`),
    ),
  );
  // Three pairs of wires still share a line, because on any other route a wire would run through a name or a heading.
  expect(shared.length).toBeLessThanOrEqual(3);
});

type Lane = { isFlat: boolean; at: number; from: number; to: number };

function lanesOf({ corners = [] }: PlacedEdge): Lane[] {
  return corners.slice(1).flatMap((b, place) => {
    const a = corners[place];
    if (!a) return [];
    const isFlat = a.y === b.y;
    const [from, to] = isFlat ? [a.x, b.x] : [a.y, b.y];
    return { isFlat, at: isFlat ? a.y : a.x, from: Math.min(from, to), to: Math.max(from, to) };
  });
}

function isShared(one: Lane, other: Lane): boolean {
  const length = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return one.isFlat === other.isFlat && Math.abs(one.at - other.at) < 8 && length > 48;
}

test("2,000 nodes are drawn", () => {
  const { nodes, edges } = drawWorkflow(chain(2000), KNOWN);
  expect(nodes).toHaveLength(2000);
  expect(edges.main.match(/M/g)).toHaveLength(1999);
});
