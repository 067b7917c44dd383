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

/** Checks a workflow whose steps each lead to those named behind them. */
function findingsIn(nodes: Node[], lines: Record<string, string[][]>, settings = {}): Finding[] {
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
    connections: Object.fromEntries(
      Object.entries(lines).map(([from, outputs]) => [
        from,
        { main: outputs.map((to) => to.map((node) => ({ node, type: "main", index: 0 }))) },
      ]),
    ),
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

test("a step may ask one on a branch that stands higher, since n8n has run that one before", () => {
  const lines = { Start: [["Early", "Late"]] };
  const order = { executionOrder: "v1" };
  expect(found(findingsIn(forked(0), lines, order))).not.toContain("later-reference");
  expect(found(findingsIn(forked(400), lines, order))).toContain("later-reference");
  expect(found(findingsIn(forked(0), lines))).toContain("later-reference");
});

test("two outputs of a community's node do not make the step behind them run twice", () => {
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
