import { expect, test } from "vitest";
import { casesOf, type Cases } from "../../../../tests/support/workflow-cases.ts";
import { loadCatalog } from "../command/catalog-file.ts";
import { readExample, setTo, type Example, type Steps } from "../handbook/entry.ts";
import { PROFILES, type Profile } from "../rules/finding.ts";
import { RULES } from "../rules/all-rules.ts";
import { checkWorkflow } from "./check-workflow.ts";
import { WORST_RULES } from "./worst-first.ts";

function findingsIn(example: Example, profiles = PROFILES.slice(0, 1)) {
  return checkWorkflow(readExample(example), { catalog: loadCatalog(), profiles }).findings;
}

/** Makes a workflow with a manual trigger and one further step. */
const one = (
  type: string,
  parameters: object,
  more: Steps = {},
  lines: string[] = [],
): Example => ({
  steps: { Start: ["manualTrigger"], Work: [type, parameters], ...more },
  lines: ["Start > Work", ...lines],
});
const HOOK: Steps[string] = ["webhook@2", { path: "a", httpMethod: "POST" }];

const poll = (parameters: object): Example => ({
  steps: {
    Often: ["interval", parameters],
    Ask: ["httpRequest@4.3", { url: "https://example.com" }],
  },
});

const RIGHT: Record<string, Example> = {
  "JSON brackets behind an expression": setTo('={ "a": { "b": "{{ $json.a }}" }}'),
  "brackets of an object inside an expression": setTo("={{ ({ a: 1 }).a }}"),
  "jQuery in a page": setTo("=<script>$('title').text()</script>"),
  "cheerio in code": one("code@2", {
    jsCode: "const $ = $json.load;\nreturn [{ json: { a: $('title').text() } }];",
  }),
  "SQL that n8n works out itself": one("postgres@2.6", {
    operation: "executeQuery",
    query: "SELECT {{ $json.id }}",
  }),
  "a request by code, which n8n allows": one("code@2", {
    jsCode: "return await this.helpers.httpRequest({ url: 'https://example.com' });",
  }),
  "the fields that n8n adds to tools": {
    steps: {
      Chat: ["chatTrigger@1.1"],
      Answer: ["agent@3"],
      Model: ["lmChatOpenAi@1.3"],
      Tool: [
        "gmailTool@2.2",
        { descriptionType: "manual", toolDescription: "Writes", operation: "getAll" },
      ],
    },
    lines: ["Chat > Answer", "Model ai_languageModel> Answer", "Tool ai_tool> Answer"],
  },
  "an error workflow in the settings": {
    steps: {
      Hourly: ["scheduleTrigger@1.3", { rule: { interval: [{ field: "hours" }] } }],
      Mail: ["gmail@2.2", { sendTo: "a@example.com", subject: "A", message: "B" }],
    },
    file: { settings: { errorWorkflow: "7" } },
  },
  "a webhook that gets its path when it is imported, and takes two methods": {
    steps: {
      Call: ["webhook@2", { multipleMethods: true, authentication: "headerAuth" }],
      A: ["noOp"],
      B: ["noOp"],
    },
    lines: ["Call > A", "Call:1 > B"],
  },
  "a question whether a later step ran": setTo("={{ $('Start').isExecuted ? 1 : 2 }}"),
  "a workflow inside a field": one("noOp", { workflowJson: '{"a":"={{ $json.b }}"}' }),
  "notes that share a name with each other and with a step after them": {
    ...one("noOp", {}),
    file: {
      nodes: ["stickyNote", "stickyNote", "manualTrigger", "noOp"].map((type, k) => ({
        name: { stickyNote: "Work", manualTrigger: "Start", noOp: "Work" }[type],
        type: `n8n-nodes-base.${type}`,
        typeVersion: 1,
        position: [k * 300, 0],
        parameters: {},
      })),
    },
  },
  "an answer that an old webhook does not need": {
    steps: {
      Call: ["webhook@1.1", { path: "a", authentication: "headerAuth" }],
      Answer: ["respondToWebhook@1"],
    },
  },
  "code that expects that a step may be missing": one("code@2", {
    jsCode: "try { return $('Gone').all(); } catch { return []; }",
  }),
  "an environment variable in a comment": one("code@2", {
    jsCode: "// not $env.KEY\nreturn []; /* nor require('fs') */",
  }),
  "Python that today's n8n runs": one("code@2", {
    language: "python",
    pythonCode: "return _items",
  }),
};

test.each(Object.entries(RIGHT))("is right and gets no finding: %s", (_, example) => {
  expect(findingsIn(example)).toEqual([]);
});

/** Each example must break the rule in its first column, and may break other rules too. */
const UNREPORTED: Cases = {
  "too-often": {
    "every five minutes in seconds": poll({ interval: 300, unit: "seconds" }),
  },
  "sql-from-text": {
    "a query that is no SQL": {
      steps: {
        Call: ["webhook@2.1", { path: "a" }],
        Look: ["mongoDb@1.2", { operation: "find", query: '={"a": "{{ $json.body.name }}"}' }],
      },
    },
  },
  "endless-loop": {
    "a switch without rules, where the run ends": one("switch@3.2", {}, { Again: ["noOp"] }, [
      "Work > Again",
      "Again > Work",
    ]),
  },
  "error-reaches-nobody": {
    "a step that looks whether the one before it failed": {
      steps: {
        Hourly: ["scheduleTrigger@1.3", { rule: { interval: [{ field: "hours" }] } }],
        Ask: [
          "httpRequest@4.3",
          { url: "https://example.com" },
          { onError: "continueRegularOutput" },
        ],
        "Failed?": ["code@2", { jsCode: "return $json.error ? [] : [];" }],
        Tell: ["slack@2.4"],
      },
    },
  },
  "misspelt-field": {
    "a field that is only a little like another": one("slack@2.3", { to: "x" }),
  },
  "misspelt-name": {
    "methods that n8n adds to texts and lists": one("set@3.4", {
      assignments: {
        assignments: [
          { id: "1", name: "a", type: "string", value: '={{ "x".trim().hash() }}' },
          { id: "2", name: "b", type: "array", value: "={{ [1, 2].slice().intersection([2]) }}" },
        ],
      },
    }),
  },
  "missing-field": {
    "a step without a connection, which n8n does not look at": {
      steps: {
        Ask: ["httpRequest@4.3", { url: "https://example.com" }],
        Tell: ["noOp"],
        Lone: ["httpRequest@4.3"],
      },
      lines: ["Ask > Tell"],
    },
  },
  "stand-in-left": {
    "the name of a switch's output": one("switch@3.2", {
      rules: { values: [{ outputKey: "YOUR_NAME", renameOutput: true }] },
    }),
    "the id that n8n gave to a condition": one("if@2.2", {
      conditions: {
        combinator: "and",
        conditions: [
          {
            id: "enter-your-id-here",
            leftValue: "={{ 1 }}",
            rightValue: 1,
            operator: { type: "number", operation: "equals" },
          },
        ],
      },
    }),
  },
};

test.each(casesOf(UNREPORTED))("is not reported, %s: %s", (rule, _, example) => {
  expect(findingsIn(example).map((finding) => finding.rule)).not.toContain(rule);
});

test.each<[rule: string, level: string, what: string, example: Example]>([
  ["too-often", "can-hurt", "every 30 seconds", poll({ interval: 30, unit: "seconds" })],
  [
    "missing-answer",
    "can-hurt",
    "empty answer",
    {
      steps: { Call: ["webhook@1", { responseMode: "responseNode" }], A: ["noOp"] },
    },
  ],
  [
    "wrong-type",
    "will-not-run",
    '"Header parameters" of "Work" holds an object',
    one("httpRequest@4.3", {
      url: "https://example.com",
      sendHeaders: true,
      headerParameters: { parameters: { name: "a", value: "b" } },
    }),
  ],
  [
    "community-node",
    "will-not-run",
    "although it never gets there",
    one("noOp", {}, { A: ["n8n-nodes-x.y"], B: ["n8n-nodes-x.y"] }, ["A > B", "B > A"]),
  ],
  [
    "changes-everything",
    "can-hurt",
    'DELETE FROM a"',
    one("postgres@2.6", {
      operation: "executeQuery",
      query: "/* clean */ DELETE FROM a -- where it's old\n; SELECT 1 -- where",
    }),
  ],
  ["blocked-code", "can-hurt", "Cloud allows", one("code@2", { jsCode: "require('crypto')" })],
  [
    "blocked-node",
    "will-not-run",
    "Python",
    one("code@2", { language: "python", pythonCode: "import re\nreturn _items" }),
  ],
  [
    "impossible-ports",
    "can-hurt",
    "third input",
    one("merge@3.2", {}, { B: ["noOp"] }, ["Start > B", "B > Work@2"]),
  ],
  [
    "later-reference",
    "can-hurt",
    "another branch",
    one(
      "if@1",
      { conditions: { string: [{ value1: "={{ $('B').first().json.a }}" }] } },
      { B: ["noOp"] },
      ["Start > B"],
    ),
  ],
  [
    "later-reference",
    "will-not-run",
    "does not run before",
    one(
      "if@1",
      { conditions: { string: [{ value1: "={{ $('B').item.json.a }}" }] } },
      { B: ["noOp"] },
      ["Start > B"],
    ),
  ],
])("is reported, %s as %s: %s", (rule, level, pattern, example) => {
  expect(findingsIn(example)).toContainEqual(
    expect.objectContaining({
      rule,
      level,
      sentence: expect.stringMatching(new RegExp(pattern, "i")),
    }),
  );
});

test("the names of language models are not reported as personal data", () => {
  const model = {
    __rl: true,
    mode: "list",
    value: "gpt-4.1-mini",
    cachedResultName: "gpt-4.1-mini",
  };
  const example: Example = {
    steps: {
      Chat: ["chatTrigger@1.1"],
      Answer: ["agent@3"],
      Model: ["lmChatOpenAi@1.3", { model }],
    },
    lines: ["Chat > Answer", "Model ai_languageModel> Answer"],
  };
  expect(findingsIn(example, ["share"])).toEqual([]);
});

test("findings with one cause become one finding, with their consequences below it", () => {
  const steps: Steps = {
    Start: ["manualTrigger"],
    A: ["noOp"],
    B: ["code@2", { jsCode: "return $('A').all();" }],
  };
  const found = findingsIn({ steps, lines: ["Start > A", "A > Gone", "Gone > B"] });
  expect(found).toMatchObject([
    {
      rule: "broken-connections",
      sentence: expect.stringContaining('at "Gone", which the workflow does not have'),
      consequences: [
        expect.objectContaining({ nodes: ["A"] }),
        expect.objectContaining({ nodes: ["B"] }),
        expect.objectContaining({ sentence: expect.stringContaining("never runs") }),
      ],
    },
  ]);
});

test("of the findings that can hurt, harm that nobody can undo comes first, then harm by strangers", () => {
  const example: Example = {
    steps: {
      Call: ["webhook@2.1", { path: "order", httpMethod: "POST" }],
      Note: [
        "set@3.4",
        { assignments: { assignments: [{ id: "1", name: "a", value: "{{ $json.b }}" }] } },
      ],
      Charge: [
        "httpRequest@4.3",
        { method: "POST", url: "https://api.stripe.com/v1/charges" },
        { retryOnFail: true },
      ],
    },
  };
  const found = findingsIn(example).filter(({ level }) => level === "can-hurt");
  expect(found.map(({ rule }) => rule)).toEqual([
    "retries-what-cannot-be-undone",
    "open-webhook",
    "missing-equals",
  ]);
});

test("every rule in the order of harm exists", () => {
  expect(RULES.map(({ id }) => id)).toEqual(expect.arrayContaining(WORST_RULES.flat()));
});

test("faults of house style are reported in their own profile only", () => {
  const example = {
    steps: { "Manual Trigger": ["manualTrigger"], Work: ["noOp"] },
  } satisfies Example;
  expect(findingsIn(example)).toEqual([]);
  expect(findingsIn(example, ["library"]).length).toBeGreaterThan(2);
});

test("whoever asks about the library also learns what stops or harms the workflow", () => {
  const example = one("set@3.4", {
    assignments: {
      assignments: [
        { id: "1", name: "a", type: "string", value: "={{ $('Nowhere').item.json.b }}" },
        { id: "2", name: "c", type: "string", value: "={ $json.d }}" },
      ],
    },
  });
  const rules = findingsIn(example).map(({ rule }) => rule);
  expect(rules).toEqual(["unknown-reference", "single-brace"]);
  expect(findingsIn(example, ["library"]).map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(rules),
  );
});

const SHEET = { __rl: true, mode: "id", value: "1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789" };

/** Makes a workflow that reads a sheet and sends an email, with `accounts` of its two services. */
const mailing = (documentId: object, accounts: [sheet: object, mail: object] = [{}, {}]) => ({
  steps: {
    Daily: ["scheduleTrigger@1.3", { rule: { interval: [{ field: "hours" }] } }],
    Rows: [
      "googleSheets@4.7",
      { documentId, sheetName: { ...SHEET, value: "gid=0" } },
      accounts[0],
    ],
    Send: ["gmail@2.2", { sendTo: "={{ $json.mail }}", subject: "Hi", message: "Hi" }, accounts[1]],
  } satisfies Steps,
});
const ACCOUNT = { credentials: { gmailOAuth2: { id: "1", name: "x" } } };
const aboutOwner = (example: Example, profile: Profile) =>
  findingsIn(example, [profile])
    .map(({ rule }) => rule)
    .filter((rule) => /field|stand-in|own-res|account|marks/.test(rule));

test.each([
  ["an empty choice", { ...SHEET, mode: "list", value: "" }, "missing-field"],
  ["a stand-in", { ...SHEET, value: "YOUR_SHEET_ID" }, "stand-in-left"],
  ["a stand-in of another form", { ...SHEET, value: "REPLACE_SHEET_ID" }, "stand-in-left"],
])("%s in place of an own sheet is right in the library, and does not run", (_, id, rule) => {
  expect(aboutOwner(mailing(id), "library")).toEqual([]);
  expect(aboutOwner(mailing(id), "runs")).toEqual([rule]);
});

test.each(["your_email@gmail.com", "youremail@gmail.com", "YOUR_EMAIL@web.de", "<your email>"])(
  "%s in place of an own address is no personal data",
  (sendTo) => {
    const example = one("gmail@2.2", { sendTo, subject: "Hi", message: "Hi" });
    expect(findingsIn(example, ["share"])).toEqual([]);
    expect(findingsIn(example).map(({ rule }) => rule)).toEqual(["stand-in-left"]);
  },
);

test("an own address that begins with your is personal data, and no stand-in", () => {
  const sendTo = "yourbakery@kamp.de";
  const example = one("gmail@2.2", { sendTo, subject: "Hi", message: "Hi" });
  expect(findingsIn(example, ["share"]).map(({ rule }) => rule)).toEqual(["personal-data"]);
  expect(findingsIn(example)).toEqual([]);
});

test("an email by SMTP needs an account, a request without sign-in needs none", () => {
  const email = { toEmail: "a@b.example", fromEmail: "c@d.example", subject: "Hi", text: "Hi" };
  const steps = (smtp: object): Example => ({
    steps: {
      Start: ["manualTrigger"],
      Send: ["emailSend@2.1", { ...email, emailFormat: "text" }, smtp],
      Ask: ["httpRequest@4.2", { url: "https://example.com" }],
      Note: ["gmail@2.2", { sendTo: "a@b.example", subject: "Hi", message: "Hi" }, ACCOUNT],
    },
  });
  expect(aboutOwner(steps({}), "runs")).toEqual(["no-account"]);
  expect(aboutOwner(steps(ACCOUNT), "runs")).toEqual([]);
});

test("an own sheet or account is for the library to report, a missing account for the run", () => {
  expect(aboutOwner(mailing(SHEET), "library")).toEqual(["own-resources"]);
  expect(
    aboutOwner(mailing({ ...SHEET, value: "YOUR_SHEET_ID" }, [{}, ACCOUNT]), "library"),
  ).toEqual(["installation-marks"]);
  expect(aboutOwner(mailing(SHEET, [{}, ACCOUNT]), "runs")).toEqual(["no-account"]);
  const wrong = { credentials: { slackApi: { id: "1", name: "x" } } };
  expect(aboutOwner(mailing(SHEET, [ACCOUNT, wrong]), "library")).not.toContain("wrong-account");
});

test.each<[level: string | undefined, what: string, lines: string[], Loop?: Steps[string]]>([
  ["will-not-run", "what hangs on done", ["Start > Loop", "Loop > A"]],
  ["will-not-run", "a round on done", ["Start > Loop", "Loop > A", "A > Loop"]],
  [
    "will-not-run",
    "a round on done behind two triggers",
    ["Start > Loop", "Also > Loop", "Loop > A", "A > Loop"],
  ],
  ["will-not-run", "exchanged outputs", ["Start > Loop", "Loop > A", "A > Loop", "Loop:1 > B"]],
  [
    "will-not-run",
    "exchanged outputs of version 2",
    ["Start > Loop", "Loop:1 > A", "A > Loop"],
    ["splitInBatches@2"],
  ],
  ["can-hurt", "a loop without a way back", ["Start > Loop", "Loop:1 > A", "Loop > B"]],
  [
    "can-hurt",
    "a loop that two ways enter",
    ["Start > B", "Start > Loop", "B > Loop", "Loop > A", "A > Loop"],
  ],
  [
    undefined,
    "done behind a loop that two ways enter",
    ["Start > B", "Start > Loop", "B > Loop", "Loop > A"],
  ],
  [
    undefined,
    "done of a loop that always gives an item",
    ["Start > Loop", "Loop > A"],
    ["splitInBatches@3", {}, { alwaysOutputData: true }],
  ],
  [undefined, "a right loop", ["Start > Loop", "Loop:1 > A", "A > Loop", "Loop > B"]],
  [undefined, "a round without a step", ["Start > Loop", "Loop:1 > Loop", "Loop > B"]],
  [
    undefined,
    "a round without a step in version 2",
    ["Start > Loop", "Loop > Loop", "Loop:1 > B"],
    ["splitInBatches@2"],
  ],
  [
    "can-hurt",
    "a round without a step that begins anew each time",
    ["Start > Loop", "Loop:1 > Loop", "Loop > B"],
    ["splitInBatches@3", { options: { reset: true } }],
  ],
  ["can-hurt", "done that leads back", ["Start > Loop", "Loop:1 > Loop", "Loop > Loop"]],
])("the level of a loop's mistake is %s: %s", (level, _, lines, Loop = ["splitInBatches@3"]) => {
  const Start: Steps[string] = ["manualTrigger"];
  const steps = { Start, Also: Start, Loop, A: ["noOp"], B: ["noOp"] } satisfies Steps;
  const found = findingsIn({ steps, lines }).find(({ rule }) => rule === "loop-wired-wrongly");
  expect(found?.level).toBe(level);
  if (level === "will-not-run") expect(found?.sentence).toContain("never runs");
});

test("a bracket that makes code unreadable is one finding, not two", () => {
  expect(findingsIn(setTo("={{ $json.a }")).map(({ rule }) => rule)).toEqual(["unreadable-code"]);
  expect(findingsIn(setTo("={{ $json.a ")).map(({ rule }) => rule)).toEqual(["single-brace"]);
});

test("a trigger that is switched off is to be switched on", () => {
  const off = {
    steps: { Start: ["manualTrigger", {}, { disabled: true }], A: ["noOp"] },
  } satisfies Example;
  const [finding] = findingsIn(off);
  expect([finding?.rule, finding?.mend]).toEqual(["no-trigger", 'Switch the step "Start" on.']);
});

test.each([
  ["an email address", "$json.body.email", HOOK],
  ["a number", "$json.body.amount", HOOK],
  ["an id", "$json.body.id", HOOK],
  ["an address of a page", "$json.body.url", HOOK],
  ["a phone number", "$json.body.phone", HOOK],
  ["a name of one's own database", "$json.name", ["postgres@2.6", { operation: "select" }]],
] satisfies [string, string, Steps[string]][])("is not said to break JSON: %s", (_, code, Call) => {
  const jsonBody = `={ "a": "{{ ${code} }}" }`;
  const body = { method: "POST", sendBody: true, specifyBody: "json", jsonBody };
  const Ask: Steps[string] = ["httpRequest@4.2", { url: "https://example.com", ...body }];
  const rules = findingsIn({ steps: { Start: ["manualTrigger"], Call, Ask } });
  expect(rules.map(({ rule }) => rule)).not.toContain("json-from-text");
});

test("a hostile file is checked within a moment", () => {
  const long = `={{ ${"(".repeat(200_000)} }}`;
  const names = ["__proto__", "constructor", "<img src=x onerror=alert(1)>"];
  const steps: Steps = Object.fromEntries(
    names.map((name) => [name, ["set@3.4", { value: long, text: "a@".repeat(200_000) }]]),
  );
  const found = findingsIn(
    { steps, lines: ["__proto__ > constructor", "constructor > __proto__"] },
    [...PROFILES],
  );
  expect(found.length).toBeGreaterThan(0);
}, 20_000);

test("a step without a connection is a finding of its own, unless a broken connection explains it", () => {
  const rulesWith = (more: Steps) =>
    findingsIn({
      steps: { Start: ["manualTrigger"], Work: ["noOp"], Lost: ["noOp"], ...more },
      lines: ["Start > Work", "Work > Gone"],
    }).map(({ rule }) => rule);
  expect(rulesWith({})).toEqual(["broken-connections"]);
  expect(rulesWith({ Lonely: ["noOp"] })).toEqual(["broken-connections", "never-runs"]);
});

test("two webhooks whose answer is lost behind a broken connection are no finding of their own", () => {
  const rulesWith = (settings: object, ...more: string[]) =>
    findingsIn({
      steps: {
        One: ["webhook@2", { path: "a", responseMode: "responseNode" }],
        Two: ["webhook@2", { path: "b", ...settings }],
        Work: ["noOp"],
        Answer: ["respondToWebhook@1.4"],
      },
      lines: ["One > Work", "Two > Work", "Work > Gone", ...more],
    }).map(({ rule }) => rule);
  expect(rulesWith({ responseMode: "responseNode" })).not.toContain("missing-answer");
  expect(rulesWith({}, "Two > Answer")).toContain("missing-answer");
});

test("a Slack step without a receiver is said to need the field by its name in n8n", () => {
  const [finding] = findingsIn(
    one("slack@2.3", { resource: "message", operation: "post", text: "a" }),
  );
  expect(finding?.sentence).toContain('needs "Send message to"');
});
