import { expect, test } from "vitest";
import type { Edge } from "#check/read/edges.ts";
import { usesPerCase } from "./uses-per-case.ts";

const line = (from: string, to: string, kind = "main"): Edge => ({
  from,
  to,
  kind,
  targetKind: kind,
  fromPort: 0,
  toPort: 0,
});

test("a confirmation at once and a reminder by the clock are two messages for each case", () => {
  const edges = [line("Form", "Confirm"), line("Every day", "Remind")];
  expect(usesPerCase(edges, ["Form", "Every day"], ["Confirm", "Remind"])).toBe(2);
});

test("a case uses one of two answers on different branches, and a trigger of the same account is no use", () => {
  const edges = [line("Message", "Which?"), line("Which?", "Answer"), line("Which?", "Refuse")];
  expect(usesPerCase(edges, ["Message"], ["Message", "Answer", "Refuse"])).toBe(1);
});

test("a step that two starts lead to is counted once", () => {
  const edges = [line("Form", "Remind"), line("Every day", "Remind")];
  expect(usesPerCase(edges, ["Form", "Every day"], ["Remind"])).toBe(1);
});

test("a model is asked by each step that uses it, and a way back adds nothing", () => {
  const edges = [
    line("Mail", "Read"),
    line("Read", "Write"),
    line("Write", "Read"),
    line("Model", "Read", "ai_languageModel"),
    line("Model", "Write", "ai_languageModel"),
  ];
  expect(usesPerCase(edges, ["Mail"], ["Model"])).toBe(2);
});
