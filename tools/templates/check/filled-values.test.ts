import { beforeAll, expect, test } from "vitest";
import { installWorkspace } from "../../install/workspace.ts";
import { literal } from "../../../src/workflow/setup/fill.ts";

let evaluate: (parameter: string) => unknown;

beforeAll(async () => {
  await installWorkspace("templates");
  const { n8n } = await import("../n8n/loaded-workflow.ts");
  const node = { id: "1", name: "N", type: "t", typeVersion: 1, position: [0, 0], parameters: {} };
  const workflow = new n8n.Workflow({
    nodes: [node as never],
    connections: {},
    active: false,
    nodeTypes: { getByNameAndVersion: () => ({ description: { properties: [] } }) } as never,
  });
  evaluate = (parameter) =>
    workflow.expression.getParameterValue(parameter, null, 0, 0, "N", [], "manual", {});
}, 300_000);

test.each([
  "plain",
  "{{ 1 + 1 }}",
  "=",
  "=1+1",
  "={{ $env.SECRET }}",
  '="}}" {{ 1 }}',
  "={{\n",
  "=\u2028 `${1}` \\u0041 'x' grün 🌱",
  "=a.constructor('x').__proto__",
])("n8n reads a text that somebody filled in as it was typed: %j", (text) => {
  expect(evaluate(literal(text))).toBe(text);
});
