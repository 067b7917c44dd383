import { describe, expect, test } from "vitest";
import { readWorkflows } from "./read-workflows.ts";
import { parseWorkflowFile } from "./strict-workflow.ts";

const NODE = { name: "A", type: "t", typeVersion: 1, position: [0, 0], parameters: {} };
const FLOW = { name: "W", nodes: [NODE], connections: {} };
const text = JSON.stringify(FLOW, null, 2);

describe("a workflow is read in every form in which people have it", () => {
  test.each<[what: string, text: string, count?: number]>([
    ["an export", text],
    ["n8n's clipboard, without a name", JSON.stringify({ ...FLOW, name: undefined, meta: {} })],
    ["an export of several", JSON.stringify([FLOW, FLOW]), 2],
    ["an answer of n8n's API", JSON.stringify({ data: [FLOW, FLOW], nextCursor: null }), 2],
    ["a single one of n8n's API", JSON.stringify({ data: FLOW })],
    ["a template page's wrapper", JSON.stringify({ workflow: { id: 7, workflow: FLOW } })],
    ["a text with a byte order mark", `\ufeff${text}`],
    ["a Markdown fence", `Here it is:\n\n\`\`\`json\n${text}\n\`\`\`\nDoes it help?`],
    ["sentences around it", `Try this [1]: ${text} and tell me.`],
    ["curly quotes", text.replaceAll('"', "”").replace("”", "“")],
    ["a comma too many", text.replace(/\n}$/, ",\n}")],
    ["a missing bracket at the end", text.slice(0, -1)],
    ["a missing comma", text.replace('"W",', '"W"')],
    ["a node without parameters and place", JSON.stringify({ nodes: [{ name: "A", type: "t" }] })],
    [
      "places and versions as older programs wrote them",
      JSON.stringify({ nodes: [{ ...NODE, typeVersion: "1", position: { x: 0, y: 0 } }] }),
    ],
    ["no connections at all", JSON.stringify({ nodes: [NODE] })],
  ])("%s", (_, given, count = 1) => {
    const { workflows = [], problem } = readWorkflows(given);
    expect(problem).toBeUndefined();
    expect(workflows).toHaveLength(count);
    expect(workflows[0]?.file.nodes).toEqual([NODE]);
  });
});

describe("changes that a text needed before it could be read are reported", () => {
  test.each([
    [text.replace(/\n}$/, ",\n}"), /^Line \d+: a comma too many was left out\.$/],
    [text.slice(0, -1), /^The text breaks off, with } missing; we closed it to read on\.$/],
    [
      '{"nodes": [{"name": "A"',
      /^The text breaks off, with }]} missing; we closed it to read on\.$/,
    ],
    [text.replace('"W",', '"W"'), /^Line 3: a missing comma was added\.$/],
    [`Look: ${text}`, /^The words around the workflow were left out\.$/],
  ])("%#", (given, slip) => {
    expect(readWorkflows(given).slips).toEqual([expect.stringMatching(slip)]);
  });
});

describe("any other text is refused with a sentence", () => {
  test.each([
    ["", /^There is nothing here\. The check needs an n8n workflow/],
    ["Please help me", /^This text holds no workflow\./],
    ["https://n8n.io/workflows/1", /^This is an address, and nothing is loaded from it here\./],
    ["<!DOCTYPE html><p>", /^This is a page and no workflow\./],
    ["7", /^This is a single value and no workflow\./],
    ["[]", /^This is a list without a workflow in it\./],
    [
      '{"name": "x", "version": "1"}',
      /^This is JSON but no workflow: it has the fields "name", "version"/,
    ],
    [
      '{"nodes": [null], "connections": null}',
      /^This is JSON but no workflow: its "nodes" are no list of steps/,
    ],
    [
      text.slice(0, text.indexOf("typeVersion") + 4),
      /^Line \d+: The text ends in the middle of a value that begins here/,
    ],
    [text.replace('"A"', "A"), /^Line 5: Found "A," where a value should be\.$/],
    [text.replace('"W"', '"W" "X"'), /^Line 2: Found/],
    [
      text.slice(0, text.lastIndexOf(":") + 1),
      /^Line \d+: The text ends where a value was expected/,
    ],
    ["[".repeat(100_000), /nested more than 400 deep/],
    [`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`, /nested more than 400 deep/],
  ])("%#", (given, sentence) => {
    expect(readWorkflows(given).problem).toMatch(sentence);
  });
});

test("a text that was cut off is refused, or has at least one step", () => {
  const read = Array.from(text, (_, end) => readWorkflows(text.slice(0, end)));
  const empty = read.filter(({ workflows }) => workflows?.some(({ file }) => !file.nodes.length));
  expect(empty).toEqual([]);
  expect(readWorkflows(`{"nodes": [`).problem).toMatch(/^The text ends before the first step/);
  expect(readWorkflows(`{"nodes": [{"id": "1"`).problem).toMatch(/^The text ends before the first/);
  expect(read.filter(({ workflows }) => workflows).length).toBeGreaterThan(10);
});

test("a file that must be valid without changes is refused with its faults", () => {
  expect(parseWorkflowFile(text).file).toEqual(FLOW);
  expect(parseWorkflowFile(text.replace('"W"', '""')).problems).toEqual([
    "The workflow has no name.",
  ]);
  expect(parseWorkflowFile(text.slice(0, -1)).problems).toHaveLength(1);
  expect(parseWorkflowFile(JSON.stringify([FLOW, FLOW])).problems).toHaveLength(1);
  expect(parseWorkflowFile("{").problems).toHaveLength(1);
});

test("unknown fields stay unchanged", () => {
  const json = { ...FLOW, nodes: [{ ...NODE, notes: "Why" }], settings: { executionOrder: "v1" } };
  expect(readWorkflows(JSON.stringify(json)).workflows?.[0]?.file).toEqual(json);
});

test("invalid connections are left out and reported", () => {
  const connections = { A: { main: [[7, { node: "A" }], "x", null] }, B: 5 };
  const { workflows } = readWorkflows(JSON.stringify({ ...FLOW, connections }));
  expect(workflows?.[0]?.file.connections).toEqual({
    A: { main: [[{ node: "A", type: "main", index: 0 }], [], null] },
    B: {},
  });
  expect(workflows?.[0]?.notes).toEqual(['Connections that cannot be read, from: "A" and 1 more.']);
});

test("a node may be named like a property that every object has", () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  const nodes = names.map((name) => ({ ...NODE, name, parameters: { [name]: "x" } }));
  const hostile = `{"nodes":${JSON.stringify(nodes)},"connections":{"__proto__":{"main":[[{"node":"constructor","type":"main","index":0}]]}},"__proto__":{"polluted":true},}`;
  const file = readWorkflows(hostile).workflows?.[0]?.file;
  expect(file?.nodes.map(({ name }) => name)).toEqual(names);
  expect(Object.keys(file?.connections ?? {})).toEqual(["__proto__"]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("a workflow is found behind other JSON in a text from a chat", () => {
  const message = `It answers:\n\`\`\`json\n{ "ok": true }\n\`\`\`\nand this is mine:\n\`\`\`json\n{ "nodes": [{ "name": "A", "type": "x.y" }] }\n\`\`\``;
  expect(readWorkflows(message).workflows?.[0]?.file.nodes).toMatchObject([{ name: "A" }]);
  expect(readWorkflows('{ "ok": true } and { "ok": 1 }').problem).toContain('the fields "ok"');
});
