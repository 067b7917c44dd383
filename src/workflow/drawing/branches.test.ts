import { expect, test } from "vitest";
import { exampleFile, type Steps } from "#check/handbook/entry.ts";
import type { StoredPorts } from "#check/read/ports.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { boundsOf, frameOf } from "./layout.ts";
import { faultsOf } from "./faults.ts";
import { layOutForPage } from "./page-layout.ts";

const DRAWN = TEMPLATES.map(({ folder, json }) => {
  const { ports } = json("metadata.json") as { ports: StoredPorts };
  const layout = layOutForPage(readWorkflow(json("workflow.json")), ports);
  const sections = layout.notes.flatMap((note) => frameOf(note, layout.nodes) ?? []);
  const { width, height } = boundsOf(layout.nodes, sections, layout.edges);
  const covered = sections.reduce((sum, box) => sum + box.width * box.height, 0);
  return { folder, height, share: covered / (width * height), faults: faultsOf(layout) };
});

test("in the library, no drawing is mostly empty: sections cover at least two fifths of it", () => {
  const empty = DRAWN.filter(({ share }) => share < 0.4);
  expect(empty.map(({ folder, share }) => [folder, share])).toEqual([]);
});

test("in the library, no drawing is taller than five rows of sections", () => {
  const tall = DRAWN.filter(({ height }) => height > 5 * 304);
  expect(tall.map(({ folder, height }) => [folder, height])).toEqual([]);
});

test("in the library, branches that moved leave few crossings", () => {
  // If every node stays at its position in the workflow file, all drawings together have 65 faults, such as crossings.
  // The limit is a little higher: a branch is also moved if this adds a few faults but makes the drawing much lower.
  expect(DRAWN.reduce((sum, { faults }) => sum + faults, 0)).toBeLessThanOrEqual(70);
});

test("a branch that a file puts far below its step is drawn right below the section of that step", () => {
  const { nodes, notes } = layOutForPage(withBranchAt(1600), {});
  const failed = nodes.find(({ name }) => name === "Say it failed");
  expect(failed?.y).toBeLessThan(480);
  expect(notes.find(({ name }) => name === "Failed")?.y).toBe((failed?.y ?? 0) - 128);
});

test("a branch that is near keeps its place", () => {
  const { nodes } = layOutForPage(withBranchAt(320), {});
  expect(nodes.find(({ name }) => name === "Say it failed")?.y).toBe(320);
});

function withBranchAt(y: number) {
  const step = (x: number, at = 0): Steps[string] => ["set", {}, { position: [x, at] }];
  const note = (content: string, x: number, at: number, width: number): Steps[string] => [
    "stickyNote",
    { content: `## ${content}`, width, height: 288 },
    { position: [x, at] },
  ];
  const steps: Steps = {
    Start: step(0),
    Work: step(224),
    End: step(448),
    "Say it failed": step(448, y),
    Main: note("Main", -64, -128, 688),
    Failed: note("Failed", 400, y - 128, 192),
  };
  return readWorkflow(
    exampleFile({ steps, lines: ["Start > Work", "Work > End", "Work:1 > Say it failed"] }),
  );
}
