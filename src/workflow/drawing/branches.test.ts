import { expect, test } from "vitest";
import { exampleFile, type Steps } from "#check/handbook/entry.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { layOutForPage } from "./page-layout.ts";

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
