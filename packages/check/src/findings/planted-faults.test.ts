import { expect, test } from "vitest";
import { CATALOGS, casesOf, type Cases } from "../../../../tests/support/workflow-cases.ts";
import { checkWorkflow } from "../checkup.ts";
import { readExample, one, setTo, type Example, type Steps } from "../handbook/entry.ts";

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

const FAULTY: Cases = {
  "wrong-shape": {
    "a step without parameters": one("noOp", undefined, { parameters: null }),
  },
  "impossible-setting": {
    "an unknown On Error": one("noOp", {}, { onError: "continueOnError" }),
    "an unknown order": filed(one("noOp"), { settings: { executionOrder: "v2" } }),
    "a text for no": one("noOp", {}, { disabled: "false" }),
    "failed runs that are not kept": filed(one("noOp"), {
      settings: { saveDataErrorExecution: "none" },
    }),
  },
  "missing-sub-node": {
    "no output parser": {
      steps: {
        Chat: ["chatTrigger@1.1"],
        Do: ["agent@3", { hasOutputParser: true }],
        Model: ["lmChatOpenAi@1.2", { model: { __rl: true, mode: "id", value: "gpt-5" } }],
      },
      lines: ["Chat > Do", "Model ai_languageModel> Do"],
    },
  },
  "endless-loop": {
    "a ring of code that always gives items": {
      steps: {
        Start: ["manualTrigger"],
        Ask: ["httpRequest@4.2", { url: "https://example.com" }],
        Do: ["code@2", { jsCode: "return $input.all();" }],
      },
      lines: ["Start > Ask", "Ask > Do", "Do > Ask"],
    },
  },
  "loop-wired-wrongly": {
    "a loop that begins anew": {
      steps: {
        Start: ["manualTrigger"],
        Loop: ["splitInBatches@3", { options: { reset: true } }],
        Do: ["noOp"],
      },
      lines: ["Start > Loop", "Loop:1 > Do", "Do > Loop"],
    },
    "done alone": {
      steps: { Start: ["manualTrigger"], Each: ["splitInBatches@3"], Do: ["noOp"] },
    },
    "done that leads back into itself": {
      steps: { Start: ["manualTrigger"], Each: ["splitInBatches@3"] },
      lines: ["Start > Each", "Each > Each"],
    },
  },
  "branch-without-answer": {
    "an If with one side open": {
      steps: {
        Call: ["webhook@2", { path: "a", responseMode: "responseNode" }],
        Ask: ["if@2.2", { conditions: { conditions: [isNew] } }],
        Answer: ["respondToWebhook@1.1"],
      },
    },
  },
  "open-webhook": {
    "a guard on another branch": behindWebhook(
      {
        Check: ["if@2.2", { a: "={{ $json.headers.token }}" }],
        Mail: ["gmail@2.2", { sendTo: "a@b.de", message: "a" }],
      },
      ["Call > Mail"],
    ),
  },
  "settings-of-another-version": {
    "If as models write it": one("if@2.2", {
      conditions: { values: [{ value1: "a", value2: "b" }] },
    }),
    If: one("if@2.2", { conditions: { string: [{ value1: "a", value2: "b" }] } }),
    Switch: one("switch@3.2", { value1: "a", rules: { rules: [{ value2: "b" }] } }),
    "a request": one("httpRequest@4.2", { url: "https://example.com", requestMethod: "POST" }),
  },
  "empty-mapping": {
    "no column to find the row": one("googleSheets@4.5", {
      operation: "update",
      columns: { mappingMode: "defineBelow", value: { a: "b" }, matchingColumns: [] },
    }),
    "no JSON to send": ask({ method: "POST", sendBody: true, specifyBody: "json" }),
    "no field to bring together": one("aggregate@1", {
      aggregate: "aggregateIndividualFields",
      fieldsToAggregate: { fieldToAggregate: [{ fieldToAggregate: "" }] },
    }),
  },
  "never-sent": {
    headers: ask({ headerParameters: { parameters: [{ name: "a", value: "b" }] } }),
    "an account": ask(
      { nodeCredentialType: "slackApi" },
      { credentials: { slackApi: { id: "1", name: "a" } } },
    ),
  },
  "impossible-address": {
    "a misspelt scheme": ask({ url: "htps://example.com" }),
    "one slash": ask({ url: "=https:/example.com/{{ $json.a }}" }),
  },
  "broken-json": {
    "single quotes": ask({ sendBody: true, specifyBody: "json", jsonBody: "{'a': 1}" }),
    Set: one("set@3.4", { mode: "raw", jsonOutput: '{ "a": }' }),
    "JavaScript without brackets in an expression": ask({
      method: "POST",
      sendBody: true,
      specifyBody: "json",
      jsonBody: '={ model: "a" + $json["b"] }',
    }),
  },
  "json-from-text": {
    "a name from outside": behindWebhook({
      Ask: jsonRequest('={ "name": "{{ $json.body.name }}" }'),
    }),
    "a name from outside by way of a Set step": behindWebhook(
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
    "no quotes": ask({
      sendBody: true,
      specifyBody: "json",
      jsonBody: '={ "email": {{ $json.email }} }',
    }),
  },
  "broken-condition": {
    "a number that is none": condition({ type: "number", operation: "gt" }, "ten"),
    "both sides empty": condition({ type: "string", operation: "equals" }, "", ""),
    "no condition": one("if@2.2", { conditions: { conditions: [] } }),
    "deleted conditions": one("filter@2.2", {}),
  },
  "impossible-schedule": {
    "four fields": every({ field: "cronExpression", expression: "0 9 * *" }),
    "no minutes": every({ field: "minutes", minutesInterval: 0 }),
    "an hour too late": every({ field: "days", triggerAtHour: 25 }),
    "a day that has no such name": every({
      field: "cronExpression",
      expression: "0 9 * * MON-FRY",
    }),
  },
  "misspelt-name": {
    "no dollar": setTo("={{ json.name }}"),
    capitals: setTo("={{ $JSON.name }}"),
    "a method": setTo("={{ $json.name.toLowercase() }}"),
    "exchanged letters": setTo("={{ $('Start').fisrt().json.name }}"),
    "a method of another library": setTo("={{ $now.addDays(1) }}"),
    "all items one by one": code(
      "return { json: { n: $input.all().length } };",
      "runOnceForEachItem",
    ),
    "a name that nothing declares": one("code@2", {
      jsCode: "const rows = 1;\nreturn [{ json: { a: rwos } }];",
    }),
    "a method without brackets": setTo("={{ $('Start').first.json.a }}"),
    "a method of JavaScript's dates": setTo("={{ $now.getTime() }}"),
    "what only browsers have": code("return [{ json: await fetch('a') }];"),
    "a method of JSON": setTo("={{ JSON.stringfy($json.a) }}"),
  },
  "wrong-date-format": {
    format: setTo("={{ $now.format('DD.MM.YYYY') }}"),
    "minutes for the month": setTo("={{ $now.toFormat('yyyy-mm-dd') }}"),
    "a date less a number": setTo("={{ $today - 7 }}"),
    "a zone": setTo("={{ $now.setZone('Berlin') }}"),
    "the month from zero": code("return [{ json: { a: `${new Date().getMonth()}` } }];"),
  },
  "single-brace": {
    "one bracket before": setTo("={ $json.name }}"),
    "never closed": setTo("={{ $json.name "),
  },
  "code-without-items": {
    "a number": code("return 5;"),
    "plain values": code("return items.map(i => i.json.name.trim());"),
    "a number under a name": one("code@2", { jsCode: "const n = $input.all().length;\nreturn n;" }),
    "a loop without an end": one("code@2", {
      jsCode: "while (true) { a(); }\nreturn []; function a() {}",
    }),
    "Python without a colon": one("code@2", {
      language: "pythonNative",
      pythonCode: "for a in _items\n    pass\nreturn _items",
    }),
    "json that is a list": code("return [{ json: [1] }];"),
    promises: code("return items.map(async (i) => i);"),
  },
  "filled-by-nobody": {
    "a name with blanks": {
      steps: {
        Chat: ["chatTrigger@1.1"],
        Do: ["agent@3"],
        Mail: ["gmailTool@2.2", { sendTo: "={{ $fromAI('the receiver!') }}" }],
      },
      lines: ["Chat > Do", "Mail ai_tool> Do"],
    },
  },
  "missing-chat-input": {
    "memory behind a form": {
      steps: {
        Form: ["formTrigger@2.2"],
        Do: ["agent@3", { promptType: "define", text: "a" }],
        Memory: ["memoryBufferWindow@1.3"],
      },
      lines: ["Form > Do", "Memory ai_memory> Do"],
    },
  },
  "prompt-from-text": {
    "an outsider's text as instructions": behindWebhook({
      Do: [
        "agent@3",
        { promptType: "define", text: "a", options: { systemMessage: "={{ $json.body.role }}" } },
      ],
    }),
    "a tool that deletes": behindWebhook(
      {
        Do: ["agent@3", { promptType: "define", text: "={{ $json.body.text }}" }],
        Clear: ["postgresTool@2.6", { operation: "deleteTable" }],
      },
      ["Clear ai_tool> Do"],
    ),
    "a tool that pays back": agentWith("httpRequestTool@4.2", REFUND),
    "a tool that writes": agentWith("postgresTool@2.6", { operation: "insert", ...FILLED }),
  },
  "markup-from-text": {
    "HTML of a mail": mailing("gmail@2.2", { sendTo: "a@b.example", message: HTML }),
    "HTML of a mail server": mailing("emailSend@2.1", { toEmail: "a@b.example", html: HTML }),
    "HTML of an Outlook mail": mailing("microsoftOutlook@2", {
      toRecipients: "a@b.example",
      bodyContent: HTML,
      additionalFields: { bodyContentType: "html" },
    }),
  },
  "answers-every-mail": {
    "a reply in Gmail": answering("gmailTrigger@1.2", {}, GMAIL_REPLY),
    "an answer that an AI writes": {
      steps: {
        Mail: ["emailReadImap@2", { options: {} }],
        Write: ["agent@3", { promptType: "define", text: "={{ $json.textPlain }}" }],
        Send: ["emailSend@2.1", { toEmail: "={{ $('Mail').item.json.from }}", text: "a" }],
      },
    },
    "all unread mails of Outlook": answering(
      "microsoftOutlookTrigger@1",
      { filters: { readStatus: "unread" } },
      ["microsoftOutlook@2", { operation: "reply", message: "a" }],
    ),
  },
  "local-address": {
    "a private network": ask({ url: "http://192.168.1.4/api" }),
  },
  "secret-in-file": {
    "a key in an address": ask({ url: `https://example.com/?appid=${"0a1b2c3d".repeat(4)}` }),
  },
  "wrong-type": {
    "a word for a number": one("set@3.4", {
      assignments: { assignments: [{ id: "1", name: "a", type: "number", value: "twelve" }] },
    }),
  },
  "same-webhook-path": {
    "a path with a question mark": {
      steps: { Call: ["webhook@2", { path: "orders?source=shop" }], Do: ["noOp"] },
    },
  },
  "impossible-ports": {
    "the same line twice": {
      steps: { Start: ["manualTrigger"], Do: ["noOp"] },
      lines: ["Start > Do", "Start > Do"],
    },
  },
  "misused-value": {
    "a function without return": setTo("={{ $json.list.map(i => { i.a }).join() }}"),
    "an object in a text": setTo("=Data: {{ $json }}"),
    "a decimal comma": setTo("={{ $json.net * 1,19 }}"),
    "= for ===": code("if ($json.a = 'b') return [];\nreturn items;"),
    "plain quotes": code("const a = 1;\nreturn [{ json: { b: 'a is ${a}' } }];"),
    "async in forEach": code("items.forEach(async (i) => { await i; });\nreturn items;"),
    "a result nobody takes": code("const a = `b`;\na.trim();\nreturn items;"),
  },
  "dropped-field": {
    "a field that Summarize calls otherwise": behindWebhook(
      {
        Sum: [
          "summarize@1.1",
          { fieldsToSummarize: { values: [{ aggregation: "sum", field: "a" }] } },
        ],
        Set: setTo("={{ $json.a }}").steps["Work"] ?? ["noOp"],
      },
      ["Sum > Set"],
    ),
    "a file that a script drops": behindWebhook(
      {
        Do: ["code@2", { jsCode: "return [{ json: { a: 1 } }];" }],
        Read: ["extractFromFile@1", {}],
      },
      ["Do > Read"],
    ),
    "a value for a name": one("splitOut", { fieldToSplitOut: "={{ $json.a }}" }),
  },
  "calls-itself": {
    "without a trigger for it": filed(
      one("executeWorkflow@1.2", { workflowId: { __rl: true, value: "7" } }),
      { id: "7" },
    ),
  },
};

test.each(casesOf(FAULTY))(
  "%s is found, with all facts and in a browser: %s",
  (rule, _kind, example) => {
    const file = readExample(example);
    for (const catalog of CATALOGS) {
      const { findings } = checkWorkflow(file, { catalog });
      expect(findings.map((finding) => finding.rule)).toContain(rule);
    }
  },
);

const RIGHT: Cases = {
  "dropped-field": {
    "another way out": behindWebhook({
      Do: setTo("={{ $json.name ?? 'nobody' }}").steps["Work"] ?? ["noOp"],
    }),
  },
  "feeds-itself": {
    "a trigger that watches one column": {
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
  },
  "wrong-date-format": {
    "a token of Luxon": setTo("={{ $now.format('cccc DD HH:mm') }}"),
  },
  "prompt-from-text": {
    "an agent that reads nothing of the call": behindWebhook(
      {
        Do: ["agent@3", { promptType: "define", text: "Sum up." }],
        Clear: ["postgresTool@2.6", { operation: "deleteTable" }],
      },
      ["Clear ai_tool> Do"],
    ),
    "a tool that only searches": agentWith("httpRequestTool@4.2", {
      ...REFUND,
      url: "https://api.example.com/search",
      toolDescription: "Search the orders",
    }),
    "a tool that writes what the AI cannot choose": agentWith("postgresTool@2.6", {
      operation: "insert",
    }),
    "a bot that only its owner can write to": {
      ...agentWith("postgresTool@2.6", { operation: "deleteTable" }),
      steps: {
        ...agentWith("postgresTool@2.6", { operation: "deleteTable" }).steps,
        Call: ["telegramTrigger@1.2", { updates: ["message"], additionalFields: { userIds: "7" } }],
      },
    },
    "a tool that a person approves": behindWebhook(
      {
        Do: ["agent@3", { promptType: "define", text: "={{ $json.body.text }}" }],
        Ask: ["slackHitlTool@2.3"],
        Clear: ["postgresTool@2.6", { operation: "deleteTable" }],
      },
      ["Ask ai_tool> Do", "Clear ai_tool> Ask"],
    ),
  },
  "markup-from-text": {
    "a mail without HTML": mailing("gmail@2.2", {
      sendTo: "a@b.example",
      emailType: "text",
      message: HTML,
    }),
    "a question, whose message n8n escapes": mailing("gmail@2.2", {
      operation: "sendAndWait",
      sendTo: "a@b.example",
      message: HTML,
    }),
    "HTML that is left over": mailing("emailSend@2.1", {
      toEmail: "a@b.example",
      emailFormat: "text",
      text: "a",
      html: HTML,
    }),
  },
  "answers-every-mail": {
    "mails with a label": answering(
      "gmailTrigger@1.2",
      { filters: { labelIds: ["INBOX", "Label_7"] } },
      GMAIL_REPLY,
    ),
    "mails with a subject": answering(
      "emailReadImap@2",
      { options: { customEmailConfig: '["UNSEEN", ["SUBJECT", "Order"]]' } },
      ["emailSend@2.1", { toEmail: "={{ $json.from }}", text: "a" }],
    ),
    "a note to the owner": answering("gmailTrigger@1.2", {}, [
      "gmail@2.2",
      { sendTo: "a@b.example", message: "a" },
    ]),
    "a condition before the answer": {
      steps: {
        Mail: ["gmailTrigger@1.2", { simple: false }],
        Ask: condition({ type: "string", operation: "equals" }).steps["Work"] ?? ["noOp"],
        Send: GMAIL_REPLY,
      },
    },
  },
  "stand-in-left": {
    "a fallback": setTo("={{ $json.sheet || 'REPLACE_WITH_SHEET_ID' }}"),
  },
  "first-of-many": {
    "a query for a sum of one group's rows": {
      steps: {
        Start: ["manualTrigger"],
        Ask: [
          "postgres@2.6",
          { operation: "executeQuery", query: "SELECT sum(a) FROM b WHERE c = 'group one'" },
        ],
        Do: setTo("={{ $('Ask').first().json.a }}").steps["Work"] ?? ["noOp"],
      },
    },
    "a query for one row": {
      steps: {
        Start: ["manualTrigger"],
        Ask: ["postgres@2.6", { operation: "executeQuery", query: "SELECT a FROM b LIMIT 1" }],
        Do: setTo("={{ $('Ask').first().json.a }}").steps["Work"] ?? ["noOp"],
      },
    },
  },
  "unknown-node": {
    "a tool that asks a person": one("slackHitlTool@2.3"),
  },
  "secret-in-file": {
    "the number of a request": one("httpRequest@4.2", {
      url: "https://example.com",
      sendHeaders: true,
      headerParameters: {
        parameters: [{ name: "postman-token", value: "0f8fad5b-d9cb-469f-a165-70867728950e" }],
      },
    }),
  },
};

test.each(casesOf(RIGHT))(
  "%s is not reported for a correct workflow: %s",
  (rule, _kind, example) => {
    const file = readExample(example);
    for (const catalog of CATALOGS) {
      const { findings } = checkWorkflow(file, { catalog });
      expect(findings.map((finding) => finding.rule)).not.toContain(rule);
    }
  },
);
