import { describe, expect, test } from "vitest";
import { ALL_NODE_ICONS } from "../facts/node-icons.ts";
import { TemplateMetadata } from "../facts/template-metadata.ts";
import { exampleFile, type Steps } from "#check/handbook/entry.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { RunRecord } from "../record/run-record.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { sketchOf } from "./sketch.ts";

const STEPS = {
  Start: ["n8n-nodes-base.formTrigger"],
  Values: ["n8n-nodes-base.set"],
  "Is it new?": ["n8n-nodes-base.if"],
  "Look it up": ["n8n-nodes-base.googleSheets", { operation: "read" }],
  "Note it": ["n8n-nodes-base.dataTable", { operation: "insert" }],
  "Write a text": ["@n8n/n8n-nodes-langchain.chainLlm"],
  "Begin a run for each": ["n8n-nodes-base.executeWorkflow", { workflowId: "={{ $workflow.id }}" }],
  "Tell the team": ["n8n-nodes-base.slack", { text: "Hello" }],
  "Say that it failed": ["n8n-nodes-base.gmail", { message: "Oh" }],
} satisfies Steps;
type Name = keyof typeof STEPS;

function sketch(lines: string[], cases: { name: string; trigger?: string; steps: Name[] }[] = []) {
  const kinds = Object.values(STEPS).map(([type]) => ({
    type,
    label: "",
    count: 1,
    core: /formTrigger|set|if|dataTable|executeWorkflow/.test(type),
  }));
  const trigger = { node: "Start", type: STEPS.Start[0], label: "" };
  const record = {
    values: [],
    cases: cases.map(({ name, trigger: from = "Start", steps }) => ({
      name,
      trigger: from,
      status: "success" as const,
      steps: steps.map((node) => ({ node, from: [], out: [] })),
    })),
  };
  return sketchOf(
    readWorkflow(exampleFile({ steps: STEPS, lines })),
    { trigger, nodes: kinds },
    cases.length > 0 ? record : null,
  );
}

test("a card ends with the message to its recipient, not with a list of exceptions", () => {
  const ways = [
    "Start > Is it new?",
    "Is it new? > Tell the team",
    "Is it new?:1 > Say that it failed",
  ];
  const steps: Name[] = ["Start", "Is it new?", "Tell the team", "Say that it failed"];
  expect(sketch(ways, [{ name: "normal: one of each", steps }]).end).toBe("Tell the team");
});

test("a card shows the start of an ordinary case, its most important steps, and the step that reaches somebody", () => {
  const usual: Name[] = ["Start", "Values", "Is it new?", "Look it up", "Write a text", "Note it"];
  expect(
    sketch([], [{ name: "normal: as always", steps: [...usual, "Tell the team", "Values"] }]),
  ).toEqual({
    icons: ["ClipboardList", "siGooglesheets", "Sparkles", "Table2", "MessageSquareText"],
    start: "Start",
    end: "Tell the team",
  });
});

test("a card leads into the run of one item, if the workflow begins such a run for each item", () => {
  const cases: Parameters<typeof sketch>[1] = [
    { name: "normal: one of each", steps: ["Start", "Is it new?", "Begin a run for each"] },
    { name: "normal: too many", steps: ["Start", "Is it new?", "Say that it failed"] },
    { name: "normal: one", trigger: "Other", steps: ["Is it new?", "Look it up", "Tell the team"] },
  ];
  expect(sketch([], cases)).toMatchObject({
    icons: ["ClipboardList", "Split", "siGooglesheets", "MessageSquareText"],
    end: "Tell the team",
  });
});

test("a card shows a decision if there are few other steps", () => {
  const steps: Name[] = ["Start", "Is it new?", "Look it up", "Tell the team"];
  expect(sketch([], [{ name: "normal: short", steps }]).icons).toEqual([
    "ClipboardList",
    "Split",
    "siGooglesheets",
    "MessageSquareText",
  ]);
});

test("a card prefers an ordinary case with a result, and shows nothing that failed", () => {
  const cases = [
    { name: "error: it fails", steps: ["Start", "Say that it failed"] as Name[] },
    { name: "normal: nothing new", steps: ["Start", "Note it"] as Name[] },
    {
      name: "normal: from elsewhere",
      trigger: "Other",
      steps: ["Values", "Tell the team"] as Name[],
    },
  ];
  expect(sketch([], cases)).toMatchObject({ start: "Start", end: "Tell the team" });
});

test("without a record, a card follows the first branch of each step, and ends in a circle", () => {
  const ways = ["Start > Is it new?", "Is it new?:1 > Say that it failed"];
  expect(sketch([...ways, "Is it new? > Look it up", "Look it up > Tell the team"])).toEqual({
    icons: ["ClipboardList", "Split", "siGooglesheets", "MessageSquareText"],
    start: "Start",
    end: "Tell the team",
  });
  expect(sketch(["Start > Values", "Values > Start"])).toMatchObject({ end: "Values" });
  expect(sketch([])).toEqual({ icons: ["ClipboardList"], start: "Start", end: "" });
});

const iconNames = new Set(ALL_NODE_ICONS.map(({ name }) => name));

describe("in the library", () => {
  const drawn = TEMPLATES.map(({ folder, json }) => {
    const metadata = TemplateMetadata.parse(json("metadata.json"));
    const record = RunRecord.parse(json("run.json"));
    const { node } = metadata.trigger;
    return { folder, node, ...sketchOf(readWorkflow(json("workflow.json")), metadata, record) };
  });

  test.each(drawn)(
    "the card of $folder has a start, steps between, and a result, in few words",
    ({ node, icons, start, end }) => {
      expect(icons.length).toBeGreaterThanOrEqual(4);
      expect(icons.length).toBeLessThanOrEqual(5);
      expect(icons.filter((icon) => !iconNames.has(icon))).toEqual([]);
      expect(start).toBe(node);
      for (const label of [start, end]) {
        expect(label.length).toBeGreaterThan(5);
        expect(label.length).toBeLessThanOrEqual(36);
        expect(label).not.toContain("…");
      }
      expect(end).not.toMatch(/fail|wrong|missing|\bother\b/);
    },
  );

  test("no two templates have the same card", () => {
    const looks = drawn.map(({ icons, start, end }) => JSON.stringify({ icons, start, end }));
    expect(new Set(looks).size).toBe(TEMPLATES.length);
  });
});
