import { describe, expect, test } from "vitest";
import type { Example, Steps } from "../../handbook/entry.ts";
import { findingsIn, HOOK, withSettings } from "../../../../../tests/support/workflow-cases.ts";

const WAIT: Steps[string] = ["wait@1.1", { amount: 1, unit: "hours" }];
const post = (value = "={{ $('Call').item.json.body.email }}"): Steps[string] => [
  "httpRequest@4.2",
  {
    method: "POST",
    url: "https://crm.example.com/leads",
    sendBody: true,
    bodyParameters: { parameters: [{ name: "email", value }] },
  },
];
const get = (url = "https://crm.example.com/job"): Steps[string] => ["httpRequest@4.2", { url }];
const when = (leftValue: string, operation = "notEmpty", type = "if@2.2"): Steps[string] => [
  type,
  {
    conditions: {
      combinator: "and",
      conditions: [{ leftValue, rightValue: "", operator: { type: "string", operation } }],
    },
  },
];
const INSERT: Steps[string] = [
  "postgres@2.4",
  {
    operation: "executeQuery",
    query: "=INSERT INTO a VALUES ('{{ $('Call').item.json.body.a }}')",
  },
];
const MAIL: Steps[string] = ["gmail@2.2", { sendTo: "a@example.com", subject: "A", message: "B" }];
const CHAT: Steps[string] = [
  "slack@2.3",
  { resource: "message", operation: "post", select: "channel", channelId: "C1", text: "Hi" },
];
const CALL = "={{ $('Call').item.json.body.email }}";

/**
 * Makes a loop: the first output of each step leads to the next step, and the last step leads back to the first. Items
 * enter the loop at the first step.
 */
const ring = (steps: Steps, more: Steps = {}, lines: string[] = []): Example => {
  const names = Object.keys(steps);
  return {
    steps: { Call: HOOK, ...steps, ...more },
    lines: [
      `Call > ${names[0]}`,
      ...names.map((name, k) => `${name} > ${names[(k + 1) % names.length]}`),
      ...lines,
    ],
  };
};
const levelsOf = (example: Example) =>
  findingsIn(example)
    .filter(({ rule }) => rule === "endless-loop")
    .map(({ level }) => level);

const FAULTY: Record<string, Example> = {
  "no exit, an insert": ring({ Insert: INSERT, Wait: WAIT }),
  "no exit, a mail": ring({ Mail: MAIL, Wait: WAIT }),
  "no exit, a request that goes on after errors": ring({
    Post: withSettings(post(), { onError: "continueRegularOutput" }),
    Wait: WAIT,
  }),
  "both sides of an If lead back": ring(
    { Post: post(), If: when("={{ $json.id }}"), Wait: WAIT },
    {},
    ["If:1 > Wait"],
  ),
  "both sides of an If lead back by ways of their own": ring(
    { Post: post(), If: when("={{ $json.id }}"), Mail: MAIL },
    { Chat: CHAT },
    ["If:1 > Chat", "Chat > Post"],
  ),
  "only the error output leads out, to nothing": ring({
    Post: withSettings(post(), { onError: "continueErrorOutput" }),
    Wait: WAIT,
  }),
  "only the error output leads out, with an update by SQL": ring({
    Post: withSettings(post(), { onError: "continueErrorOutput" }),
    Insert: INSERT,
  }),
  "only the error output of a mail leads out, to a message": ring(
    { Mail: withSettings(MAIL, { onError: "continueErrorOutput" }), Wait: WAIT },
    { Tell: CHAT },
    ["Mail:1 > Tell"],
  ),
  "only the error output of an insert leads out, to a message": ring(
    { Insert: withSettings(INSERT, { onError: "continueErrorOutput" }) },
    { Tell: CHAT },
    ["Insert:1 > Tell"],
  ),
  "an output leads out, but the same items also lead back": ring(
    { Mail: withSettings(MAIL, { onError: "continueErrorOutput" }), Wait: WAIT },
    { Tell: CHAT },
    ["Mail > Tell"],
  ),
  "the way out is switched off": ring({
    Post: post(),
    If: withSettings(when("={{ $json.id }}"), { disabled: true }),
    Wait: WAIT,
  }),
  "an If about the call, a request": ring({ Post: post(), If: when(CALL), Wait: WAIT }),
  "an If about the call, an insert": ring({ Insert: INSERT, If: when(CALL), Wait: WAIT }),
  "an If about the call, whose other side leads on": ring(
    { Post: post(), If: when(CALL), Wait: WAIT },
    { Tell: CHAT },
    ["If:1 > Tell"],
  ),
  "an If about the call, at the beginning": ring({ If: when(CALL), Mail: MAIL, Wait: WAIT }),
  "a Filter about the call": ring({
    Post: post(),
    Filter: when(CALL, "notEmpty", "filter@2.2"),
    Wait: WAIT,
  }),
  "an If that names the trigger the old way": ring({
    Chat: CHAT,
    If: when('={{ $node["Call"].json.body.a }}'),
    Wait: WAIT,
  }),
  "two Ifs about the call": ring({
    Post: post(),
    If: when(CALL),
    Also: when(CALL, "exists"),
    Wait: WAIT,
  }),
  "the same insert as long as the request answers": ring({
    Post: post("={{ $json.body.email }}"),
    If: when("={{ $json.email }}"),
    Insert: INSERT,
    Wait: WAIT,
  }),
  "the same mail as long as the request answers": ring({
    Post: post(),
    If: when("={{ $json.email }}", "exists"),
    Mail: MAIL,
    Wait: WAIT,
  }),
};

const RIGHT: Record<string, Example> = {
  "asking until it is ready": ring(
    { Get: get(), If: when("={{ $json.status }}", "notEquals"), Wait: WAIT },
    { Mail: MAIL },
    ["If:1 > Mail"],
  ),
  "asking by POST until it is ready": ring({
    Post: post(),
    If: when("={{ $json.status }}", "notEquals"),
    Wait: WAIT,
  }),
  "trying again after an error": ring({ Post: post(), If: when("={{ $json.error }}"), Wait: WAIT }),
  "trying again by the error output": {
    steps: {
      Call: HOOK,
      Post: withSettings(post(), { onError: "continueErrorOutput" }),
      Wait: WAIT,
      Mail: MAIL,
    },
    lines: ["Call > Post", "Post > Mail", "Post:1 > Wait", "Wait > Post"],
  },
  "trying a mail again by the error output": {
    steps: { Call: HOOK, Mail: withSettings(MAIL, { onError: "continueErrorOutput" }), Wait: WAIT },
    lines: ["Call > Mail", "Mail:1 > Wait", "Wait > Mail"],
  },
  "page after page until one is missing": ring({
    Get: withSettings(get(), { onError: "continueErrorOutput" }),
    Insert: INSERT,
  }),
  "taking jobs by POST until there is none": ring(
    { Post: withSettings(post(), { onError: "continueErrorOutput" }), Wait: WAIT },
    { Tell: CHAT },
    ["Post:1 > Tell"],
  ),
  "rows that SQL asks for until there is none": ring({
    Rows: withSettings(["postgres@2.4", { operation: "executeQuery", query: "SELECT * FROM a" }], {
      onError: "continueErrorOutput",
    }),
    Mail: MAIL,
  }),
  "a script that ends it by an error": ring({
    Code: withSettings(
      ["code@2", { jsCode: "if ($runIndex > 3) throw new Error('End'); return $input.all();" }],
      {
        onError: "continueErrorOutput",
      },
    ),
    Mail: MAIL,
  }),
  "a limit of rounds": ring({ Post: post(), If: when("={{ $runIndex < 3 }}"), Wait: WAIT }),
  "a counter in a script": ring({
    Count: ["code@2", { jsCode: "return [{ json: { n: $runIndex } }];" }],
    If: when("={{ $json.n }}"),
    Mail: MAIL,
  }),
  "a counter in a Set, read by its name": ring({
    Count: [
      "set@3.4",
      {
        assignments: {
          assignments: [{ id: "1", name: "n", type: "number", value: "={{ $json.n + 1 }}" }],
        },
      },
    ],
    If: when("={{ $('Count').item.json.n }}"),
    Post: post(),
  }),
  "a time that ends it": ring({
    Post: post(),
    If: when("={{ $now < $('Call').item.json.body.until }}"),
    Wait: WAIT,
  }),
  "Loop Over Items": {
    steps: { Call: HOOK, Loop: ["splitInBatches@3"], Post: post(), Wait: WAIT },
    lines: ["Call > Loop", "Loop:1 > Post", "Post > Wait", "Wait > Loop"],
  },
  "Loop Over Items with an If about the call": {
    steps: { Call: HOOK, Loop: ["splitInBatches@3"], If: when(CALL), Post: post() },
    lines: ["Call > Loop", "Loop:1 > If", "If > Post", "If:1 > Loop", "Post > Loop"],
  },
  "page after page": ring({
    Get: get("={{ $json.next }}"),
    If: when("={{ $json.next }}"),
    Insert: INSERT,
  }),
  "a reminder until somebody has answered": ring({
    Get: get(),
    If: when("={{ $json.answer }}", "empty"),
    Mail: MAIL,
    Wait: WAIT,
  }),
  "a person decides": ring({
    Mail: [
      "gmail@2.2",
      { sendTo: "a@example.com", subject: "A", message: "={{ $execution.resumeUrl }}" },
    ],
    Wait: ["wait@1.1", { resume: "webhook", limitWaitTime: true }],
    If: when("={{ $json.query.again }}"),
    Insert: INSERT,
  }),
  "rows that are still open": ring({
    Rows: ["postgres@2.4", { operation: "select", schema: "public", table: "a" }],
    If: when("={{ $json.id }}"),
    Mail: MAIL,
  }),
  "no effect is repeated": ring({ Get: get(), If: when(CALL), Wait: WAIT }),
};

describe("loops", () => {
  test.each(Object.entries(FAULTY))("can hurt: %s", (_, example) => {
    expect(levelsOf(example)).toEqual(["can-hurt"]);
  });

  test.each(Object.entries(RIGHT))("end: %s", (_, example) => {
    expect(levelsOf(example)).toEqual([]);
  });

  test("a loop that repeats requests as long as they answer is only worth knowing", () => {
    const steps = { Post: post(), If: when("={{ $json.email }}"), Log: post(), Wait: WAIT };
    expect(levelsOf(ring(steps))).toEqual(["worth-knowing"]);
  });
});
