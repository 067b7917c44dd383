import { describe, expect, test } from "vitest";
import { boundsOf, layOut, withLabel, type Layout, type PlacedNode } from "./layout.ts";
import { exampleFile, type Steps } from "#check/handbook/entry.ts";
import type { NodePorts, StoredPorts } from "#check/read/ports.ts";
import { readWorkflow } from "#check/read/workflow.ts";

const SWITCH: NodePorts = {
  in: [{ kind: "main" }],
  out: ["a", "b", "c", "d"].map((label) => ({ kind: "main", label })),
};
const AGENT: NodePorts = {
  in: [
    { kind: "main" },
    { kind: "ai_languageModel", required: true },
    { kind: "ai_memory" },
    { kind: "ai_tool" },
  ],
  out: [{ kind: "main" }],
};

describe("nodes have the size and ports of the editor", () => {
  test("a plain node is 96 by 96, with its ports half-way", () => {
    const node = place("Set");
    expect(node).toMatchObject({ form: "box", width: 96, height: 96 });
    expect(node.inputs).toMatchObject([{ x: 0, y: 48 }]);
    expect(node.outputs).toMatchObject([{ x: 96, y: 48 }]);
  });

  test("a switch with four outputs is 160 high, with the outputs evenly spread", () => {
    const node = place("Route", SWITCH);
    expect(node.height).toBe(160);
    expect(node.outputs.map((port) => port.y)).toEqual([32, 64, 96, 128]);
  });

  test("an agent is 224 wide, with required sub-nodes left, optional ones right, and a gap between", () => {
    const node = place("Agent", AGENT);
    expect(node).toMatchObject({ form: "agent", width: 224, height: 96 });
    expect(node.inputs.filter((port) => port.kind !== "main").map((port) => port.x)).toEqual([
      40, 136, 184,
    ]);
    expect(node.iconPlace).toEqual({ x: 40, y: 48, size: 40 });
  });

  test("a sub-node is a circle of 80; a sub-node with sub-nodes is 240 wide", () => {
    expect(place("Model", { in: [], out: [{ kind: "ai_languageModel" }] })).toMatchObject({
      form: "sub",
      width: 80,
      height: 80,
    });
    expect(
      place("Store", {
        in: [{ kind: "ai_embedding", required: true }],
        out: [{ kind: "ai_vectorStore" }],
      }),
    ).toMatchObject({ form: "wide-sub", width: 240, height: 80 });
  });

  test("a node without inputs is drawn as a trigger", () => {
    expect(place("Start", { in: [], out: [{ kind: "main" }] }).form).toBe("trigger");
  });

  test("positions snap to the grid of 16", () => {
    const { nodes } = layOut(workflow({ Set: [-100, 55] }), {});
    expect(nodes[0]).toMatchObject({ x: -96, y: 48 });
  });
});

describe("lines", () => {
  test("edges begin and end 8 pixels outside the ports, bent half the distance", () => {
    const layout = layOutTwo([0, 0], [320, 0], "A > B");
    expect(layout.edges[0]).toMatchObject({
      path: "M104,48C208,48 208,48 312,48",
      kind: "main",
      isError: false,
    });
  });

  test("edges that lead backwards run below the nodes, and the bounds make room for them", () => {
    const layout = layOutTwo([320, 0], [0, 0], "A > B");
    expect(layout.edges[0]!.path).toBe(
      "M424,48L448,48Q464,48 464,64L464,162Q464,178 448,178L-32,178Q-48,178 -48,162L-48,64Q-48,48 -32,48L-8,48",
    );
    const { x, y, height } = bounds(layout);
    expect(x).toBe(-48);
    expect(y + height).toBeGreaterThanOrEqual(178);
  });

  test("edges lead from the top of a sub-node up to the agent's lower edge", () => {
    const layout = layOut(
      workflow({ Agent: [0, 0], Model: [0, 288] }, "Model ai_languageModel> Agent"),
      { Agent: AGENT, Model: { in: [], out: [{ kind: "ai_languageModel" }] } },
    );
    expect(layout.edges[0]).toMatchObject({
      kind: "ai_languageModel",
      start: { x: 40, y: 280 },
      end: { x: 40, y: 104 },
    });
  });

  test("the error output is one more main output, and its edge is marked", () => {
    const out = ["Success", "Error"].map((label) => ({ kind: "main", label }));
    const failing = { in: [{ kind: "main" }], out };
    const layout = layOutTwo([0, 0], [320, 0], "A:1 > B", { A: failing });
    expect(layout.edges[0]).toMatchObject({ isError: true, start: { x: 104, y: 64 } });
  });

  test("a connected port that was not stored is added, so that the line to it is drawn", () => {
    const layout = layOutTwo([0, 0], [320, 0], "A:2 > B");
    expect(layout.edges).toHaveLength(1);
    expect(layout.nodes[0]!.outputs).toHaveLength(3);
  });
});

describe("words", () => {
  test("a name takes at most two lines below its node and ends in an ellipsis", () => {
    const node = place("A name that goes on and on until nobody wants to read it any more");
    expect(node.label).toMatchObject({ x: 48, y: 104, inside: false });
    expect(node.label.lines).toHaveLength(2);
    expect(node.label.lines[1]).toMatch(/…$/);
  });

  test("the box of a node with its label includes the label", () => {
    expect(withLabel(place("Set"))).toEqual({ x: -48, y: 0, width: 192, height: 124 });
  });

  test("the label of a disabled node says so", () => {
    const file = exampleFile({ steps: { Set: ["t", {}, { disabled: true }] } });
    expect(layOut(readWorkflow(file), {}).nodes[0]!.label.lines).toEqual(["Set (Deactivated)"]);
  });

  test("a note is read into headings, steps and paragraphs, without the marks of bold words", () => {
    const content =
      "## Title\n\n### How it works\n1. First **bold** step\n2. Second\n\nA paragraph\nof two lines";
    const file = exampleFile({
      steps: { Note: ["stickyNote", { content, width: 100, height: 20 }] },
    });
    const note = layOut(readWorkflow(file), {}).notes[0]!;
    expect(note).toMatchObject({ width: 150, height: 80, color: 1 });
    expect(note.blocks.map((block) => block.kind)).toEqual([
      "heading",
      "heading",
      "item",
      "item",
      "paragraph",
    ]);
    expect(note.blocks[2]).toEqual({ kind: "item", text: "First bold step" });
  });
});

describe("files that are no workflow", () => {
  test.each([
    [null, "A workflow needs a list of nodes."],
    [{ nodes: [] }, "A workflow needs connections."],
    [
      { nodes: [{ name: "A", type: "t" }], connections: {} },
      'The node "A" needs a position of two numbers.',
    ],
    [
      { nodes: [{ type: "t", position: [0, 0] }], connections: {} },
      "Every node needs a name and a type.",
    ],
  ])("a file that is no workflow is refused: %j", (file, sentence) => {
    expect(() => readWorkflow(file)).toThrow(sentence);
  });

  test("an empty workflow has empty bounds", () => {
    const layout = layOut(readWorkflow({ nodes: [], connections: {} }), {});
    expect(bounds(layout)).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});

function bounds({ nodes, notes, edges }: Layout) {
  return boundsOf(nodes, notes, edges);
}

function place(name: string, ports?: NodePorts): PlacedNode {
  return layOut(workflow({ [name]: [0, 0] }), ports ? { [name]: ports } : {}).nodes[0]!;
}

type Position = [x: number, y: number];

function layOutTwo(A: Position, B: Position, line: string, stored: StoredPorts = {}): Layout {
  return layOut(workflow({ A, B }, line), stored);
}

function workflow(places: Record<string, Position>, ...lines: string[]) {
  const steps: Steps = Object.fromEntries(
    Object.entries(places).map(([name, position]) => [name, ["set", {}, { position }]]),
  );
  return readWorkflow(exampleFile({ steps, lines }));
}
