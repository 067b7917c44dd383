import { expect, test } from "vitest";
import {
  casesOf,
  named,
  rulesIn,
  script,
  type Cases,
  withSettings,
} from "../../../../tests/support/workflow-cases.ts";
import type { Example, Steps } from "../handbook/entry.ts";

const MAIL: Steps[string] = [
  "gmail@2.2",
  { sendTo: "a@example.com", subject: "Hi", message: "=Hi {{ $json.name }}" },
];
const ROWS: Steps[string] = ["googleSheetsTrigger@1"];
const request = (parameters: object): Steps[string] => [
  "httpRequest@4.2",
  {
    url: "https://example.com",
    method: "POST",
    sendBody: true,
    specifyBody: "json",
    ...parameters,
  },
];
const ifStep = (leftValue: string, type: string, operation: string): Steps[string] => [
  "if@2.2",
  {
    conditions: {
      options: { typeValidation: "strict" },
      combinator: "and",
      conditions: [{ leftValue, rightValue: "1", operator: { type, operation } }],
    },
  },
];
const inOrder = (steps: Steps, lines?: string[]): Example => ({
  steps: { Start: ["manualTrigger"], ...steps },
  ...(lines ? { lines } : {}),
});
const joined = (Work: Steps[string]): Example =>
  inOrder({ Ask: ifStep("={{ $json.a }}", "string", "equals"), Extra: ["noOp"], Work }, [
    "Start > Ask",
    "Ask > Extra",
    "Ask:1 > Work",
    "Extra > Work",
  ]);
/** Builds a workflow in which only one output of `Ask` leads to A and B. */
const skipping = (code: string): Example =>
  inOrder(
    {
      Ask: ifStep("={{ $json.a }}", "string", "equals"),
      A: ["noOp"],
      B: ["noOp"],
      Other: ["noOp"],
      Work: script(`${code} return [];\nreturn $('B').all();`),
    },
    ["Start > Ask", "Ask > A", "A > B", "B > Work", "Ask:1 > Other", "Other > Work"],
  );
const behindRows = (Copy: Steps[string]): Example => ({
  steps: { Rows: ROWS, Copy, Work: named("={{ $('Rows').item.json.name }}") },
});
const called = (value: string): Example => ({
  steps: { Call: ["webhook@2", { path: "a" }], Work: named(value) },
});

const tryingAgain = (url: string): Example =>
  inOrder({ Ask: withSettings(request({ url }), { retryOnFail: true }) });

const FAULTY: Cases = {
  "retries-what-cannot-be-undone": {
    "a computed path of a service that sends": tryingAgain(
      "=https://api.twilio.com{{ $json.path }}",
    ),
    "a service that sends, with a port": tryingAgain("https://api.resend.com:443/emails"),
  },
  "later-reference": {
    "a step of one branch": joined(named("={{ $('Extra').first().json.a }}")),
    "a later step, behind a question about another": inOrder({
      Work: named("={{ $('Start').isExecuted ? $('Later').first().json.a : '' }}"),
      Later: ["noOp"],
    }),
  },
  "runs-twice": {
    "two lists in one Aggregate": inOrder(
      {
        A: ["noOp"],
        B: ["noOp"],
        All: ["aggregate@1", { aggregate: "aggregateAllItemData" }],
        MAIL,
      },
      ["Start > A", "Start > B", "A > All", "B > All", "All > MAIL"],
    ),
  },
  "lost-pairing": {
    "the first five rows": behindRows(
      script(
        "const out = [];\nfor (const row of $input.all()) {\n  if (out.length >= 5) break;\n  out.push({ json: row.json });\n}\nreturn out;",
      ),
    ),
  },
  "first-of-many": {
    "a receiver that a script gives": {
      steps: {
        Rows: ROWS,
        Due: script("return $input.all().filter((row) => row.json.due);"),
        Mail: ["gmail@2.2", { ...MAIL[1], sendTo: "={{ $('Due').first().json.email }}" }],
      },
    },
    "a query for a sum of each group": {
      steps: {
        Start: ["manualTrigger"],
        Sums: [
          "postgres@2.6",
          { operation: "executeQuery", query: "SELECT email, sum(due) FROM a GROUP BY email" },
        ],
        Mail: ["gmail@2.2", { ...MAIL[1], sendTo: "={{ $('Sums').first().json.email }}" }],
      },
    },
  },
  "broken-condition": {
    "a number as text": inOrder({
      Ask: ifStep("={{ $json.a.length }}", "string", "equals"),
      Work: ["noOp"],
    }),
    "a yes or no as text in an old If": inOrder({
      Ask: ["if@1", { conditions: { string: [{ value1: "={{ $json.a > 1 }}", value2: "true" }] } }],
      Work: ["noOp"],
    }),
  },
  "broken-json": {
    "a comma too many around an expression": inOrder({
      Ask: request({ jsonBody: '={ "a": "{{ $json.a }}", }' }),
    }),
  },
  "json-from-text": {
    "a title that a model writes": inOrder({
      Ask: request({ jsonBody: '={ "a": "{{ $json.output.headline }}" }' }),
    }),
  },
  "webhook-without-body": {
    GET: called("={{ $json.body.a }}"),
  },
  "dropped-field": {
    "a field that an answer replaces": inOrder({
      First: script("return [{ json: { orderCode: 7 } }];"),
      Ask: request({ jsonBody: "{}" }),
      Work: named("={{ $json.orderCode }}"),
    }),
    "a field that the answer to a message replaces": inOrder({
      First: script("return [{ json: { orderCode: 7 } }];"),
      Tell: ["slack@2.3", { select: "channel", channelId: "C1", text: "Hi" }],
      Work: named("={{ $json.orderCode }}"),
    }),
    "a file under another name": inOrder({
      Load: ["dropbox@1", { operation: "download", path: "/a.pdf" }],
      Read: ["extractFromFile@1", { operation: "pdf", binaryPropertyName: "file" }],
    }),
  },
  "sql-from-text": {
    "a value between quotes": inOrder({
      Ask: ["httpRequest@4.2", { url: "https://example.com" }],
      Write: ["postgres@2.6", { operation: "executeQuery", query: "=SELECT '{{ $json.city }}'" }],
    }),
  },
};

test.each(casesOf(FAULTY))("%s is found: %s", (rule, _, example) => {
  expect(rulesIn(example)).toContain(rule);
});

const RIGHT: Cases = {
  "retries-what-cannot-be-undone": {
    "a host that begins like a service": tryingAgain("https://api.resend.company.example/emails"),
  },
  "later-reference": {
    "code that asks first": joined(
      named("={{ $('Extra').isExecuted ? $('Extra').first().json.a : '' }}"),
    ),
    "code that asks about a step behind it": inOrder(
      {
        Ask: ifStep("={{ $json.a }}", "string", "equals"),
        Extra: ["noOp"],
        "Bob's": ["noOp"],
        Work: script("if (!$('Bob\\'s').isExecuted) return [];\nreturn $('Extra').all();"),
      },
      ["Start > Ask", "Ask > Extra", "Ask:1 > Work", "Extra > Bob's", "Bob's > Work"],
    ),
    "code that asks about a step before it": skipping("if (!$('A').isExecuted)"),
    "code that keeps that answer": skipping("const ran = $('A').isExecuted;\nif (!ran)"),
    "code that asks about the other branch": skipping("if ($('Other').isExecuted)"),
    "code that keeps the step first": joined(
      script("const extra = $('Extra');\nreturn extra.isExecuted ? extra.all() : [];"),
    ),
    "a condition before it": joined(named("={{ $json.a ? '' : $('Extra').first().json.a }}")),
  },
  "runs-twice": {
    "two branches of one If": inOrder(
      { Ask: ifStep("={{ $json.a }}", "string", "equals"), Extra: ["noOp"], MAIL },
      ["Start > Ask", "Ask > Extra", "Ask:1 > MAIL", "Extra > MAIL"],
    ),
  },
  "lost-pairing": {
    "one new item for each": behindRows(
      script("return $input.all().map((row) => ({ json: row.json }));"),
    ),
    "a helper that returns early": behindRows(
      script(
        "function name(row) {\n  if (!row.json.a) return '';\n  return row.json.a;\n}\nconst out = [];\nfor (const row of $input.all()) out.push({ json: { a: name(row) } });\nreturn out;",
      ),
    ),
  },
  "broken-json": {
    "an expression for a part": inOrder({
      Ask: request({ jsonBody: '={ "a": 1 {{ $json.more }} }' }),
    }),
  },
  "webhook-without-body": {
    "a call that may bring either": called("={{ $json.body.a || $json.query.a }}"),
  },
  "sql-from-text": {
    "a time": inOrder({
      Write: ["postgres@2.6", { operation: "executeQuery", query: "=SELECT '{{ $now.toISO() }}'" }],
    }),
  },
};

test.each(casesOf(RIGHT))("%s is not found where all is right: %s", (rule, _, example) => {
  expect(rulesIn(example)).not.toContain(rule);
});
