import { describe, expect, test } from "vitest";
import { sample } from "../../../tests/support/sample.ts";
import {
  checkWorkflow,
  dataMapOf,
  mendWorkflow,
  PROFILES,
  readWorkflows,
  withoutSecretsInFile,
} from "./checkup.ts";
import { loadCatalog } from "./command/catalog-file.ts";
import { exampleFile, type Steps } from "./handbook/entry.ts";

const SIZE = 300_000;
/** Maximum processor time in ms. Work that grew with the square of the file's size would take more. */
const MAX_MS = 3000;
const catalog = loadCatalog();

/** @returns the processor time in ms that the check-up of a text takes */
function checkAll(text: string): number {
  const begun = process.threadCpuUsage();
  for (const { file } of readWorkflows(text).workflows ?? []) {
    const { findings } = checkWorkflow(file, { catalog, profiles: PROFILES });
    dataMapOf(file, catalog);
    withoutSecretsInFile(file);
    mendWorkflow(
      file,
      catalog,
      findings.map(({ rule }) => rule),
    );
  }
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

const PIECES = [
  '$("',
  "$('",
  "$(`",
  "{{ ",
  "{{$json",
  "}}",
  "-eyJaaaaaaaaaa.",
  "<your",
  "Bearer ",
  "://a:",
  "-----BEGIN PRIVATE KEY-----",
  "a@",
  "a.",
  "token:",
  "?key=",
  "YOUR_",
  "YOUR-A",
  "try{",
  "\\",
  "'\\'`\\`",
  "/*",
  "//",
  "$json.",
  "docs.google.com/",
  '$node["',
  "require(",
  "(",
  "${",
  "/",
  " \n",
  '"nodes":[',
  "UR<",
  "[(",
  "```",
  "\t",
  "1_",
  "{{\t",
  "set ",
  "into a(b) values (",
  "#\t",
];

describe.each(PIECES.map((piece, at) => [piece, at] as const))(
  "a field of many %j",
  (piece, at) => {
    const long = piece.repeat(SIZE / piece.length);
    const places: [string, Steps][] = [
      ["as an expression", { A: ["set@3.4", { value: `={{ ${long}` }] }],
      ["as code", { A: ["code@2", { jsCode: long }] }],
      ["as an SQL query", { A: ["postgres@2.6", { operation: "executeQuery", query: long }] }],
      ["as an address", { A: ["httpRequest@4.2", { url: `{{$json${long}` }] }],
      ["as a choice and a name", { [`A${long}1`]: ["slack@2.3", { channelId: `U${long}` }] }],
      ["as text", { A: ["stickyNote", { content: long }], B: ["set@3.4", { [piece]: long }] }],
    ];
    test.each(sample(places, 3, at))("%s is checked in time", (_, steps) => {
      const text = JSON.stringify(
        exampleFile({ steps: { Start: ["manualTrigger"], ...steps }, lines: ["Start > A"] }),
      );
      expect(checkAll(text)).toBeLessThan(MAX_MS);
    });
  },
);

const node = (name: string, type = "n8n-nodes-base.noOp") => ({
  name,
  type,
  typeVersion: 1,
  position: [0, 0],
  parameters: {},
});
const chain = (length: number) => ({
  nodes: Array.from({ length }, (_, k) => node(`Step ${k}`)),
  connections: Object.fromEntries(
    Array.from({ length }, (_, k) => [
      `Step ${k}`,
      { main: [[{ node: `Step ${(k + 1) % length}`, type: "main", index: 0 }]] },
    ]),
  ),
});

test.each<[string, string]>([
  ["brackets without an end", "[".repeat(SIZE)],
  ["opening braces and spaces", "{ ".repeat(SIZE)],
  [
    "twenty thousand empty workflows",
    JSON.stringify(Array.from({ length: 20_000 }, () => ({ nodes: [] }))),
  ],
  [
    "twenty thousand steps in one place",
    JSON.stringify({ nodes: Array.from({ length: 20_000 }, () => ({ type: "x" })) }),
  ],
  ["a ring of two thousand steps", JSON.stringify(chain(2000))],
  [
    "names that every object has",
    JSON.stringify({
      ...chain(2),
      nodes: ["__proto__", "constructor", "<img src=x onerror=alert(1)>"].map((name) =>
        node(name, `n8n-nodes-base.${name}`),
      ),
    }),
  ],
])("%s are checked in time", { tags: ["slow"] }, (_, text) => {
  expect(checkAll(text)).toBeLessThan(MAX_MS);
});
