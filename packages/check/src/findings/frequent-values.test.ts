import { expect, test } from "vitest";
import {
  casesOf,
  findingsIn,
  named,
  rulesIn,
  script,
  type Cases,
} from "../../../../tests/support/workflow-cases.ts";
import type { Example, Steps } from "../handbook/entry.ts";

const ROWS: Steps[string] = ["googleSheetsTrigger@1"];
const HOOK: Steps[string] = [
  "webhook@2",
  { path: "a", httpMethod: "POST", responseMode: "responseNode" },
];
const ifStep = (leftValue: string, type: string, operation: string, rightValue: unknown = "") =>
  [
    "if@2.2",
    {
      conditions: {
        options: { typeValidation: "strict" },
        combinator: "and",
        conditions: [{ leftValue, rightValue, operator: { type, operation } }],
      },
    },
  ] satisfies Steps[string];
const behind = (...steps: Steps[string][]): Example => ({
  steps: {
    Start: ["manualTrigger"],
    ...Object.fromEntries(steps.map((step, k) => [`Step ${k}`, step])),
  },
});
const behindRows = (Middle: Steps[string], value: string): Example => ({
  steps: { Rows: ROWS, Middle, Work: named(value) },
});
const all: Steps[string] = ["aggregate@1", { aggregate: "aggregateAllItemData" }];
const every = (expression: string): Example => ({
  steps: {
    Start: [
      "scheduleTrigger@1.2",
      { rule: { interval: [{ field: "cronExpression", expression }] } },
    ],
    Work: ["noOp"],
  },
});
const merged = (options: object): Example => ({
  steps: {
    Start: ["manualTrigger"],
    Ask: ifStep("={{ $json.a }}", "string", "equals", "x"),
    A: ["noOp"],
    B: ["noOp"],
    Join: ["merge@3", { mode: "combine", combineBy: "combineByPosition", options }],
  },
  lines: ["Start > Ask", "Ask > A", "Ask:1 > B", "A > Join", "B > Join@1"],
});
const forked = (second: Steps[string]): Example => ({
  steps: {
    Start: ["manualTrigger"],
    A: ["httpRequest@4.2", { url: "https://example.com" }],
    B: second,
    Mail: ["gmail@2.2", { sendTo: "a@example.com", subject: "Hi", message: "Hi" }],
  },
  lines: ["Start > A", "Start > B", "A > Mail", "B > Mail"],
});
const calendar = (start: string, end: string) =>
  behind(["googleCalendar@1.3", { calendar: { __rl: true, mode: "id", value: "a" }, start, end }]);
const sorted = (values: string[]) =>
  behind([
    "switch@3.2",
    {
      rules: {
        values: values.map((one) => ({
          conditions: ifStep("={{ $json.a }}", "string", "equals", one)[1].conditions,
        })),
      },
    },
  ]);

const PAIRS: Cases<[bad: Example, good: Example]> = {
  "lost-pairing": {
    "one item made of all": [
      behindRows(all, "={{ $('Rows').item.json.name }}"),
      behindRows(all, "={{ $('Rows').first().json.name }}"),
    ],
  },
  "first-of-many": {
    "code that reads one item of all": [
      behindRows(script("return [{ json: { a: $json.name } }];"), "b"),
      behindRows(
        script("return $input.all().map((row) => ({ json: { a: row.json.name } }));"),
        "b",
      ),
    ],
  },
  "merge-without-input": {
    "two ways of which a run takes one": [merged({}), merged({ includeUnpaired: true })],
  },
  "impossible-schedule": {
    "a day that never comes": [every("0 9 31 2 *"), every("0 9 28 2 *")],
    "every 90 minutes": [every("*/90 * * * *"), every("*/30 * * * *")],
  },
  "broken-condition": {
    "a blank behind the value": [
      behind(ifStep("={{ $json.a }}", "string", "equals", "active ")),
      behind(ifStep("={{ $json.a }}", "string", "startsWith", "active ")),
    ],
    "a value in quotes": [
      behind(ifStep("={{ $json.a }}", "string", "equals", '"active"')),
      behind(ifStep("={{ $json.a }}", "string", "equals", "active")),
    ],
    "a word in place of a date": [
      behind(ifStep("={{ $json.a }}", "dateTime", "before", "tomorrow")),
      behind(ifStep("={{ $json.a }}", "dateTime", "before", "2026-01-31")),
    ],
    "a blank behind an expression": [
      behind(ifStep("={{ 1 > $json.a }} ", "boolean", "equals", true)),
      behind(ifStep("={{ 1 > $json.a }}", "boolean", "equals", true)),
    ],
    "a part of an address as a number": [
      { steps: { Call: HOOK, Ask: ifStep("={{ $json.query.a }}", "number", "gt", 5) } },
      { steps: { Call: HOOK, Ask: ifStep("={{ Number($json.query.a) }}", "number", "gt", 5) } },
    ],
    "two rules with one value": [sorted(["a", "a"]), sorted(["a", "b"])],
  },
  "broken-json": {
    "single quotes around an expression": [
      behind([
        "httpRequest@4.2",
        {
          url: "https://example.com",
          method: "POST",
          sendBody: true,
          specifyBody: "json",
          jsonBody: "={ 'a': '{{ $json.a }}' }",
        },
      ]),
      behind(["set@3.4", { mode: "raw", jsonOutput: "={ 'a': '{{ $json.id }}' }" }]),
    ],
  },
  "missing-answer": {
    "a second answer": [
      { steps: { Call: HOOK, One: ["respondToWebhook@1.1"], Two: ["respondToWebhook@1.1"] } },
      {
        steps: {
          Call: HOOK,
          Ask: ifStep("={{ $json.body.a }}", "string", "equals", "x"),
          One: ["respondToWebhook@1.1"],
          Two: ["respondToWebhook@1.1"],
        },
        lines: ["Call > Ask", "Ask > One", "Ask:1 > Two"],
      },
    ],
  },
  "runs-twice": {
    "a mail behind two different steps": [
      forked(["slack@2.3", { select: "channel", channelId: "C1", text: "Hi" }]),
      forked(["httpRequest@4.2", { url: "https://example.com/b" }]),
    ],
  },
  "dropped-field": {
    "a file of rows": [
      behind(
        ["postgres@2.6", { operation: "select", table: "a" }],
        ["extractFromFile@1", { operation: "pdf" }],
      ),
      behind(
        ["dropbox@1", { operation: "download", path: "/a.pdf" }],
        ["extractFromFile@1", { operation: "pdf" }],
      ),
    ],
  },
  "misspelt-name": {
    ".lenght": [behind(named("={{ $json.a.lenght }}")), behind(named("={{ $json.a.length }}"))],
    $jsn: [behind(named("={{ $jsn.a }}")), behind(named("={{ $json.a }}"))],
  },
  "misused-value": {
    "JSON.parse() of an object": [
      behind(script("const a = JSON.parse($input.first().json);\nreturn [{ json: a }];")),
      behind(script("const a = JSON.parse($input.first().json.text);\nreturn [{ json: a }];")),
    ],
  },
  "empty-mapping": {
    "no value for the column that finds the row": [
      behind([
        "airtable@2.1",
        {
          operation: "update",
          columns: { mappingMode: "defineBelow", value: { Name: "a" }, matchingColumns: ["id"] },
        },
      ]),
      behind([
        "airtable@2.1",
        {
          operation: "upsert",
          columns: { mappingMode: "defineBelow", value: { Name: "a" }, matchingColumns: ["id"] },
        },
      ]),
    ],
  },
  "wrong-value": {
    "an end before its start": [
      calendar("={{ $now.plus({ hours: 2 }) }}", "={{ $now.plus(1, 'hour').toISO() }}"),
      calendar("={{ $now }}", "={{ $now.plus(30, 'minutes') }}"),
    ],
    "a list as the JSON of a Set step": [
      behind(["set@3.4", { mode: "raw", jsonOutput: '[{ "a": "1" }]' }]),
      behind(["set@3.4", { mode: "raw", jsonOutput: '{ "a": ["1"] }' }]),
    ],
    "a property of Notion without its kind": [
      behind([
        "notion@2.2",
        {
          resource: "databasePage",
          propertiesUi: { propertyValues: [{ key: "Name", title: "a" }] },
        },
      ]),
      behind([
        "notion@2.2",
        {
          resource: "databasePage",
          propertiesUi: { propertyValues: [{ key: "Name|title", title: "a" }] },
        },
      ]),
    ],
    "one name for two fields of a form": [
      behind([
        "form@2.3",
        { formFields: { values: [{ fieldLabel: "Name" }, { fieldLabel: "Name" }] } },
      ]),
      behind([
        "form@2.3",
        { formFields: { values: [{ fieldLabel: "Name" }, { fieldLabel: "Town" }] } },
      ]),
    ],
  },
};

test.each(casesOf(PAIRS))("%s is found, and only where it is wrong: %s", (rule, _, [bad, good]) => {
  expect(rulesIn(bad)).toContain(rule);
  expect(rulesIn(good)).not.toContain(rule);
});

const scheduleLevels = (expression: string) =>
  findingsIn(every(expression))
    .filter(({ sentence }) => sentence.includes("whose day never comes"))
    .map(({ rule, level }) => [rule, level]);

test.each([
  "* * 31 2 *",
  "0 9 31 2 *",
  "0 0 9 31 2 *",
  "0 9 30 feb *",
  "0 9 31 FEB ?",
  "0 9 31 02 *",
  "0 9 30,31 2 *",
  "0 9 30-31 2 *",
  "0 9 31 4,6,9,11 *",
  "0 9 31 2,APR *",
  "0 9 31 apr,jun *",
  "0 9 30/1 2 *",
  "0 9 31 2-2 *",
])("a day that no month of the schedule has is reported: %s", (expression) => {
  expect(scheduleLevels(expression)).toEqual([["impossible-schedule", "can-hurt"]]);
});

test.each([
  "0 9 29 2 *",
  "0 9 31 * *",
  "0 9 31 1,2 *",
  "0 9 30 2-4 *",
  "0 9 31 */2 *",
  "0 9 31 4-6 *",
  "0 9 28-31 2 *",
  "0 9 1,31 2 *",
  "0 9 */10 2 *",
  "0 9 L 2 *",
  "0 9 * 2 *",
  "0 9 30 4 *",
  // February has no 31st, but each of these schedules also starts the workflow on weekdays.
  "0 9 31 2 1",
  "0 9 31 2 MON-FRI",
])("a day that one month of the schedule has is not reported: %s", (expression) => {
  expect(scheduleLevels(expression)).toEqual([]);
});
