import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleFile, type Steps } from "#check/handbook/entry.ts";
import { drawWorkflow } from "#workflow/drawing/diagram.ts";
import { WorkflowDiagram } from "./client/workflow-diagram.tsx";
import type { Mark } from "./contract.ts";

function drawingOf(names: string[]) {
  const steps: Steps = Object.fromEntries(names.map((name) => [name, ["gmail"]]));
  return drawWorkflow(exampleFile({ steps, lines: [] }), { ports: {}, kinds: new Map() });
}

test("a node with a finding has the finding in its label and a badge of the finding's level", () => {
  const marks = new Map<string, Mark>([
    ["Send", { level: "will-not-run", label: "Will not run: 1 finding" }],
  ]);
  const html = renderToStaticMarkup(
    <WorkflowDiagram diagram={drawingOf(["Start", "Send"])} label="Drawing" marks={marks} />,
  );
  expect(html.match(/aria-label="Send \(Gmail\)\. Will not run: 1 finding"/g)).toHaveLength(1);
  expect(html.match(/class="fill-error /g)).toHaveLength(1);
});

test("a node's name has a background in the color around it, which hides wires", () => {
  const drawing = drawingOf(["Start", "Send"]);
  const sections = [{ x: -20, y: -20, width: 200, height: 200, heading: "Read" }];
  const html = renderToStaticMarkup(
    <WorkflowDiagram diagram={{ ...drawing, sections }} label="Drawing" />,
  );
  const grounds = html
    .match(/step-name [^"]*/g)
    ?.map((name) => /stroke-(?:surface|canvas)/.exec(name));
  expect(grounds?.map((found) => found?.[0])).toEqual(["stroke-surface", "stroke-canvas"]);
  expect(html.lastIndexOf("step-name")).toBeGreaterThan(html.indexOf("stroke-dasharray"));
});

test("while a run plays, only the wires that it has used are colored", () => {
  const ran = "M0,0C10,0 20,30 40,30";
  const lights = { key: "1", now: ["Send"], done: new Set(["Start"]), failed: false, wires: [] };
  const draw = (shown: object) =>
    renderToStaticMarkup(
      <WorkflowDiagram diagram={drawingOf(["Start", "Send"])} label="Drawing" {...shown} />,
    );
  expect(draw({})).not.toContain('stroke-edge"');
  const html = draw({ lights: { ...lights, ran: [ran] } });
  expect(html.match(/class="stroke-edge"/g)).toHaveLength(3);
  expect(html).toContain(`<path d="${ran}"></path><path d="M32,23L45,30L32,37z" fill="url(`);
});

test("until the visitor zooms, the names in a drawing with larger letters are 12 px high too", () => {
  const drawing = drawingOf(["Start", "Send"]);
  const nodes = drawing.nodes.map((node) => ({ ...node, label: { ...node.label, line: 37.5 } }));
  const html = renderToStaticMarkup(<WorkflowDiagram diagram={{ ...drawing, nodes }} label="" />);
  const [, canvas = "", rem = "", letters = ""] =
    /viewBox="\S+ \S+ (\S+) .*? width="([\d.]+)rem".*? font-size="(\d+)"/.exec(html) ?? [];
  expect(letters).toBe("30");
  expect((Number(letters) * Number(rem) * 16) / Number(canvas)).toBeCloseTo(12, 5);
});

test("a name with markup stays text", () => {
  const name = '"><script>alert(1)</script>';
  const html = renderToStaticMarkup(
    <WorkflowDiagram diagram={drawingOf([name])} label="Drawing" />,
  );
  expect(html).not.toContain("<script>");
});

test("in a drawing of 2,000 nodes, only the node that Tab reaches is rendered until the visible part is known", () => {
  const names = Array.from({ length: 2000 }, (_, place) => `Node ${place}`);
  const html = renderToStaticMarkup(<WorkflowDiagram diagram={drawingOf(names)} label="Drawing" />);
  expect(html.match(/role="button"/g)).toHaveLength(1);
});
