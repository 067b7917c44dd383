import { expect, test } from "vitest";
import { layOut } from "../layout/layout.ts";
import type { StoredPorts } from "../read/ports.ts";
import { THUMBNAIL, thumbnailOf, type Thumbnail } from "./thumbnail.ts";
import { readWorkflow } from "../read/workflow.ts";

const step = (name: string, x: number, y: number) => ({
  id: name,
  name,
  type: "n8n-nodes-base.gmail",
  typeVersion: 1,
  position: [x, y],
  parameters: {},
});

function thumbnail(nodes: object[], connections: object = {}, ports: StoredPorts = {}) {
  return thumbnailOf(layOut(readWorkflow({ name: "Test", nodes, connections }), ports));
}

test("the steps stand in the middle of the box, in the order of the file, with their icons", () => {
  const drawn = thumbnail([step("A", 0, 0), step("B", 208, 0)]);
  expect(drawn.signs).toEqual(["siGmail", "siGmail"]);
  const [[ax, ay] = [], [bx, by] = []] = places(drawn);
  expect([ay, by]).toEqual([THUMBNAIL.height / 2, THUMBNAIL.height / 2]);
  expect(Number(ax) + Number(bx)).toBe(THUMBNAIL.width);
  expect(Number(ax)).toBeLessThan(Number(bx));
});

test("a wide workflow and a high one fit with room around", () => {
  for (const far of [step("B", 6000, 0), step("B", 0, 6000)]) {
    const drawn = places(thumbnail([step("A", 0, 0), far]));
    expect(drawn).toHaveLength(2);
    for (const [x = 0, y = 0] of drawn) {
      expect(x).toBeGreaterThanOrEqual(32);
      expect(x).toBeLessThanOrEqual(THUMBNAIL.width - 32);
      expect(y).toBeGreaterThanOrEqual(32);
      expect(y).toBeLessThanOrEqual(THUMBNAIL.height - 32);
    }
  }
});

test("lines follow the steps; the way of a failure is dotted", () => {
  const nodes = [step("A", 0, 0), step("B", 208, 0), step("C", 208, 160)];
  const ways = [{ kind: "main" }, { kind: "main", label: "Error" }];
  const to = (node: string) => [{ node, type: "main", index: 0 }];
  const drawn = thumbnail(nodes, { A: { main: [to("B"), to("C")] } }, { A: { in: [], out: ways } });
  expect(drawn.wires.match(/M/g)).toHaveLength(1);
  expect(drawn.dotted.match(/M/g)).toHaveLength(1);
  const [x = 0, y = 0] = drawn.wires.split(" ").slice(-2).map(Number);
  const [, [bx = 0, by = 0] = []] = places(drawn);
  expect(y).toBe(by);
  expect(bx - x).toBeGreaterThan(0);
  expect(bx - x).toBeLessThan(drawn.diameter);
});

test("a workflow without steps is an empty thumbnail", () => {
  const empty = { wires: "", dotted: "", frames: "", steps: "", diameter: 0, signs: [] };
  expect(thumbnail([])).toEqual(empty);
});

function places({ steps }: Thumbnail): number[][] {
  return [...steps.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
}
