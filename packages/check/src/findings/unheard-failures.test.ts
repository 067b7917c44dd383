import { expect, test } from "vitest";
import {
  casesOf,
  findingsIn,
  HOOK,
  withSettings,
  type Cases,
} from "../../../../tests/support/workflow-cases.ts";
import type { Example, Steps } from "../handbook/entry.ts";

const has = (example: Example, rule: string) =>
  findingsIn(example).some((one) => one.rule === rule);

const request = (url: string, parameters: object = {}): Example => ({
  steps: { Call: HOOK, Ask: ["httpRequest@4.2", { method: "POST", url, ...parameters }] },
});
const body = (value: string) => ({
  sendBody: true,
  bodyParameters: { parameters: [{ name: "a", value }] },
});
const when = (operation: string): Steps[string] => [
  "if@2.2",
  {
    conditions: {
      combinator: "and",
      conditions: [
        {
          leftValue: "={{ $json.email }}",
          rightValue: "",
          operator: { type: "string", operation },
        },
      ],
    },
  },
];
const MAIL: Steps[string] = ["gmail@2.2", { sendTo: "a@example.com", subject: "A", message: "B" }];
const INSERT: Steps[string] = [
  "postgres@2.4",
  { operation: "executeQuery", query: "INSERT INTO a" },
];
const POST: Steps[string] = ["httpRequest@4.2", { method: "POST", url: "https://crm.example.com" }];
const goingOn = (step: Steps[string]) => withSettings(step, { onError: "continueRegularOutput" });
const inTurn = (steps: Steps): Example => ({ steps: { Call: HOOK, ...steps } });
const every = (interval: object, Work: Steps[string]): Example => ({
  steps: { Start: ["scheduleTrigger@1.2", { rule: { interval: [interval] } }], Work },
});

const FAULTY: Cases = {
  "failure-goes-on": {
    "a request at the end": inTurn({ Post: goingOn(POST) }),
    "an insert at the end": inTurn({ Insert: goingOn(INSERT) }),
    "a mail at the end": inTurn({ Mail: goingOn(MAIL) }),
    "the setting of older files": inTurn({ Post: withSettings(POST, { continueOnFail: true }) }),
    "a caller is told OK": inTurn({ Insert: goingOn(INSERT), A: ["noOp"] }),
    "an If that drops what failed": inTurn({
      Post: goingOn(POST),
      If: when("notEmpty"),
      Insert: INSERT,
    }),
    "an effect later on": inTurn({ Post: goingOn(POST), A: ["noOp"], MAIL }),
  },
  "unsafe-request": {
    "a key in the address": request("http://crm.example.com/?api_key=A1b2C3d4E5f6G7"),
    "an authorization header": request("http://crm.example.com", {
      sendHeaders: true,
      headerParameters: { parameters: [{ name: "Authorization", value: "={{ $json.token }}" }] },
    }),
    "an email address": request("http://crm.example.com", body("={{ $json.body.email }}")),
    "a phone number in the address": request("=http://crm.example.com/{{ $json.phone }}"),
  },
  "too-often": {
    "every five seconds": every({ field: "seconds", secondsInterval: 5 }, POST),
    "every ten seconds by cron": every(
      { field: "cronExpression", expression: "*/10 * * * * *" },
      POST,
    ),
    "rows every second": every({ field: "seconds", secondsInterval: 1 }, INSERT),
  },
  "community-node": {
    "a step without a connection": {
      ...inTurn({ A: ["noOp"], Lone: ["n8n-nodes-x.y"] }),
      lines: ["Call > A"],
    },
    "a step that is switched off": inTurn({ Old: ["n8n-nodes-x.y", {}, { disabled: true }] }),
  },
  "unknown-node": {
    "a step without a connection": {
      ...inTurn({ A: ["noOp"], Lone: ["slakk"] }),
      lines: ["Call > A"],
    },
  },
  "blocked-node": {
    "a step without a connection": {
      ...inTurn({ A: ["noOp"], Lone: ["executeCommand"] }),
      lines: ["Call > A"],
    },
  },
};

test.each(casesOf(FAULTY))("is reported, %s: %s", (rule, _, example) => {
  expect(has(example, rule)).toBe(true);
});

const RIGHT: Cases = {
  "failure-goes-on": {
    "the run stops": inTurn({ Post: POST }),
    "a step that only reads": inTurn({
      Ask: goingOn(["httpRequest@4.2", { url: "https://a.example.com" }]),
    }),
    "an If asks for the error": inTurn({
      Post: goingOn(POST),
      If: ["if@2.2", { a: "={{ $json.error }}" }],
    }),
    "an If with both sides": {
      ...inTurn({ Post: goingOn(POST), If: when("notEmpty"), Insert: INSERT, Tell: MAIL }),
      lines: ["Call > Post", "Post > If", "If > Insert", "If:1 > Tell"],
    },
    "a Filter for what was refused": inTurn({
      Post: goingOn(POST),
      If: when("notExists"),
      Tell: MAIL,
    }),
    "a note on one side": {
      ...inTurn({ If: when("notEmpty"), Note: goingOn(INSERT) }),
      lines: ["Call > If", "If:1 > Note"],
    },
    "an error output": inTurn({ Post: withSettings(POST, { onError: "continueErrorOutput" }) }),
  },
  "unsafe-request": {
    "nothing of a person": request("http://crm.example.com", body("={{ $json.count }}")),
    encrypted: request("https://crm.example.com", body("={{ $json.body.email }}")),
    "a private network": request("http://192.168.1.5/a", body("={{ $json.body.email }}")),
    "a container beside n8n": request("http://crm:3000/a", body("={{ $json.body.email }}")),
    "a stand-in for a key": request("http://crm.example.com/?api_key=YOUR_API_KEY"),
  },
  "too-often": {
    "every ten minutes": every({ field: "minutes", minutesInterval: 10 }, POST),
    "five seconds without an effect": every({ field: "seconds", secondsInterval: 5 }, ["noOp"]),
  },
  "community-node": {
    "a step of n8n's own without a connection": {
      ...inTurn({ A: ["noOp"], Lone: ["slack@2.3"] }),
      lines: ["Call > A"],
    },
  },
};

test.each(casesOf(RIGHT))("is not reported, %s: %s", (rule, _, example) => {
  expect(has(example, rule)).toBe(false);
});

test("a schedule of seconds says how often it starts", () => {
  const [found] = findingsIn(every({ field: "seconds", secondsInterval: 5 }, POST)).filter(
    ({ rule }) => rule === "too-often",
  );
  expect(found?.sentence).toMatch(/every 5 seconds, .* 518,000 times a month/);
});

test("a finding does not say of another step what holds only for the first", () => {
  const secret = (key: string) => `const k = '${key}${"a1".repeat(12)}';`;
  const found = findingsIn(
    inTurn({
      A: ["code@2", { jsCode: secret("sk-") }],
      B: ["httpRequest@4.2", { url: `https://a.example.com/?api_key=${"A1b2".repeat(5)}` }],
    }),
  ).find(({ rule }) => rule === "secret-in-file");
  expect(found?.sentence).toContain('Also in "B".');
});
