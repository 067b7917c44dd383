import { one, type Entry } from "./entry.ts";

const MAIL = { sendTo: "a@example.com", subject: "Hello", message: "Hello" };
const ask = (parameters: object, settings: object = {}) =>
  one("httpRequest@4.2", { url: "https://example.com", ...parameters }, settings);
const json = (jsonBody: string) =>
  ask({ method: "POST", sendBody: true, specifyBody: "json", jsonBody });
const when = (operation: string, rightValue: unknown) =>
  one("if@2.2", {
    conditions: {
      options: { version: 2, typeValidation: "strict" },
      combinator: "and",
      conditions: [
        { leftValue: "={{ $json.a }}", rightValue, operator: { type: "string", operation } },
      ],
    },
  });
const sheetAt = (value: string) =>
  one("googleSheets@4.5", {
    documentId: { __rl: true, mode: "id", value },
    sheetName: { __rl: true, mode: "name", value: "A" },
  });
const sheet = (value: object) =>
  one("googleSheets@4.5", {
    operation: "append",
    documentId: { __rl: true, mode: "id", value: "1" },
    sheetName: { __rl: true, mode: "id", value: "0" },
    columns: { mappingMode: "defineBelow", value },
  });

export const FIELDS: Entry[] = [
  {
    rule: "lost-settings",
    title: "The settings of the steps are in the file.",
    why: "Pages that show a template, and collections made from them, hold the steps without their settings. Such a file looks whole on the canvas and cannot run.",
    bad: {
      steps: {
        Start: ["manualTrigger"],
        Ask: ["httpRequest@4.3"],
        Split: ["splitOut"],
        Read: ["rssFeedRead@1.2"],
      },
    },
    good: {
      steps: {
        Start: ["manualTrigger"],
        Ask: ["httpRequest@4.3", { url: "https://example.com" }],
        Split: ["splitOut", { fieldToSplitOut: "a" }],
        Read: ["rssFeedRead@1.2", { url: "https://example.com/rss" }],
      },
    },
  },
  {
    rule: "missing-field",
    title: "Every field that n8n demands is filled in.",
    why: "n8n does not start a workflow in which a required field is empty.",
    bad: one("gmail@2.2", { ...MAIL, sendTo: "" }),
    good: one("gmail@2.2", MAIL),
  },
  {
    rule: "stand-in-left",
    title: "Your own values stand where the template left room for them.",
    why: "Templates hold stand-ins such as YOUR_API_KEY. A service refuses them, often with an error that does not say why. Where every step that uses one goes on after an error, it only can hurt you.",
    bad: one("httpRequest@4.3", { url: "https://example.com/YOUR_ACCOUNT_ID" }),
    good: one("httpRequest@4.3", { url: "https://example.com/42" }),
  },
  {
    rule: "unknown-choice",
    title: "A field holds one of the values that n8n offers.",
    why: "With an operation that does not exist the step fails, or does something else than was meant.",
    bad: one("gmail@2.2", { ...MAIL, resource: "message", operation: "sendd" }),
    good: one("gmail@2.2", { ...MAIL, resource: "message", operation: "send" }),
  },
  {
    rule: "wrong-type",
    title: "A field holds the kind of value that n8n stores there.",
    why: "A list where n8n keeps a text makes the step fail, and the editor may not be able to open it.",
    bad: one("gmail@2.2", { ...MAIL, subject: ["Hello"] }),
    good: one("gmail@2.2", MAIL),
  },
  {
    rule: "wrong-value",
    title: "A value is one that the step can use.",
    why: "The editor takes many values that the step or its service refuses later, such as a whole address in place of an id.",
    bad: sheetAt("https://docs.google.com/spreadsheets/d/1abc/edit"),
    good: sheetAt("1abc"),
  },
  {
    rule: "crossed-fields",
    title: "Each field gets the value of its own name.",
    why: "Two values that changed places pass every check of n8n. The customer is then called by the name of the town.",
    bad: sheet({ Name: "={{ $json.town }}", Town: "={{ $json.name }}" }),
    good: sheet({ Name: "={{ $json.name }}", Town: "={{ $json.town }}" }),
  },
  {
    rule: "misspelt-field",
    title: "A field has the name that n8n knows it by.",
    why: "n8n ignores a field under another name, so what was written there has no effect.",
    bad: one("gmail@2.2", { sendTo: "a@example.com", message: "Hi", subjekt: "Hello" }),
    good: one("gmail@2.2", MAIL),
  },
  {
    rule: "settings-of-another-version",
    title: "The settings of a step belong to its version.",
    why: "n8n changed the names of fields from version to version. A step with a new number and old fields looks full in the file and is empty in n8n.",
    bad: one("set@3.4", { values: { string: [{ name: "a", value: "b" }] } }),
    good: one("set@1", { values: { string: [{ name: "a", value: "b" }] } }),
  },
  {
    rule: "broken-json",
    title: "A field that n8n reads as JSON holds JSON.",
    why: "A comma too many or a single quote, and the step stops with an error each time.",
    bad: json('{ "a": 1, }'),
    good: json('{ "a": 1 }'),
  },
  {
    rule: "json-from-text",
    title: "A text that goes into JSON cannot break it.",
    why: "The first customer who writes a quote or a second line stops the workflow.",
    bad: json('={ "text": "{{ $json.message }}" }'),
    good: json('={ "text": {{ JSON.stringify($json.message) }} }'),
  },
  {
    rule: "broken-condition",
    title: "A condition compares something, in a way that n8n knows.",
    why: "With an unknown comparison a condition never holds, and without two sides it decides nothing. The run stays green.",
    bad: when("isEqual", "b"),
    good: when("equals", "b"),
  },
  {
    rule: "empty-mapping",
    title: "A step that writes rows says what goes into which column.",
    why: "Without a column n8n stops with an error or adds rows in which nothing stands.",
    bad: sheet({}),
    good: sheet({ Name: "={{ $json.name }}" }),
  },
  {
    rule: "impossible-address",
    title: "The address of a request is whole.",
    why: "n8n asks only addresses that begin with http:// or https://.",
    bad: ask({ url: "api.example.com/v1" }),
    good: ask({ url: "https://api.example.com/v1" }),
  },
  {
    rule: "never-sent",
    title: "What was filled in is also sent.",
    why: "A body or an account that is not switched on stays in the file. The service gets an empty request and answers with an error, or with nothing.",
    bad: ask({ method: "POST", specifyBody: "json", jsonBody: '{ "a": 1 }' }),
    good: json('{ "a": 1 }'),
  },
  {
    rule: "unsafe-request",
    title: "Nobody on the way can read what is sent.",
    why: "Without encryption, or with any certificate accepted, whoever runs a network on the way reads keys and data of people. Addresses of a private network are left out.",
    bad: ask({ options: { allowUnauthorizedCerts: true } }),
    good: ask({}),
  },
];
