import { expect, test } from "vitest";
import { exampleFile, type Steps } from "#check/handbook/entry.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { usesPerCase } from "./uses-per-case.ts";

function edgesOf(...lines: string[]) {
  const names = lines.flatMap((line) => line.split(/ (?:\w+)?> /));
  const steps: Steps = Object.fromEntries(names.map((name) => [name, ["noOp"]]));
  return readWorkflow(exampleFile({ steps, lines })).edges;
}

test("a confirmation and a scheduled reminder are two messages for each case", () => {
  const edges = edgesOf("Form > Confirm", "Every day > Remind");
  expect(usesPerCase(edges, ["Form", "Every day"], ["Confirm", "Remind"])).toBe(2);
});

test("a case uses only one of two branches, and a trigger with the same account does not count", () => {
  const edges = edgesOf("Message > Which?", "Which? > Answer", "Which? > Refuse");
  expect(usesPerCase(edges, ["Message"], ["Message", "Answer", "Refuse"])).toBe(1);
});

test("a step that two starts lead to is counted once", () => {
  const edges = edgesOf("Form > Remind", "Every day > Remind");
  expect(usesPerCase(edges, ["Form", "Every day"], ["Remind"])).toBe(1);
});

test("a model counts once for each step that uses it, and a loop adds nothing", () => {
  const edges = edgesOf(
    "Mail > Read",
    "Read > Write",
    "Write > Read",
    "Model ai_languageModel> Read",
    "Model ai_languageModel> Write",
  );
  expect(usesPerCase(edges, ["Mail"], ["Model"])).toBe(2);
});
