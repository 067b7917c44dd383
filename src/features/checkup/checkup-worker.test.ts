import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exampleFile } from "#check/handbook/entry.ts";
import type { CheckupAnswer, CheckupRequest } from "./contract.ts";

let answers: CheckupAnswer[] = [];
let ask: (message: { data: CheckupRequest }) => void;

beforeAll(async () => {
  vi.stubGlobal("addEventListener", (_: string, listener: typeof ask) => (ask = listener));
  vi.stubGlobal("postMessage", (answer: CheckupAnswer) => answers.push(answer));
  await import("./ui/checkup-worker.ts");
});
afterAll(() => vi.unstubAllGlobals());

function check(...texts: string[]) {
  answers = [];
  ask({ data: { id: 1, type: "check", texts: texts.map((text) => ({ text })) } });
  const [answer] = answers;
  return answer?.type === "checked" ? answer.workflows : [];
}

const workflow = (name: string) =>
  exampleFile({ steps: { Start: ["manualTrigger"] }, lines: [], file: { name } });

test("of workflows in a text that breaks off, only the last one counts as cut off", () => {
  const text = JSON.stringify(["One", "Two", "Three"].map(workflow)).slice(0, -2);
  const whole = JSON.stringify([workflow("Four")]);
  const checked = check(text, whole);
  expect(checked.map(({ name, isCutOff }) => [name, isCutOff])).toEqual([
    ["One", false],
    ["Two", false],
    ["Three", true],
    ["Four", false],
  ]);
  expect(checked[2]?.notes[0]).toContain("The text breaks off");
});
