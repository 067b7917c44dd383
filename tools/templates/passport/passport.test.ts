import { expect, test } from "vitest";
import { parseWorkflowFile } from "../../../packages/check/src/read/strict-workflow.ts";
import type { RecordedStep } from "../../../src/workflow/record/read-record.ts";
import { packCases } from "../record/pack-record.ts";
import { failuresIn } from "./failures.ts";
import { messagesIn } from "./messages.ts";
import { receiversIn } from "./receivers.ts";
import { readRuns } from "./runs.ts";

const node = (name: string, type: string, typeVersion: number, parameters: object, more = {}) => ({
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion,
  position: [0, 0],
  parameters,
  ...more,
});
const to = (name: string) => [{ node: name, type: "main", index: 0 }];
const { file } = parseWorkflowFile(
  JSON.stringify({
    name: "Remind",
    nodes: [
      node("Start", "webhook", 2, { path: "x" }),
      node("Set your values", "set", 3.4, {
        assignments: { assignments: [{ name: "office", value: "office@example.com" }] },
        includeOtherFields: true,
      }),
      node(
        "Send",
        "twilio",
        1,
        { operation: "send", to: "={{ $json.phone }}", message: "={{ $json.line }}" },
        {
          onError: "continueErrorOutput",
          retryOnFail: true,
          maxTries: 4,
        },
      ),
      node("Tell", "gmail", 2.1, { sendTo: "office@example.com", message: "=Failed" }),
    ],
    connections: { Start: { main: [to("Send")] }, Send: { main: [[], to("Tell")] } },
  }),
);

/** Hands on what came in beside the values. */
const values: RecordedStep = {
  node: "Set your values",
  from: [{ step: 0, output: 0 }],
  out: [[{ office: "office@example.com", body: { name: "Dana Weber" } }]],
};
const start: RecordedStep = {
  node: "Start",
  from: [],
  out: [[{ body: { name: "Dana Weber", phone: "+4915112345678" } }]],
};
const send = (out: RecordedStep["out"]): RecordedStep => ({
  node: "Send",
  from: [{ step: 0, output: 0 }],
  out,
  told: [{ to: "+4915112345678", message: "Dear Dana Weber, until tomorrow" }],
});
const tell: RecordedStep = {
  node: "Tell",
  from: [{ step: 1, output: 1 }],
  out: [[{}]],
  told: [{ sendTo: "office@example.com", subject: "Failed", message: "Please call" }],
};
const one = { trigger: "Start", status: "success" as const };
const runs = readRuns(file!, {
  ...packCases(
    [
      { ...one, name: "normal: a reminder goes out", steps: [start, send([[{}]]), values] },
      {
        ...one,
        name: "error: nobody answers",
        steps: [start, send([[], [{ error: "no answer" }]]), tell],
      },
    ],
    {},
  ),
} as Parameters<typeof readRuns>[1]);

test("a message is listed once, with every situation in which it was sent", () => {
  const [reminder] = messagesIn(runs);
  expect(reminder).toMatchObject({ step: "Send", service: "Twilio" });
  expect(reminder?.seen).toEqual([
    {
      message: expect.objectContaining({ text: "Dear Dana Weber, until tomorrow" }),
      situations: ["A reminder goes out", "Nobody answers"],
    },
  ]);
});

test("a name that only a computed text carries counts as received", () => {
  const { receivers } = receiversIn(runs);
  const twilio = receivers.find(({ company }) => company === "Twilio");
  expect(twilio?.fields).toEqual(expect.arrayContaining(["name", "phone number"]));
  const google = receivers.find(({ company }) => company === "Google");
  expect(google?.fields).not.toContain("name");
});

test("a step that fails says how often it is tried, where the run goes on, and who is told", () => {
  expect(failuresIn(runs)).toEqual([
    {
      step: "Send",
      service: "Twilio",
      channel: "twilio",
      tries: 4,
      outcome: "branch",
      situations: ["Nobody answers"],
      tells: [{ channel: "gmail", place: "office@example.com" }],
    },
    expect.objectContaining({ step: "Tell", tries: 1, outcome: "stop", situations: [], tells: [] }),
  ]);
});
