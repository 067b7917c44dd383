import { expect, test } from "vitest";
import { outlineOf } from "./outline.ts";
import { outlineSentences } from "./outline-sentence.ts";
import { exampleFile, type Steps } from "#check/handbook/entry.ts";
import type { NodePorts, StoredPorts } from "#check/read/ports.ts";
import { readWorkflow } from "#check/read/workflow.ts";

const START: NodePorts = { in: [], out: [{ kind: "main" }] };

test("the outline of a straight line lists its steps in order", () => {
  expect(say(["Form is sent > Look up", "Look up > Write"])).toEqual([
    "Form is sent → Look up → Write",
  ]);
});

test("the outline of a decision has a yes and a no, and continues where both meet", () => {
  expect(
    say(
      [
        "Start > Is it new?",
        "Is it new?:0 > Add",
        "Is it new?:1 > Update",
        "Add > Tell",
        "Update > Tell",
      ],
      { "Is it new?": "if" },
    ),
  ).toEqual(["Start → Is it new? (yes: Add; no: Update) → Tell"]);
});

test("the outline of a branch that skips a step continues after it", () => {
  expect(
    say(["Start > Is it new?", "Is it new?:0 > Add", "Is it new?:1 > Tell", "Add > Tell"], {
      "Is it new?": "if",
    }),
  ).toEqual(["Start → Is it new? (yes: Add; no: go on) → Tell"]);
});

test("the outline of a switch names its branches", () => {
  const route: NodePorts = {
    in: [{ kind: "main" }],
    out: [
      { kind: "main", label: "Urgent" },
      { kind: "main", label: "Later" },
    ],
  };
  expect(say(["Start > Route", "Route:0 > Call", "Route:1 > Write"], {}, { Route: route })).toEqual(
    ["Start → Route (Urgent: Call; Later: Write)"],
  );
});

test("the label of an only output, such as a webhook's method, makes no branch", () => {
  const webhook: NodePorts = { in: [], out: [{ kind: "main", label: "POST" }] };
  expect(say(["Call > Look up", "Look up > Write"], {}, { Call: webhook })).toEqual([
    "Call → Look up → Write",
  ]);
});

test("the outline shows the way after a failure as a branch of its own, which joins no other", () => {
  expect(
    say(
      ["Start > Send", "Send:0 > Note", "Send:1 > Tell a person", "Note:1 > Tell a person"],
      {},
      {},
      ["Send", "Note"],
    ),
  ).toEqual([
    "Start → Send (then: Note (if it fails: Tell a person); if it fails: on with “Tell a person”)",
  ]);
});

test("the outline of a loop lists the steps for each item, and the steps afterwards", () => {
  expect(
    say(["Start > Each row", "Each row:1 > Send", "Send > Each row", "Each row:0 > Report"], {
      "Each row": "splitInBatches",
    }),
  ).toEqual(["Start → Each row (for each: Send) → Report"]);
});

test("for an edge back to an earlier step, the outline names that step and does not repeat it", () => {
  expect(
    say(["Start > Wait", "Wait > Is it paid?", "Is it paid?:0 > Thank", "Is it paid?:1 > Wait"], {
      "Is it paid?": "if",
    }),
  ).toEqual(["Start → Wait → Is it paid? (yes: Thank; no: back to “Wait”)"]);
});

test("for several edges from one output, the outline shows branches that run together", () => {
  expect(say(["Start > Split", "Split > A", "Split > B", "A > C", "B > C"])).toEqual([
    "Start → Split (at the same time: A; B) → C",
  ]);
});

test("each trigger starts an outline of its own, and shared steps appear once", () => {
  expect(say(["Start > Work", "When it fails > Work"], {}, { "When it fails": START })).toEqual([
    "Start → Work",
    "When it fails → on with “Work”",
  ]);
});

test("the outline of a step names its sub-nodes, and the sub-nodes of these", () => {
  const file = readWorkflow(
    exampleFile({
      steps: { Start: ["t"], Answer: ["t"], Store: ["t"], Numbers: ["t"] },
      lines: ["Start > Answer", "Store ai_tool> Answer", "Numbers ai_embedding> Store"],
    }),
  );
  const part = (kind: string): NodePorts => ({ in: [], out: [{ kind }] });
  const stored = { Start: START, Store: part("ai_tool"), Numbers: part("ai_embedding") };
  expect(outlineOf(file, stored)).toEqual([
    {
      trigger: "Start",
      steps: [{ kind: "do", node: "Answer", uses: ["Store", "Numbers"] }],
    },
  ]);
});

function say(
  lines: string[],
  types: Record<string, string> = {},
  stored: StoredPorts = {},
  failing: string[] = [],
): string[] {
  const names = lines.flatMap((line) => line.replace(/:\d >/, " >").split(" > "));
  const steps: Steps = Object.fromEntries(
    names.map((name) => [
      name,
      [types[name] ?? "set", {}, failing.includes(name) ? { onError: "continueErrorOutput" } : {}],
    ]),
  );
  const error: NodePorts = {
    in: [{ kind: "main" }],
    out: [
      { kind: "main", label: "Success" },
      { kind: "main", label: "Error" },
    ],
  };
  return outlineSentences(
    outlineOf(readWorkflow(exampleFile({ steps, lines })), {
      ...Object.fromEntries(failing.map((name) => [name, error])),
      ...stored,
    }),
  );
}

test("a step to which no connection leads is distinguished from a trigger", () => {
  const steps: Steps = { Start: ["noOp"], Work: ["noOp"], Lost: ["noOp"] };
  const workflow = readWorkflow(exampleFile({ steps, lines: ["Start > Work"] }));
  const outline = outlineOf(workflow, { Start: START });
  expect(outline.map(({ trigger, isUnreached }) => [trigger, isUnreached])).toEqual([
    ["Start", undefined],
    ["Lost", true],
  ]);
});
