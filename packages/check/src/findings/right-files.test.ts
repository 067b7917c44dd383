import { expect, test } from "vitest";
import {
  findingsIn,
  rulesIn,
  script,
  type Step,
} from "../../../../tests/support/workflow-cases.ts";
import { IF, MAIL, one, type Example, type Steps } from "../handbook/entry.ts";

const START: Step = ["manualTrigger"];
/** A step that sets one field. */
const setting = (name: string, value: string, settings = {}): Step => [
  "set@3.4",
  { assignments: { assignments: [{ name, value }] } },
  settings,
];
const inTurn = (steps: Steps): Example => ({ steps: { Start: START, ...steps } });

test("a step without a version is judged as the newest version, which n8n takes", () => {
  const parameters = {
    url: "https://example.com",
    sendHeaders: true,
    headerParameters: { parameters: [{ name: "X-A", value: "b" }] },
  };
  const ask = (settings = {}) => rulesIn(one("httpRequest@1", parameters, settings));
  expect(ask()).toContain("misspelt-field");
  expect(ask({ typeVersion: undefined })).not.toContain("misspelt-field");
});

test("a step may read a step on a higher branch, because n8n has run that branch before", () => {
  const forked = (y: number, settings = {}): Example => ({
    steps: {
      Start: START,
      Early: setting("id", "1", { position: [0, y] }),
      Late: setting("a", '={{ $("Early").first().json.id }}', { position: [0, 200] }),
    },
    lines: ["Start > Early", "Start > Late"],
    file: { settings },
  });
  const order = { executionOrder: "v1" };
  expect(rulesIn(forked(0, order))).not.toContain("later-reference");
  expect(rulesIn(forked(400, order))).toContain("later-reference");
  expect(rulesIn(forked(0))).toContain("later-reference");
});

test("two outputs of a community node do not make the next step run twice", () => {
  const text = "={{ $('Note').item.json.a }}";
  const bought = (...lines: string[]): Example => ({
    steps: {
      Start: START,
      Buy: ["n8n-nodes-shop.shop"],
      Note: ["set@3.4"],
      Tell: ["slack@2.3", { select: "channel", channelId: "a", text }],
    },
    lines: ["Start > Buy", "Buy > Note", "Note > Tell", ...lines],
  });
  expect(rulesIn(bought("Buy:1 > Tell"))).not.toContain("runs-twice");
  expect(rulesIn(bought("Buy > Tell"))).toContain("runs-twice");
});

test("a column's text that is left over from an earlier mode is not read", () => {
  const store = (mappingMode: string) => {
    const columns = { mappingMode, value: { b: "={{ $json.b }}" } };
    const Store: Step = ["postgres@2.6", { operation: "insert", columns }];
    return rulesIn(inTurn({ Set: setting("a", "1"), Store }));
  };
  expect(store("defineBelow")).toContain("dropped-field");
  expect(store("autoMapInputData")).not.toContain("dropped-field");
});

test("a loop of steps that always give one item has no end, even where its code has conditions", () => {
  const ring = (end: string): Example => ({
    steps: {
      Start: START,
      Work: script(`let a = 1; if (a > 0) a = 2; ${end}`),
      Note: ["set@3.4"],
    },
    lines: ["Start > Work", "Work > Note", "Note > Work"],
  });
  expect(rulesIn(ring("return [{ json: { a } }];"))).toContain("endless-loop");
  const ends = "if (a > 1) return []; return [{ json: { a } }];";
  expect(rulesIn(ring(ends))).not.toContain("endless-loop");
});

test("fields that n8n drops before a run are not checked", () => {
  const rulesFor = (type: string, parameters: object) => rulesIn(one(type, parameters));
  const body = { url: "https://example.com", jsonParameters: true, bodyParametersJson: "{ a" };
  const request = (method: object) => rulesFor("httpRequest@1", { ...body, ...method });
  expect(request({ requestMethod: "POST" })).toContain("broken-json");
  expect(request({ requestMethod: "GET" })).not.toContain("broken-json");
  expect(request({ httpMethod: "POST" })).not.toContain("broken-json");
  expect(request({ httpMethod: "POST" })).toContain("misspelt-field");
  expect(request({ method: "POST" })).toContain("misspelt-field");
  expect(request({ method: "GET" })).not.toContain("misspelt-field");

  const text = "Hello {{ $json.name }}";
  const named = { string: [{ name: "text", value: text }] };
  expect(rulesFor("set@1", { values: named })).toContain("missing-equals");
  expect(rulesFor("set@1", { text })).not.toContain("missing-equals");
  expect(rulesFor("Slack@2.3", { text })).not.toContain("missing-equals");
  expect(rulesFor("n8n-nodes-own.own", { text })).toContain("missing-equals");

  const standIn = { deviceId: "YOUR_DEVICE_ID" };
  expect(rulesFor("httpRequest@1", standIn)).not.toContain("stand-in-left");
  expect(rulesFor("httpRequest@1", { url: "YOUR_DEVICE_ID" })).toContain("stand-in-left");

  const messages = [{ role: "user", content: "Hello" }];
  expect(rulesFor("openai@1", { messages })).not.toContain("wrong-type");
  expect(rulesFor("openAi@1", { messages })).not.toContain("wrong-type");
  expect(rulesFor("set@3.4", { assignments: messages })).toContain("wrong-type");

  const page = (operation: string) => ({
    resource: "databasePage",
    operation,
    databaseId: "1",
    propertiesUi: { propertyValues: [{ key: "Name" }] },
  });
  expect(rulesFor("notion@2.2", page("create"))).toContain("wrong-value");
  expect(rulesFor("notion@2.2", page("getAll"))).not.toContain("wrong-value");
});

test("a field is read if a default shows it that only n8n can compute", () => {
  const entry = { key: "Day|date", date: "{{ $json.day }}" };
  const store = { databaseId: "1", propertiesUi: { propertyValues: [entry] } };
  const rules = rulesIn(one("notion@2.2", { resource: "databasePage", ...store }));
  expect(rules).toContain("missing-equals");
});

test("a way that ends without an answer is right if another way answers the same call", () => {
  const sorted = (lines: string[], ends = ["Sort > Note", "Sort:1 > Also"], Sort: Step = IF) =>
    rulesIn({
      steps: {
        Call: ["webhook@2.1", { path: "a", responseMode: "responseNode" }],
        Kind: IF,
        Sort,
        Note: ["noOp"],
        Also: ["noOp"],
        Answer: ["respondToWebhook@1.5"],
      },
      lines: ["Call > Kind", ...lines, ...ends],
    });
  const rule = "branch-without-answer";
  expect(sorted(["Kind > Answer", "Kind > Sort", "Kind:1 > Answer"])).not.toContain(rule);
  const usual = ["Kind > Sort", "Kind:1 > Answer"];
  expect(sorted(usual)).toContain(rule);
  expect(sorted([...usual, "Kind:1 > Sort"])).toContain(rule);
  const answered = ["Sort > Answer", "Sort:1 > Also"];
  expect(sorted(["Kind > Sort"], answered)).toContain(rule);
  expect(sorted(usual, answered, ["if@2.2"])).not.toContain(rule);
  expect(sorted(usual, answered)).toContain(rule);
});

test("a step that three ways reach runs three times", () => {
  const query = "={{ $('B').first().json.a }}";
  const names = ["A", "B", "C"];
  const findings = findingsIn({
    steps: {
      Start: START,
      A: ["noOp"],
      B: ["noOp"],
      C: ["noOp"],
      Tell: ["postgres@2.6", { operation: "executeQuery", query }],
    },
    lines: names.flatMap((name) => [`Start > ${name}`, `${name} > Tell`]),
  });
  const twice = findings.find(({ rule }) => rule === "runs-twice");
  expect(twice?.nodes).toEqual(["Tell", ...names]);
  expect(twice?.sentence).toContain("run 3 times");
});

test("a memory that all bookings share is not reported, because nobody writes to it", () => {
  const shared = (start: string) =>
    rulesIn({
      steps: {
        Begin: [start],
        Agent: ["agent@2.2"],
        Memory: ["memoryBufferWindow@1.3", { sessionIdType: "customKey", sessionKey: "all" }],
      },
      lines: ["Begin > Agent", "Memory ai_memory> Agent"],
    });
  expect(shared("telegramTrigger")).toContain("shared-memory");
  expect(shared("calTrigger")).not.toContain("shared-memory");
});

test("a tool without a description may be described in the agent's instructions", () => {
  const rulesFor = (systemMessage: string) =>
    rulesIn({
      steps: {
        Start: START,
        Agent: ["agent@2.2", { options: { systemMessage } }],
        Prices: ["@n8n/n8n-nodes-langchain.toolWorkflow@2.2", { description: "" }],
      },
      lines: ["Start > Agent", "Prices ai_tool> Agent"],
    });
  expect(rulesFor("Help.")).toContain("tool-without-purpose");
  expect(rulesFor("Prices tells what a thing costs.")).not.toContain("tool-without-purpose");
});

test("a chain whose model answers in JSON may output any field", () => {
  const rulesFor = (options: object) =>
    rulesIn({
      steps: {
        Start: START,
        Chain: ["chainLlm@1.7", { promptType: "define", text: "Hello" }],
        Model: ["lmChatOpenAi@1.2", { options }],
        Read: setting("a", "={{ $json.b }}"),
      },
      lines: ["Start > Chain", "Chain > Read", "Model ai_languageModel> Chain"],
    });
  expect(rulesFor({})).toContain("dropped-field");
  expect(rulesFor({ responseFormat: "json_object" })).not.toContain("dropped-field");
});

test("code that reads a file wrongly is not told to return items", () => {
  const code = "const file = $input.first().binary.image.data;\nreturn [{ json: { file } }];";
  const findings = findingsIn(inTurn({ Work: script(code) }));
  const habit = findings.find(({ rule }) => rule === "code-without-items");
  expect(habit?.sentence).toContain("getBinaryDataBuffer");
  expect(habit?.mend).not.toContain("Return a list");
});

test("a reminder of things that are due on one day does not come again on the next", () => {
  const sheet = { resource: "sheet", documentId: "1", sheetName: "a" };
  const due = (operation: string) => {
    const condition = { leftValue: "={{ $json.due }}", rightValue: "={{ $today.toISODate() }}" };
    const operator = { type: "string", operation };
    return rulesIn({
      steps: {
        Daily: ["scheduleTrigger@1.2"],
        List: ["googleSheets@4.5", { ...sheet, operation: "read" }],
        Due: ["filter@2.2", { conditions: { conditions: [{ ...condition, operator }] } }],
        Send: ["gmail@2.1", { ...MAIL[1], sendTo: "={{ $json.email }}" }],
        Mark: ["googleSheets@4.5", { ...sheet, operation: "update" }],
      },
    });
  };
  expect(due("contains")).toContain("sends-before-it-remembers");
  expect(due("equals")).not.toContain("sends-before-it-remembers");
});

test("a value that n8n does not offer is not said to fail for certain", () => {
  const findings = findingsIn(one("gmail@2.1", { resource: "message", operation: "telegram" }));
  const choice = findings.find(({ rule }) => rule === "unknown-choice");
  expect(choice?.sentence).toContain("fails or does nothing");
});

test("an MCP Server Trigger leads nowhere, and its clients call its tools", () => {
  const served = (lines: string[]) =>
    rulesIn({
      steps: { Start: START, Note: ["set@3.4"], Server: ["mcpTrigger@2"], Think: ["toolThink@1"] },
      lines: ["Start > Note", ...lines],
    });
  expect(served(["Think ai_tool> Server"])).not.toContain("idle-trigger");
  expect(served([])).toContain("idle-trigger");
});

test("code that takes the first item loses none where only one arrives", () => {
  const Work = script("return [{ json: { a: $input.item.json.a } }];");
  const mailed: Example = { steps: { Mail: ["gmailTrigger@1.2"], Work } };
  expect(rulesIn(mailed)).toContain("code-without-items");
  expect(rulesIn(inTurn({ Work }))).not.toContain("code-without-items");
});

test("code may use a name after it has asked whether the name exists", () => {
  const using = (asked: string) => script(`const a = ${asked} own : ""; return [{ json: { a } }];`);
  expect(rulesIn(inTurn({ Work: using("1 > 0 ?") }))).toContain("misspelt-name");
  const careful = using('typeof own !== "undefined" ?');
  expect(rulesIn(inTurn({ Work: careful }))).not.toContain("misspelt-name");
});

test("code may write a letter of a step's name by its number", () => {
  const reading = (name: string) =>
    rulesIn(inTurn({ "🔧 Note": setting("a", "1"), Read: script(`return $('${name}').all();`) }));
  expect(reading(String.raw`\ud83d\udd27 Note`)).not.toContain("unknown-reference");
  expect(reading(String.raw`\u{01f527} \x4eote`)).not.toContain("unknown-reference");
  expect(reading(String.raw`\ud83d\udd28 Note`)).toContain("unknown-reference");
});

test("an outsider who writes only the end of an address does not choose who is asked", () => {
  const asking = (code: string): Example => ({
    steps: {
      Call: ["webhook@2", { path: "a", httpMethod: "POST" }],
      Ask: ["httpRequest@4.2", { url: `={{ ${code} }}` }],
    },
  });
  expect(rulesIn(asking("'https://' + $json.body.host"))).toContain("address-from-text");
  const fixed = asking("'https://api.example.com/v2' + $json.body.path");
  expect(rulesIn(fixed)).not.toContain("address-from-text");
});

test("a bot that starts when somebody mentions it does not set itself off", () => {
  const channelId = { __rl: true, mode: "id", value: "C1" };
  const answering = (trigger: string[]): Example => ({
    steps: {
      Said: ["slackTrigger@1", { trigger, channelId }],
      Answer: ["slack@2.3", { select: "channel", channelId, text: "Hello" }],
    },
  });
  expect(rulesIn(answering(["message"]))).toContain("feeds-itself");
  expect(rulesIn(answering(["app_mention"]))).not.toContain("feeds-itself");
});

test("an error path and a loop that no trigger reaches do no harm", () => {
  const path = (...lines: string[]): Example => ({
    steps: {
      Start: START,
      Other: ["set@3.4"],
      Ask: ["httpRequest@4.2", { url: "https://example.com" }, { onError: "continueErrorOutput" }],
      Note: ["set@3.4"],
      Round: ["noOp"],
    },
    lines: ["Start > Other", "Ask:1 > Note", "Round > Round", ...lines],
  });
  const reached = rulesIn(path("Other > Ask", "Ask > Round"));
  expect(reached).toContain("error-path-ends");
  expect(reached).toContain("endless-loop");
  const unreached = rulesIn(path());
  expect(unreached).not.toContain("error-path-ends");
  expect(unreached).not.toContain("endless-loop");
});

test("a table in a file is one item", () => {
  const written = (parameters: object) =>
    rulesIn({
      steps: {
        Mail: ["gmailTrigger@1.2"],
        File: ["convertToFile@1.1", parameters],
        Name: script("return [{ json: { a: $json.a } }];"),
      },
    });
  expect(written({ operation: "toText" })).toContain("first-of-many");
  expect(written({})).not.toContain("first-of-many");
  expect(written({ operation: "toJson" })).not.toContain("first-of-many");
});

test("a machine of one's own network may have a certificate that nobody else knows", () => {
  const trusting = (url: string) =>
    rulesIn(one("httpRequest@4.2", { url, options: { allowUnauthorizedCerts: true } }));
  expect(trusting("https://shop.example.com/a")).toContain("unsafe-request");
  expect(trusting("=https://10.1.1.2/{{ $json.a }}")).not.toContain("unsafe-request");
  expect(trusting("https://me:pw@shop.example.com/a")).toContain("unsafe-request");
});

test("words that programs write in place of a secret or an id are stand-ins", () => {
  const asking = (value: string, name = "Authorization") =>
    rulesIn(
      one("httpRequest@4.2", {
        url: "https://example.com",
        sendHeaders: true,
        headerParameters: { parameters: [{ name, value }] },
      }),
    );
  for (const value of ["Bearer REDACTED_API_KEY", "SHEET_ID", "=CHANGE_ME"])
    expect(asking(value)).toContain("stand-in-left");
  for (const value of ["Bearer ", "REPLACE", "REDACTED", "the SHEET_ID"])
    expect(asking(value, "X-Kind")).not.toContain("stand-in-left");
});
