import { expect, test } from "vitest";
import { looksLikeWorkflow } from "./looks-like-workflow.ts";

test.each([
  ['{ "nodes": [ { "name": "Start" } ], "connections": {} }', true],
  ['It stops here:\n```json\n{"name":"A","nodes":[]}\n```', true],
  ['{"parameters":{},"type":"n8n-nodes-base.gmail"}', true],
  ["{ “nodes”: [ ] }", true],
  ["Which nodes: [Gmail] do I need?", false],
  ["Do you know n8n-nodes-base.gmail?", false],
  ['{ "order": 7 }', false],
])("%s", (text, expected) => {
  expect(looksLikeWorkflow(text)).toBe(expected);
});
