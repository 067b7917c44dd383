import type { Entry, Example } from "./entry.ts";

/** Start, then the one step that is looked at. */
function one(type: string, parameters: object = {}, settings: object = {}): Example {
  return {
    steps: { Start: ["manualTrigger"], Work: [type, parameters, settings] },
    lines: ["Start > Work"],
  };
}

const CODE = (jsCode: string) => one("code@2", { jsCode });
const SET = (value: string) =>
  one("set@3.4", { assignments: { assignments: [{ id: "1", name: "a", type: "string", value }] } });
const MAIL = { sendTo: "a@example.com", subject: "Hello", message: "Hello" };
const model = (name: string): Example => ({
  steps: {
    Chat: ["chatTrigger@1.1"],
    Answer: ["agent@3"],
    Model: ["lmChatGoogleGemini@1", { modelName: name }],
  },
  lines: ["Chat > Answer", "Model ai_languageModel> Answer"],
});

const ACCOUNT = { credentials: { gmailOAuth2: { id: "1", name: "Mail" } } };
const twoMails = (settings: object): Example => ({
  steps: {
    Start: ["manualTrigger"],
    First: ["gmail@2.2", MAIL, ACCOUNT],
    Second: ["gmail@2.2", MAIL, settings],
  },
  lines: ["Start > First", "First > Second"],
});

export const STEPS: Entry[] = [
  {
    rule: "unknown-node",
    title: "Every step is of a type that n8n has.",
    why: "n8n shows a step of an unknown type with a question mark and does not run the workflow. The name is misspelt, or a program made it up.",
    bad: one("NoOp"),
    good: one("noOp"),
  },
  {
    rule: "community-node",
    title: "Nothing has to be installed first.",
    why: "Steps of a community package run only where somebody has installed it, and on n8n Cloud only if it was verified.",
    bad: one("n8n-nodes-example.something"),
    good: one("noOp"),
  },
  {
    rule: "unknown-version",
    title: "Every step has a version that exists.",
    why: "n8n cannot open a step in a version that its type never had, because it does not know its fields.",
    bad: one("slack@9", { resource: "message", operation: "post", text: "Hi" }),
    good: one("noOp"),
  },
  {
    rule: "removed-node",
    title: "No step is of a type that n8n has removed.",
    why: "n8n takes types away when their service closes or something better is there. A workflow with one of them does not run.",
    bad: { steps: { Start: ["start"], Work: ["noOp"] }, lines: ["Start > Work"] },
    good: one("noOp"),
  },
  {
    rule: "outdated-node",
    title: "The steps are of types that n8n still offers.",
    why: "n8n still runs the old types but no longer mends them, and removes them one day.",
    bad: one("function", { functionCode: "return items;" }),
    good: one("code@2", { jsCode: "return $input.all();" }),
  },
  {
    rule: "blocked-node",
    title: "No step does what n8n has switched off.",
    why: "Since 2.0 n8n does not run commands on its server or watch its folders unless whoever runs it allows that.",
    bad: one("executeCommand", { command: "ls" }),
    good: one("noOp"),
  },
  {
    rule: "switched-off-model",
    title: "The model still answers.",
    why: "Providers switch off old models. A step that asks one of them fails in every run.",
    bad: model("models/gemini-1.5-flash"),
    good: model("models/gemini-3-flash"),
  },
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
      lines: ["Start > Ask", "Ask > Split", "Split > Read"],
    },
    good: {
      steps: {
        Start: ["manualTrigger"],
        Ask: ["httpRequest@4.3", { url: "https://example.com" }],
        Split: ["splitOut", { fieldToSplitOut: "a" }],
        Read: ["rssFeedRead@1.2", { url: "https://example.com/rss" }],
      },
      lines: ["Start > Ask", "Ask > Split", "Split > Read"],
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
    why: "Templates hold stand-ins such as YOUR_API_KEY. A service refuses them, often with an error that does not say why.",
    bad: one("httpRequest@4.3", { url: "https://example.com/YOUR_ACCOUNT_ID" }),
    good: one("httpRequest@4.3", { url: "https://example.com/42" }),
  },
  {
    rule: "no-account",
    title: "Every step that signs in to a service has an account.",
    why: "n8n stops at a step without one. A copied step, or one that was added last, is easily forgotten.",
    bad: twoMails({}),
    good: twoMails(ACCOUNT),
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
    rule: "misspelt-field",
    title: "A field has the name that n8n knows it by.",
    why: "n8n ignores a field under another name, so what was written there has no effect.",
    bad: one("gmail@2.2", { sendTo: "a@example.com", message: "Hi", subjekt: "Hello" }),
    good: one("gmail@2.2", MAIL),
  },
  {
    rule: "unreadable-code",
    title: "n8n can read every expression and every script.",
    why: "One bracket too few, and the step stops with an error when it is its turn.",
    bad: CODE("return [ { json: { a: 1 } };"),
    good: CODE("return [ { json: { a: 1 } } ];"),
  },
  {
    rule: "missing-equals",
    title: 'A text with an expression begins with "=".',
    why: "Otherwise the customer reads the brackets instead of the value.",
    bad: SET("Hello {{ $json.name }}"),
    good: SET("=Hello {{ $json.name }}"),
  },
  {
    rule: "unknown-reference",
    title: "Expressions speak of steps that exist.",
    why: "A step that was renamed keeps its old name in texts that were pasted. The step that asks for it stops with an error.",
    bad: SET("={{ $('Strat').first().json.a }}"),
    good: SET("={{ $('Start').first().json.a }}"),
  },
  {
    rule: "later-reference",
    title: "Expressions speak of steps that have run by then.",
    why: "A step on another branch, or one that comes later, has nothing to give yet.",
    bad: {
      steps: {
        Start: ["manualTrigger"],
        First: ["code@2", { jsCode: "return $('Second').all();" }],
        Second: ["noOp"],
      },
      lines: ["Start > First", "First > Second"],
    },
    good: CODE("return $('Start').all();"),
  },
  {
    rule: "blocked-code",
    title: "Code keeps to what n8n allows.",
    why: "n8n blocks environment variables and modules in code unless whoever runs it allows them.",
    bad: CODE("return [{ json: { key: process.env.KEY } }];"),
    good: CODE("return $input.all();"),
  },
];
