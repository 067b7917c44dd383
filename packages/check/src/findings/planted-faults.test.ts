import { expect, test } from "vitest";
import { openCatalog, checkWorkflow } from "../checkup.ts";
import { loadCatalog } from "../command/catalog-file.ts";
import { readExample, one, setTo, type Example, type Steps } from "../handbook/entry.ts";
import lightData from "../../data/nodes-light.json" with { type: "json" };
import type { CatalogData } from "../checkup.ts";

const CATALOGS = [loadCatalog(), openCatalog(lightData as unknown as CatalogData)];

const behindWebhook = (steps: Steps, lines: string[] = []): Example => ({
  steps: { Call: ["webhook@2", { path: "a", httpMethod: "POST" }], ...steps },
  lines: [`Call > ${Object.keys(steps)[0]}`, ...lines],
});
const isNew = {
  leftValue: "={{ $json.body.isNew }}",
  operator: { type: "boolean", operation: "true" },
};
const code = (jsCode: string, mode = "runOnceForAllItems") => one("code@2", { jsCode, mode });
const ask = (parameters: object, settings: object = {}) =>
  one("httpRequest@4.2", { url: "https://example.com", ...parameters }, settings);
const condition = (operator: object, rightValue: unknown = "a", leftValue = "={{ $json.a }}") =>
  one("if@2.2", {
    conditions: {
      options: { typeValidation: "strict" },
      combinator: "and",
      conditions: [{ leftValue, rightValue, operator }],
    },
  });
const every = (interval: object): Example => ({
  steps: { Start: ["scheduleTrigger@1.2", { rule: { interval: [interval] } }], Work: ["noOp"] },
});
const HTML = "=<p>{{ $json.body.message }}</p>";
const mailing = (type: string, parameters: object) => behindWebhook({ Send: [type, parameters] });
const REFUND = {
  method: "POST",
  url: "https://api.stripe.com/v1/refunds",
  toolDescription: "Pay back",
  sendBody: true,
  bodyParameters: { parameters: [{ name: "charge", value: "={{ $fromAI('charge') }}" }] },
};
const FILLED = {
  columns: { mappingMode: "defineBelow", value: { note: "={{ $fromAI('note') }}" } },
};
const jsonRequest = (jsonBody: string): Steps[string] => [
  "httpRequest@4.2",
  { method: "POST", url: "https://example.com", sendBody: true, specifyBody: "json", jsonBody },
];
const agentWith = (tool: string, parameters: object) =>
  behindWebhook(
    {
      Do: ["agent@3", { promptType: "define", text: "={{ $json.body.text }}" }],
      Act: [tool, parameters],
    },
    ["Act ai_tool> Do"],
  );
const GMAIL_REPLY: Steps[string] = [
  "gmail@2.2",
  { operation: "reply", messageId: "={{ $json.id }}", message: "a" },
];
const answering = (trigger: string, parameters: object, Send: Steps[string]): Example => ({
  steps: { Mail: [trigger, parameters], Send },
});
const filed = (example: Example, file: object): Example => ({ ...example, file });

test.each<[string, string, Example]>([
  ["wrong-shape", "a step without parameters", one("noOp", undefined, { parameters: null })],
  ["impossible-setting", "an unknown On Error", one("noOp", {}, { onError: "continueOnError" })],
  [
    "impossible-setting",
    "an unknown order",
    filed(one("noOp"), { settings: { executionOrder: "v2" } }),
  ],
  [
    "missing-sub-node",
    "no output parser",
    {
      steps: {
        Chat: ["chatTrigger@1.1"],
        Do: ["agent@3", { hasOutputParser: true }],
        Model: ["lmChatOpenAi@1.2", { model: { __rl: true, mode: "id", value: "gpt-5" } }],
      },
      lines: ["Chat > Do", "Model ai_languageModel> Do"],
    },
  ],
  [
    "endless-loop",
    "a ring of code that always gives items",
    {
      steps: {
        Start: ["manualTrigger"],
        Ask: ["httpRequest@4.2", { url: "https://example.com" }],
        Do: ["code@2", { jsCode: "return $input.all();" }],
      },
      lines: ["Start > Ask", "Ask > Do", "Do > Ask"],
    },
  ],
  [
    "loop-wired-wrongly",
    "a loop that begins anew",
    {
      steps: {
        Start: ["manualTrigger"],
        Loop: ["splitInBatches@3", { options: { reset: true } }],
        Do: ["noOp"],
      },
      lines: ["Start > Loop", "Loop:1 > Do", "Do > Loop"],
    },
  ],
  [
    "branch-without-answer",
    "an If with one side open",
    {
      steps: {
        Call: ["webhook@2", { path: "a", responseMode: "responseNode" }],
        Ask: ["if@2.2", { conditions: { conditions: [isNew] } }],
        Answer: ["respondToWebhook@1.1"],
      },
    },
  ],
  [
    "open-webhook",
    "a guard on another branch",
    behindWebhook(
      {
        Check: ["if@2.2", { a: "={{ $json.headers.token }}" }],
        Mail: ["gmail@2.2", { sendTo: "a@b.de", message: "a" }],
      },
      ["Call > Mail"],
    ),
  ],
  [
    "settings-of-another-version",
    "If as models write it",
    one("if@2.2", { conditions: { values: [{ value1: "a", value2: "b" }] } }),
  ],
  [
    "settings-of-another-version",
    "If",
    one("if@2.2", { conditions: { string: [{ value1: "a", value2: "b" }] } }),
  ],
  [
    "settings-of-another-version",
    "Switch",
    one("switch@3.2", { value1: "a", rules: { rules: [{ value2: "b" }] } }),
  ],
  [
    "settings-of-another-version",
    "a request",
    one("httpRequest@4.2", { url: "https://example.com", requestMethod: "POST" }),
  ],
  [
    "empty-mapping",
    "no column to find the row",
    one("googleSheets@4.5", {
      operation: "update",
      columns: { mappingMode: "defineBelow", value: { a: "b" }, matchingColumns: [] },
    }),
  ],
  ["never-sent", "headers", ask({ headerParameters: { parameters: [{ name: "a", value: "b" }] } })],
  [
    "never-sent",
    "an account",
    ask({ nodeCredentialType: "slackApi" }, { credentials: { slackApi: { id: "1", name: "a" } } }),
  ],
  ["impossible-address", "a misspelt scheme", ask({ url: "htps://example.com" })],
  ["impossible-address", "one slash", ask({ url: "=https:/example.com/{{ $json.a }}" })],
  [
    "broken-json",
    "single quotes",
    ask({ sendBody: true, specifyBody: "json", jsonBody: "{'a': 1}" }),
  ],
  ["broken-json", "Set", one("set@3.4", { mode: "raw", jsonOutput: '{ "a": }' })],
  [
    "json-from-text",
    "a name from outside",
    behindWebhook({ Ask: jsonRequest('={ "name": "{{ $json.body.name }}" }') }),
  ],
  [
    "json-from-text",
    "a name from outside by way of a Set step",
    behindWebhook(
      {
        Keep: [
          "set@3.4",
          {
            assignments: {
              assignments: [{ name: "first_name", value: "={{ $json.body.first_name }}" }],
            },
          },
        ],
        Ask: jsonRequest('={ "id": "{{ $json.id }}", "name": "{{ $json.first_name }}" }'),
      },
      ["Keep > Ask"],
    ),
  ],
  [
    "json-from-text",
    "no quotes",
    ask({ sendBody: true, specifyBody: "json", jsonBody: '={ "email": {{ $json.email }} }' }),
  ],
  [
    "broken-condition",
    "a number that is none",
    condition({ type: "number", operation: "gt" }, "ten"),
  ],
  [
    "broken-condition",
    "both sides empty",
    condition({ type: "string", operation: "equals" }, "", ""),
  ],
  ["broken-condition", "no condition", one("if@2.2", { conditions: { conditions: [] } })],
  ["broken-condition", "deleted conditions", one("filter@2.2", {})],
  [
    "empty-mapping",
    "no JSON to send",
    ask({ method: "POST", sendBody: true, specifyBody: "json" }),
  ],
  ["impossible-schedule", "four fields", every({ field: "cronExpression", expression: "0 9 * *" })],
  ["impossible-schedule", "no minutes", every({ field: "minutes", minutesInterval: 0 })],
  ["impossible-schedule", "an hour too late", every({ field: "days", triggerAtHour: 25 })],
  ["misspelt-name", "no dollar", setTo("={{ json.name }}")],
  ["misspelt-name", "capitals", setTo("={{ $JSON.name }}")],
  ["misspelt-name", "a method", setTo("={{ $json.name.toLowercase() }}")],
  ["misspelt-name", "exchanged letters", setTo("={{ $('Start').fisrt().json.name }}")],
  ["misspelt-name", "a method of another library", setTo("={{ $now.addDays(1) }}")],
  ["wrong-date-format", "format", setTo("={{ $now.format('DD.MM.YYYY') }}")],
  ["single-brace", "one bracket before", setTo("={ $json.name }}")],
  ["single-brace", "never closed", setTo("={{ $json.name ")],
  ["code-without-items", "a number", code("return 5;")],
  ["code-without-items", "plain values", code("return items.map(i => i.json.name.trim());")],
  [
    "misspelt-name",
    "all items one by one",
    code("return { json: { n: $input.all().length } };", "runOnceForEachItem"),
  ],
  [
    "filled-by-nobody",
    "a name with blanks",
    {
      steps: {
        Chat: ["chatTrigger@1.1"],
        Do: ["agent@3"],
        Mail: ["gmailTool@2.2", { sendTo: "={{ $fromAI('the receiver!') }}" }],
      },
      lines: ["Chat > Do", "Mail ai_tool> Do"],
    },
  ],
  [
    "missing-chat-input",
    "memory behind a form",
    {
      steps: {
        Form: ["formTrigger@2.2"],
        Do: ["agent@3", { promptType: "define", text: "a" }],
        Memory: ["memoryBufferWindow@1.3"],
      },
      lines: ["Form > Do", "Memory ai_memory> Do"],
    },
  ],
  [
    "prompt-from-text",
    "an outsider's text as instructions",
    behindWebhook({
      Do: [
        "agent@3",
        { promptType: "define", text: "a", options: { systemMessage: "={{ $json.body.role }}" } },
      ],
    }),
  ],
  [
    "prompt-from-text",
    "a tool that deletes",
    behindWebhook(
      {
        Do: ["agent@3", { promptType: "define", text: "={{ $json.body.text }}" }],
        Clear: ["postgresTool@2.6", { operation: "deleteTable" }],
      },
      ["Clear ai_tool> Do"],
    ),
  ],
  ["prompt-from-text", "a tool that pays back", agentWith("httpRequestTool@4.2", REFUND)],
  [
    "prompt-from-text",
    "a tool that writes",
    agentWith("postgresTool@2.6", { operation: "insert", ...FILLED }),
  ],
  [
    "markup-from-text",
    "HTML of a mail",
    mailing("gmail@2.2", { sendTo: "a@b.example", message: HTML }),
  ],
  [
    "markup-from-text",
    "HTML of a mail server",
    mailing("emailSend@2.1", { toEmail: "a@b.example", html: HTML }),
  ],
  [
    "markup-from-text",
    "HTML of an Outlook mail",
    mailing("microsoftOutlook@2", {
      toRecipients: "a@b.example",
      bodyContent: HTML,
      additionalFields: { bodyContentType: "html" },
    }),
  ],
  ["answers-every-mail", "a reply in Gmail", answering("gmailTrigger@1.2", {}, GMAIL_REPLY)],
  [
    "answers-every-mail",
    "an answer that an AI writes",
    {
      steps: {
        Mail: ["emailReadImap@2", { options: {} }],
        Write: ["agent@3", { promptType: "define", text: "={{ $json.textPlain }}" }],
        Send: ["emailSend@2.1", { toEmail: "={{ $('Mail').item.json.from }}", text: "a" }],
      },
    },
  ],
  [
    "answers-every-mail",
    "all unread mails of Outlook",
    answering("microsoftOutlookTrigger@1", { filters: { readStatus: "unread" } }, [
      "microsoftOutlook@2",
      { operation: "reply", message: "a" },
    ]),
  ],
  ["local-address", "a private network", ask({ url: "http://192.168.1.4/api" })],
  [
    "secret-in-file",
    "a key in an address",
    ask({ url: `https://example.com/?appid=${"0a1b2c3d".repeat(4)}` }),
  ],
  [
    "impossible-schedule",
    "a day that has no such name",
    every({ field: "cronExpression", expression: "0 9 * * MON-FRY" }),
  ],
  [
    "misspelt-name",
    "a name that nothing declares",
    one("code@2", { jsCode: "const rows = 1;\nreturn [{ json: { a: rwos } }];" }),
  ],
  ["misspelt-name", "a method without brackets", setTo("={{ $('Start').first.json.a }}")],
  [
    "code-without-items",
    "a number under a name",
    one("code@2", { jsCode: "const n = $input.all().length;\nreturn n;" }),
  ],
  [
    "code-without-items",
    "a loop without an end",
    one("code@2", { jsCode: "while (true) { a(); }\nreturn []; function a() {}" }),
  ],
  [
    "code-without-items",
    "Python without a colon",
    one("code@2", {
      language: "pythonNative",
      pythonCode: "for a in _items\n    pass\nreturn _items",
    }),
  ],
  ["impossible-setting", "a text for no", one("noOp", {}, { disabled: "false" })],
  [
    "impossible-setting",
    "failed runs that are not kept",
    filed(one("noOp"), { settings: { saveDataErrorExecution: "none" } }),
  ],
  [
    "empty-mapping",
    "no field to bring together",
    one("aggregate@1", {
      aggregate: "aggregateIndividualFields",
      fieldsToAggregate: { fieldToAggregate: [{ fieldToAggregate: "" }] },
    }),
  ],
  [
    "wrong-type",
    "a word for a number",
    one("set@3.4", {
      assignments: { assignments: [{ id: "1", name: "a", type: "number", value: "twelve" }] },
    }),
  ],
  [
    "same-webhook-path",
    "a path with a question mark",
    {
      steps: { Call: ["webhook@2", { path: "orders?source=shop" }], Do: ["noOp"] },
    },
  ],
  [
    "impossible-ports",
    "the same line twice",
    { steps: { Start: ["manualTrigger"], Do: ["noOp"] }, lines: ["Start > Do", "Start > Do"] },
  ],
  [
    "loop-wired-wrongly",
    "done alone",
    {
      steps: { Start: ["manualTrigger"], Each: ["splitInBatches@3"], Do: ["noOp"] },
    },
  ],
  [
    "loop-wired-wrongly",
    "done that leads back into itself",
    {
      steps: { Start: ["manualTrigger"], Each: ["splitInBatches@3"] },
      lines: ["Start > Each", "Each > Each"],
    },
  ],
  [
    "broken-json",
    "JavaScript without brackets in an expression",
    ask({
      method: "POST",
      sendBody: true,
      specifyBody: "json",
      jsonBody: '={ model: "a" + $json["b"] }',
    }),
  ],
  [
    "misused-value",
    "a function without return",
    setTo("={{ $json.list.map(i => { i.a }).join() }}"),
  ],
  ["misused-value", "an object in a text", setTo("=Data: {{ $json }}")],
  ["misused-value", "a decimal comma", setTo("={{ $json.net * 1,19 }}")],
  ["misused-value", "= for ===", code("if ($json.a = 'b') return [];\nreturn items;")],
  ["misused-value", "plain quotes", code("const a = 1;\nreturn [{ json: { b: 'a is ${a}' } }];")],
  [
    "misused-value",
    "async in forEach",
    code("items.forEach(async (i) => { await i; });\nreturn items;"),
  ],
  ["misused-value", "a result nobody takes", code("const a = `b`;\na.trim();\nreturn items;")],
  ["misspelt-name", "a method of JavaScript's dates", setTo("={{ $now.getTime() }}")],
  ["misspelt-name", "what only browsers have", code("return [{ json: await fetch('a') }];")],
  ["wrong-date-format", "minutes for the month", setTo("={{ $now.toFormat('yyyy-mm-dd') }}")],
  ["wrong-date-format", "a date less a number", setTo("={{ $today - 7 }}")],
  ["wrong-date-format", "a zone", setTo("={{ $now.setZone('Berlin') }}")],
  [
    "wrong-date-format",
    "the month from zero",
    code("return [{ json: { a: `${new Date().getMonth()}` } }];"),
  ],
  ["code-without-items", "json that is a list", code("return [{ json: [1] }];")],
  ["code-without-items", "promises", code("return items.map(async (i) => i);")],
  [
    "dropped-field",
    "a field that Summarize calls otherwise",
    behindWebhook(
      {
        Sum: [
          "summarize@1.1",
          { fieldsToSummarize: { values: [{ aggregation: "sum", field: "a" }] } },
        ],
        Set: setTo("={{ $json.a }}").steps["Work"] ?? ["noOp"],
      },
      ["Sum > Set"],
    ),
  ],
  [
    "dropped-field",
    "a file that a script drops",
    behindWebhook(
      {
        Do: ["code@2", { jsCode: "return [{ json: { a: 1 } }];" }],
        Read: ["extractFromFile@1", {}],
      },
      ["Do > Read"],
    ),
  ],
  ["dropped-field", "a value for a name", one("splitOut", { fieldToSplitOut: "={{ $json.a }}" })],
  ["misspelt-name", "a method of JSON", setTo("={{ JSON.stringfy($json.a) }}")],
  [
    "calls-itself",
    "without a trigger for it",
    filed(one("executeWorkflow@1.2", { workflowId: { __rl: true, value: "7" } }), { id: "7" }),
  ],
])("%s is found, with all facts and in a browser: %s", (rule, _kind, example) => {
  const file = readExample(example);
  for (const catalog of CATALOGS) {
    const { findings } = checkWorkflow(file, { catalog });
    expect(findings.map((finding) => finding.rule)).toContain(rule);
  }
});

test.each<[string, string, Example]>([
  [
    "dropped-field",
    "another way out",
    behindWebhook({ Do: setTo("={{ $json.name ?? 'nobody' }}").steps["Work"] ?? ["noOp"] }),
  ],
  [
    "feeds-itself",
    "a trigger that watches one column",
    {
      steps: {
        Row: [
          "googleSheetsTrigger@1",
          {
            event: "rowUpdate",
            documentId: { __rl: true, mode: "id", value: "1" },
            sheetName: { __rl: true, mode: "id", value: "0" },
            options: { columnsToWatch: ["a"] },
          },
        ],
        Write: [
          "googleSheets@4.5",
          {
            operation: "update",
            documentId: { __rl: true, mode: "id", value: "1" },
            sheetName: { __rl: true, mode: "id", value: "0" },
          },
        ],
      },
    },
  ],
  ["wrong-date-format", "a token of Luxon", setTo("={{ $now.format('cccc DD HH:mm') }}")],
  [
    "prompt-from-text",
    "an agent that reads nothing of the call",
    behindWebhook(
      {
        Do: ["agent@3", { promptType: "define", text: "Sum up." }],
        Clear: ["postgresTool@2.6", { operation: "deleteTable" }],
      },
      ["Clear ai_tool> Do"],
    ),
  ],
  [
    "prompt-from-text",
    "a tool that only searches",
    agentWith("httpRequestTool@4.2", {
      ...REFUND,
      url: "https://api.example.com/search",
      toolDescription: "Search the orders",
    }),
  ],
  [
    "prompt-from-text",
    "a tool that writes what the AI cannot choose",
    agentWith("postgresTool@2.6", { operation: "insert" }),
  ],
  [
    "prompt-from-text",
    "a bot that only its owner can write to",
    {
      ...agentWith("postgresTool@2.6", { operation: "deleteTable" }),
      steps: {
        ...agentWith("postgresTool@2.6", { operation: "deleteTable" }).steps,
        Call: ["telegramTrigger@1.2", { updates: ["message"], additionalFields: { userIds: "7" } }],
      },
    },
  ],
  [
    "prompt-from-text",
    "a tool that a person approves",
    behindWebhook(
      {
        Do: ["agent@3", { promptType: "define", text: "={{ $json.body.text }}" }],
        Ask: ["slackHitlTool@2.3"],
        Clear: ["postgresTool@2.6", { operation: "deleteTable" }],
      },
      ["Ask ai_tool> Do", "Clear ai_tool> Ask"],
    ),
  ],
  [
    "markup-from-text",
    "a mail without HTML",
    mailing("gmail@2.2", { sendTo: "a@b.example", emailType: "text", message: HTML }),
  ],
  [
    "markup-from-text",
    "a question, whose message n8n escapes",
    mailing("gmail@2.2", { operation: "sendAndWait", sendTo: "a@b.example", message: HTML }),
  ],
  [
    "markup-from-text",
    "HTML that is left over",
    mailing("emailSend@2.1", {
      toEmail: "a@b.example",
      emailFormat: "text",
      text: "a",
      html: HTML,
    }),
  ],
  [
    "answers-every-mail",
    "mails with a label",
    answering("gmailTrigger@1.2", { filters: { labelIds: ["INBOX", "Label_7"] } }, GMAIL_REPLY),
  ],
  [
    "answers-every-mail",
    "mails with a subject",
    answering(
      "emailReadImap@2",
      { options: { customEmailConfig: '["UNSEEN", ["SUBJECT", "Order"]]' } },
      ["emailSend@2.1", { toEmail: "={{ $json.from }}", text: "a" }],
    ),
  ],
  [
    "answers-every-mail",
    "a note to the owner",
    answering("gmailTrigger@1.2", {}, ["gmail@2.2", { sendTo: "a@b.example", message: "a" }]),
  ],
  [
    "answers-every-mail",
    "a condition before the answer",
    {
      steps: {
        Mail: ["gmailTrigger@1.2", { simple: false }],
        Ask: condition({ type: "string", operation: "equals" }).steps["Work"] ?? ["noOp"],
        Send: GMAIL_REPLY,
      },
    },
  ],
  ["stand-in-left", "a fallback", setTo("={{ $json.sheet || 'REPLACE_WITH_SHEET_ID' }}")],
  [
    "first-of-many",
    "a query for one row",
    {
      steps: {
        Start: ["manualTrigger"],
        Ask: ["postgres@2.6", { operation: "executeQuery", query: "SELECT a FROM b LIMIT 1" }],
        Do: setTo("={{ $('Ask').first().json.a }}").steps["Work"] ?? ["noOp"],
      },
    },
  ],
  ["unknown-node", "a tool that asks a person", one("slackHitlTool@2.3")],
  [
    "secret-in-file",
    "the number of a request",
    one("httpRequest@4.2", {
      url: "https://example.com",
      sendHeaders: true,
      headerParameters: {
        parameters: [{ name: "postman-token", value: "0f8fad5b-d9cb-469f-a165-70867728950e" }],
      },
    }),
  ],
])("%s is not reported for a correct workflow: %s", (rule, _kind, example) => {
  const file = readExample(example);
  for (const catalog of CATALOGS) {
    const { findings } = checkWorkflow(file, { catalog });
    expect(findings.map((finding) => finding.rule)).not.toContain(rule);
  }
});
