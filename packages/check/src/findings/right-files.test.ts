import { expect, test } from "vitest";
import { checkWorkflow, readWorkflows, type Finding } from "../checkup.ts";
import { loadCatalog } from "../command/catalog-file.ts";

type Node = [
  name: string,
  type: string,
  version: number | undefined,
  parameters: unknown,
  y?: number,
];

/**
 * Builds a workflow and checks it.
 * @param lines - for each step, one list for each of its outputs, with the names of the steps that the output leads to
 * @param parts - name and kind of connection of each sub-node, for example `{ Model: "ai_languageModel" }`
 */
function findingsIn(
  nodes: Node[],
  lines: Record<string, string[][]>,
  settings = {},
  parts: Record<string, string> = {},
): Finding[] {
  const owner = nodes.find(([name]) => name === "Agent" || name === "Chain")?.[0];
  const text = JSON.stringify({
    name: "Example",
    settings,
    nodes: nodes.map(([name, type, typeVersion, parameters, y = 0]) => ({
      name,
      type: type.includes(".") ? type : `n8n-nodes-base.${type}`,
      ...(typeVersion === undefined ? {} : { typeVersion }),
      position: [0, y],
      parameters,
    })),
    connections: Object.fromEntries([
      ...Object.entries(lines).map(([from, outputs]) => [
        from,
        { main: outputs.map((to) => to.map((node) => ({ node, type: "main", index: 0 }))) },
      ]),
      ...Object.entries(parts).map(([part, type]) => [
        part,
        { [type]: [[{ node: owner, type, index: 0 }]] },
      ]),
    ]),
  });
  const [read] = readWorkflows(text).workflows ?? [];
  if (!read) throw new Error("the example cannot be read");
  return checkWorkflow(read.file, { catalog: loadCatalog() }).findings;
}

const found = (findings: Finding[]) => findings.map(({ rule }) => rule);
const START: Node = ["Start", "manualTrigger", 1, {}];

test("a step without a version is judged as the newest version, which n8n takes", () => {
  const parameters = {
    url: "https://example.com",
    sendHeaders: true,
    headerParameters: { parameters: [{ name: "X-A", value: "b" }] },
  };
  const lines = { Start: [["Ask"]] };
  const ask = (version?: number): Node[] => [START, ["Ask", "httpRequest", version, parameters]];
  expect(found(findingsIn(ask(1), lines))).toContain("misspelt-field");
  expect(found(findingsIn(ask(), lines))).not.toContain("misspelt-field");
});

const reader = '={{ $("Early").first().json.id }}';
const forked = (y: number): Node[] => [
  START,
  ["Early", "set", 3.4, { assignments: { assignments: [{ name: "id", value: "1" }] } }, y],
  ["Late", "set", 3.4, { assignments: { assignments: [{ name: "a", value: reader }] } }, 200],
];

test("a step may read a step on a higher branch, because n8n has run that branch before", () => {
  const lines = { Start: [["Early", "Late"]] };
  const order = { executionOrder: "v1" };
  expect(found(findingsIn(forked(0), lines, order))).not.toContain("later-reference");
  expect(found(findingsIn(forked(400), lines, order))).toContain("later-reference");
  expect(found(findingsIn(forked(0), lines))).toContain("later-reference");
});

test("two outputs of a community node do not make the next step run twice", () => {
  const nodes: Node[] = [
    START,
    ["Buy", "n8n-nodes-shop.shop", 1, {}],
    ["Note", "set", 3.4, {}],
    [
      "Tell",
      "slack",
      2.3,
      { select: "channel", channelId: "a", text: "={{ $('Note').item.json.a }}" },
    ],
  ];
  const lines = (second: string[][]) => ({ Start: [["Buy"]], Buy: second, Note: [["Tell"]] });
  expect(found(findingsIn(nodes, lines([["Note"], ["Tell"]])))).not.toContain("runs-twice");
  expect(found(findingsIn(nodes, lines([["Note", "Tell"]])))).toContain("runs-twice");
});

test("a column's text that is left over from an earlier mode is not read", () => {
  const store = (mappingMode: string): Node[] => [
    START,
    ["Set", "set", 3.4, { assignments: { assignments: [{ name: "a", value: "1" }] } }],
    [
      "Store",
      "postgres",
      2.6,
      { operation: "insert", columns: { mappingMode, value: { b: "={{ $json.b }}" } } },
    ],
  ];
  const lines = { Start: [["Set"]], Set: [["Store"]] };
  expect(found(findingsIn(store("defineBelow"), lines))).toContain("dropped-field");
  expect(found(findingsIn(store("autoMapInputData"), lines))).not.toContain("dropped-field");
});

test("a loop of steps that always give one item has no end, even where its code has conditions", () => {
  const code = (end: string): Node[] => [
    START,
    ["Work", "code", 2, { jsCode: `let a = 1; if (a > 0) a = 2; ${end}` }],
    ["Note", "set", 3.4, {}],
  ];
  const lines = { Start: [["Work"]], Work: [["Note"]], Note: [["Work"]] };
  expect(found(findingsIn(code("return [{ json: { a } }];"), lines))).toContain("endless-loop");
  const ends = "if (a > 1) return []; return [{ json: { a } }];";
  expect(found(findingsIn(code(ends), lines))).not.toContain("endless-loop");
});

test("fields that n8n drops before a run are not checked", () => {
  const rulesFor = (...step: [type: string, version: number, parameters: unknown]) =>
    found(findingsIn([START, ["Step", ...step]], { Start: [["Step"]] }));
  const body = { url: "https://example.com", jsonParameters: true, bodyParametersJson: "{ a" };
  const request = (method: object) => rulesFor("httpRequest", 1, { ...body, ...method });
  expect(request({ requestMethod: "POST" })).toContain("broken-json");
  expect(request({ requestMethod: "GET" })).not.toContain("broken-json");
  expect(request({ httpMethod: "POST" })).not.toContain("broken-json");
  expect(request({ httpMethod: "POST" })).toContain("misspelt-field");
  expect(request({ method: "POST" })).toContain("misspelt-field");
  expect(request({ method: "GET" })).not.toContain("misspelt-field");

  const text = "Hello {{ $json.name }}";
  const named = { string: [{ name: "text", value: text }] };
  expect(rulesFor("set", 1, { values: named })).toContain("missing-equals");
  expect(rulesFor("set", 1, { text })).not.toContain("missing-equals");
  expect(rulesFor("Slack", 2.3, { text })).not.toContain("missing-equals");
  expect(rulesFor("n8n-nodes-own.own", 1, { text })).toContain("missing-equals");

  const standIn = { deviceId: "YOUR_DEVICE_ID" };
  expect(rulesFor("httpRequest", 1, standIn)).not.toContain("stand-in-left");
  expect(rulesFor("httpRequest", 1, { url: "YOUR_DEVICE_ID" })).toContain("stand-in-left");

  const messages = [{ role: "user", content: "Hello" }];
  expect(rulesFor("openai", 1, { messages })).not.toContain("wrong-type");
  expect(rulesFor("openAi", 1, { messages })).not.toContain("wrong-type");
  expect(rulesFor("set", 3.4, { assignments: messages })).toContain("wrong-type");

  const page = (operation: string) => ({
    resource: "databasePage",
    operation,
    databaseId: "1",
    propertiesUi: { propertyValues: [{ key: "Name" }] },
  });
  expect(rulesFor("notion", 2.2, page("create"))).toContain("wrong-value");
  expect(rulesFor("notion", 2.2, page("getAll"))).not.toContain("wrong-value");
});

test("a field is read if a default shows it that only n8n can compute", () => {
  const entry = { key: "Day|date", date: "{{ $json.day }}" };
  const store = { databaseId: "1", propertiesUi: { propertyValues: [entry] } };
  const parameters = { resource: "databasePage", ...store };
  const findings = findingsIn([START, ["Store", "notion", 2.2, parameters]], {
    Start: [["Store"]],
  });
  expect(found(findings)).toContain("missing-equals");
});

test("a way that ends without an answer is right if another way answers the same call", () => {
  const operator = { type: "string", operation: "equals" };
  const isNew = { leftValue: "={{ $json.body.kind }}", rightValue: "new", operator };
  const condition = { conditions: { conditions: [isNew] } };
  const nodesWith = (sort: object): Node[] => [
    ["Call", "webhook", 2.1, { path: "a", responseMode: "responseNode" }],
    ["Kind", "if", 2.2, condition],
    ["Sort", "if", 2.2, sort],
    ["Note", "noOp", 1, {}],
    ["Also", "noOp", 1, {}],
    ["Answer", "respondToWebhook", 1.5, {}],
  ];
  const sorted = (kind: string[][], sort = [["Note"], ["Also"]], parameters: object = condition) =>
    found(findingsIn(nodesWith(parameters), { Call: [["Kind"]], Kind: kind, Sort: sort }));
  expect(sorted([["Answer", "Sort"], ["Answer"]])).not.toContain("branch-without-answer");
  expect(sorted([["Sort"], ["Answer"]])).toContain("branch-without-answer");
  expect(sorted([["Sort"], ["Answer", "Sort"]])).toContain("branch-without-answer");
  expect(sorted([["Sort"], []], [["Answer"], ["Also"]])).toContain("branch-without-answer");
  const answered = [["Answer"], ["Also"]];
  expect(sorted([["Sort"], ["Answer"]], answered, {})).not.toContain("branch-without-answer");
  expect(sorted([["Sort"], ["Answer"]], answered, condition)).toContain("branch-without-answer");
});

test("a step that three ways reach runs three times", () => {
  const step = (name: string): Node => [name, "noOp", 1, {}];
  const tell = { operation: "executeQuery", query: "={{ $('B').first().json.a }}" };
  const nodes: Node[] = [START, step("A"), step("B"), step("C"), ["Tell", "postgres", 2.6, tell]];
  const lines = { Start: [["A", "B", "C"]], A: [["Tell"]], B: [["Tell"]], C: [["Tell"]] };
  const twice = findingsIn(nodes, lines).find(({ rule }) => rule === "runs-twice");
  expect(twice?.nodes).toEqual(["Tell", "A", "B", "C"]);
  expect(twice?.sentence).toContain("run 3 times");
});

test("a memory that all bookings share is not reported, because nobody writes to it", () => {
  const shared = (start: string) => {
    const agent: Node = ["Agent", "@n8n/n8n-nodes-langchain.agent", 2.2, {}];
    const keep = { sessionIdType: "customKey", sessionKey: "all" };
    const memory: Node = ["Memory", "@n8n/n8n-nodes-langchain.memoryBufferWindow", 1.3, keep];
    const nodes: Node[] = [["Begin", start, 1, {}], agent, memory];
    return found(findingsIn(nodes, { Begin: [["Agent"]] }, {}, { Memory: "ai_memory" }));
  };
  expect(shared("telegramTrigger")).toContain("shared-memory");
  expect(shared("calTrigger")).not.toContain("shared-memory");
});

test("a tool without a description may be described in the agent's instructions", () => {
  const rulesFor = (systemMessage: string) => {
    const options = { systemMessage };
    const nodes: Node[] = [
      START,
      ["Agent", "@n8n/n8n-nodes-langchain.agent", 2.2, { options }],
      ["Prices", "@n8n/n8n-nodes-langchain.toolWorkflow", 2.2, { description: "" }],
    ];
    return found(findingsIn(nodes, { Start: [["Agent"]] }, {}, { Prices: "ai_tool" }));
  };
  expect(rulesFor("Help.")).toContain("tool-without-purpose");
  expect(rulesFor("Prices tells what a thing costs.")).not.toContain("tool-without-purpose");
});

test("a chain whose model answers in JSON may output any field", () => {
  const rulesFor = (options: object) => {
    const nodes: Node[] = [
      START,
      ["Chain", "@n8n/n8n-nodes-langchain.chainLlm", 1.7, { promptType: "define", text: "Hello" }],
      ["Model", "@n8n/n8n-nodes-langchain.lmChatOpenAi", 1.2, { options }],
      [
        "Read",
        "set",
        3.4,
        { assignments: { assignments: [{ name: "a", value: "={{ $json.b }}" }] } },
      ],
    ];
    const lines = { Start: [["Chain"]], Chain: [["Read"]] };
    return found(findingsIn(nodes, lines, {}, { Model: "ai_languageModel" }));
  };
  expect(rulesFor({})).toContain("dropped-field");
  expect(rulesFor({ responseFormat: "json_object" })).not.toContain("dropped-field");
});

test("code that reads a file wrongly is not told to return items", () => {
  const jsCode = "const file = $input.first().binary.image.data;\nreturn [{ json: { file } }];";
  const findings = findingsIn([START, ["Work", "code", 2, { jsCode }]], { Start: [["Work"]] });
  const habit = findings.find(({ rule }) => rule === "code-without-items");
  expect(habit?.sentence).toContain("getBinaryDataBuffer");
  expect(habit?.mend).not.toContain("Return a list");
});

test("a reminder of things that are due on one day does not come again on the next", () => {
  const due = (operation: string) => {
    const condition = { leftValue: "={{ $json.due }}", rightValue: "={{ $today.toISODate() }}" };
    const operator = { type: "string", operation };
    const sheet = { resource: "sheet", documentId: "1", sheetName: "a" };
    const nodes: Node[] = [
      ["Daily", "scheduleTrigger", 1.2, {}],
      ["List", "googleSheets", 4.5, { ...sheet, operation: "read" }],
      ["Due", "filter", 2.2, { conditions: { conditions: [{ ...condition, operator }] } }],
      ["Send", "gmail", 2.1, { sendTo: "={{ $json.email }}", subject: "a", message: "b" }],
      ["Mark", "googleSheets", 4.5, { ...sheet, operation: "update" }],
    ];
    const lines = { Daily: [["List"]], List: [["Due"]], Due: [["Send"]], Send: [["Mark"]] };
    return found(findingsIn(nodes, lines));
  };
  expect(due("contains")).toContain("sends-before-it-remembers");
  expect(due("equals")).not.toContain("sends-before-it-remembers");
});

test("a value that n8n does not offer is not said to fail for certain", () => {
  const parameters = { resource: "message", operation: "telegram" };
  const findings = findingsIn([START, ["Send", "gmail", 2.1, parameters]], { Start: [["Send"]] });
  const choice = findings.find(({ rule }) => rule === "unknown-choice");
  expect(choice?.sentence).toContain("fails or does nothing");
});
