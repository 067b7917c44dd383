import { expect, test } from "vitest";
import type { WorkflowFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { RecordedCase } from "../../../../src/workflow/record/read-record.ts";
import type { FixtureCase } from "../fixtures.ts";
import { withSeveralItems } from "./items.ts";
import { withMixedItems } from "./mixed-items.ts";
import { otherValues, withOtherValues } from "./other-values.ts";
import { linesOf } from "./run-variants.ts";
import { withSigns } from "./signs.ts";
import { replaceTexts } from "./variant.ts";

const value = (name: string, text: string) => ({ name, value: text, type: "string" });
const file = {
  nodes: [
    { name: "Mail comes", type: "n8n-nodes-base.gmailTrigger", parameters: {} },
    {
      name: "Set your values",
      type: "n8n-nodes-base.set",
      parameters: {
        assignments: {
          assignments: [
            value("company", "Example Ltd"),
            value("office", "office@example.com"),
            value("channel", "#sales"),
            value("currency", "EUR"),
            value("sheet", "https://docs.google.com/d/YOUR-SHEET-ID"),
            value("language", "English"),
          ],
        },
      },
    },
    { name: "Tell", type: "n8n-nodes-base.slack", parameters: {} },
  ],
  connections: {},
} as unknown as WorkflowFile;
const one = {
  name: "normal: a mail is told",
  trigger: "Mail comes",
  pin: { "Mail comes": [{ id: "m1", from: "dana@field.example", name: "Dana Weber" }], Tell: [{}] },
  ran: [],
  notRan: [],
  json: {},
} as FixtureCase;

function runOf(requests: object[], status: "success" | "error" = "success"): RecordedCase {
  const start = { node: "Mail comes", from: [], out: [[{}]] };
  const tell = { node: "Tell", from: [{ step: 0, output: 0 }], out: [[{}]], told: requests };
  return { name: one.name, trigger: one.trigger, status, steps: [start, tell] } as RecordedCase;
}

test("a value is replaced by one of its kind, and words with a meaning stay", () => {
  const others = [...otherValues(file)].map(([text, other]) => [text, other(text)]);
  expect(others).toEqual([
    ["Example Ltd", "Sample Ltd"],
    ["office@example.com", "office.other@example.com"],
    ["#sales", "#sales-other"],
    ["EUR", "CHF"],
    ["YOUR-SHEET-ID", "THEIR-SHEET-ID"],
  ]);
});

test("what the user has entered is replaced by another entry of the same form", () => {
  const entered = { "YOUR-SHEET-ID": "s4Kx9" };
  const pin = { ...one.pin, Tell: [{ sheet: "s4Kx9" }] };
  const before = runOf([{ text: "See https://docs.google.com/d/s4Kx9" }]);
  const { file: changed, cases } = withOtherValues(file, [{ ...one, pin, entered }], [before]);
  expect(JSON.stringify(changed.nodes)).toContain("YOUR-SHEET-ID");
  expect(cases[0]!.case).toMatchObject({
    entered: { "YOUR-SHEET-ID": "s5Kx0" },
    pin: { Tell: [{ sheet: "s5Kx0" }] },
  });
  const judge = cases[0]!.judge;
  expect(judge(runOf([{ text: "See https://docs.google.com/d/s5Kx0" }]))).toEqual([]);
  expect(judge(before)).toHaveLength(1);
  const named = withOtherValues(file, [{ ...one, entered: { "YOUR-SHEET-ID": "hill" } }], [before]);
  expect(named.cases[0]!.case.entered).toEqual({ "YOUR-SHEET-ID": "hill-other" });
});

test("a text is replaced however it is capitalized, and a short word only as a whole", () => {
  const others = otherValues(file);
  expect(replaceTexts({ a: "Office@Example.com", b: "EURO and 5 EUR" }, others)).toEqual({
    a: "Office.other@Example.com",
    b: "EURO and 5 CHF",
  });
});

test("an example that is copied into a step is found", () => {
  const before = runOf([{ channel: "#sales", text: "5 EUR for Example Ltd" }]);
  const { file: changed, cases } = withOtherValues(file, [one], [before]);
  expect(JSON.stringify(changed.nodes)).not.toContain('#sales"');
  const judge = cases[0]!.judge;
  expect(judge(runOf([{ channel: "#sales-other", text: "5 CHF for Sample Ltd" }]))).toEqual([]);
  expect(judge(runOf([{ channel: "#sales-other", text: "5 EUR for Sample Ltd" }]))).toEqual([
    {
      step: "Tell",
      sentence:
        '"Tell" was told: item › 0 › text is "5 EUR for Sample Ltd" instead of "5 CHF for Sample Ltd".',
    },
  ]);
});

test("a run that takes another branch because of other values is found", () => {
  const before = runOf([{ text: "Hello" }]);
  const { cases } = withOtherValues(file, [one], [before]);
  const now = runOf([{ text: "Hello" }]);
  now.steps[1]!.node = "Stop";
  expect(cases[0]!.judge(now)).toEqual([
    { step: "Stop", sentence: 'the run goes another way at "Stop".' },
  ]);
});

test("a second item about which nobody gets a message is found", () => {
  const { cases } = withSeveralItems(
    file,
    [one],
    [runOf([{ text: "Mail of dana@field.example" }])],
  );
  const [twice] = cases;
  expect(twice!.case.pin["Mail comes"]).toHaveLength(2);
  expect(twice!.case.pin["Mail comes"]?.[1]).toMatchObject({ from: "dana2@field.example" });
  const both = [{ text: "Mail of dana@field.example" }, { text: "Mail of dana2@field.example" }];
  expect(twice!.judge(runOf(both))).toEqual([]);
  expect(twice!.judge(runOf(both.slice(0, 1)))).toEqual([
    expect.objectContaining({ step: "Tell", sentence: expect.stringContaining("dana2@") }),
  ]);
});

const other = {
  ...one,
  name: "normal: a mail is filed",
  pin: { "Mail comes": [{ id: "m7", from: "ray@hill.example" }], File: [{}] },
} as FixtureCase;

function ranTo(node: string, requests: object[]): RecordedCase {
  const run = runOf(requests);
  run.steps[1]!.node = node;
  return run;
}

test("two cases that take different ways come in one run, and a step that takes the first for both is found", () => {
  const runs = [runOf([{ to: "dana@field.example" }]), ranTo("File", [{ of: "ray@hill.example" }])];
  const [mixed, turned, ...rest] = withMixedItems(file, [one, other], runs);
  expect(rest).toEqual([]);
  expect(mixed!.cases[0]!.case.pin["Mail comes"]).toEqual([
    one.pin["Mail comes"]![0],
    { id: "m72", from: "ray2@hill.example" },
  ]);
  expect(turned!.cases[0]!.case.pin["Mail comes"]![0]).toEqual(other.pin["Mail comes"]![0]);
  expect(mixed!.cases[0]!.case.shares).toEqual({ Tell: [1], File: [1] });
  const judge = mixed!.cases[0]!.judge;
  const both = runOf([{ to: "dana@field.example" }]);
  both.steps.push(ranTo("File", [{ of: "ray2@hill.example" }]).steps[1]!);
  expect(judge(both)).toEqual([]);
  expect(judge(runOf([{ to: "dana@field.example" }, { to: "ray2@hill.example" }]))).toEqual([
    expect.objectContaining({ step: "Tell", sentence: expect.stringContaining("also told") }),
    expect.objectContaining({ step: "File", sentence: expect.stringContaining("no longer told") }),
  ]);
});

test("cases of one way, and cases that give one question two answers, are not put together", () => {
  const told = [{ all: true }];
  expect(withMixedItems(file, [one, one], [runOf(told), runOf(told)])).toEqual([]);
  const found = { ...one, pin: { ...one.pin, Tell: [{ found: 1 }] } } as FixtureCase;
  const longer = runOf(told);
  longer.steps.push({ ...longer.steps[1]!, node: "File", told: [] });
  expect(withMixedItems(file, [one, found], [runOf(told), longer])).toEqual([]);
});

test("a stranger's special characters that reach Slack unescaped are found", () => {
  const { cases } = withSigns(file, [one], [runOf([])]);
  const [signed] = cases;
  expect(JSON.stringify(signed!.case.pin)).toContain("Dana Weber <zz>&");
  expect(signed!.judge(runOf([{ text: "Dana Weber &lt;zz&gt;&amp;" }]))).toEqual([]);
  expect(signed!.judge(runOf([{ text: "Dana Weber <zz>&" }]))).toHaveLength(1);
  expect(signed!.judge(runOf([{ text: "" }], "error"))).toHaveLength(1);
});

test("a finding is excused by its kind and step, and an excuse without a finding is reported", () => {
  const found = {
    kind: "items" as const,
    case: one.name,
    step: "Tell",
    sentence: "One is missing.",
  };
  expect(linesOf([found], [])).toEqual([
    "With several items, normal: a mail is told: One is missing.",
  ]);
  const because = "Of one kind there is only one left.";
  expect(linesOf([found], [{ kind: "items", step: "Tell", because }])).toEqual([]);
  expect(linesOf([], [{ kind: "items", step: "Tell", because }])).toEqual([
    'fixtures.json, field variants: items find nothing at "Tell".',
  ]);
});
