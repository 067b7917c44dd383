import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  checkWorkflow,
  mendWorkflow,
  openCatalog,
  readWorkflows,
  type CatalogData,
} from "../checkup.ts";

const catalog = openCatalog(
  JSON.parse(readFileSync("packages/check/data/nodes-light.json", "utf8")) as CatalogData,
);
// Put together here, so that no scanner takes this file for a leak.
const KEY = ["sk-", "proj-", "ABCDEFGHIJKLMNOPQRSTUV0123456789"].join("");
const AWS_KEY = ["AKIA", "IOSFODNN7ABCDEFG"].join("");

function workflowWith(parameters: object) {
  const node = { type: "n8n-nodes-base.set", typeVersion: 3.4, position: [224, 0], parameters };
  const start = {
    name: "Start",
    type: "n8n-nodes-base.manualTrigger",
    typeVersion: 1,
    position: [0, 0],
    parameters: {},
  };
  const connections = { Start: { main: [[{ node: "Work", type: "main", index: 0 }]] } };
  const text = JSON.stringify({ nodes: [start, { name: "Work", ...node }], connections });
  const file = readWorkflows(text).workflows?.[0]?.file;
  if (!file) throw new Error("the workflow was not read");
  return file;
}

test.each([
  ["in a column whose name has a dot", { columns: { value: { "Key No. 1": KEY } } }, KEY],
  ["longer than its format asks for", { a: `ya29.${"Ab1".repeat(400)}` }, "Ab1Ab1Ab1"],
  [
    "an encrypted private key",
    {
      a: "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nMIIabc123\n-----END RSA PRIVATE KEY-----",
    },
    "MIIabc123",
  ],
])("a secret %s is taken out completely", (_, parameters, secret) => {
  const { file, changes } = mendWorkflow(workflowWith(parameters), catalog, ["secret-in-file"]);
  expect(changes).toHaveLength(1);
  expect(JSON.stringify(file)).not.toContain(secret);
});

test("no finding repeats a secret of the workflow", () => {
  const file = workflowWith({
    a: `={{ 'Bearer ' ${AWS_KEY} }}`,
    b: `={{ $('${KEY}').item.json.a }}`,
  });
  const report = checkWorkflow(file, { catalog, profiles: ["runs", "share", "library"] });
  expect(report.findings.length).toBeGreaterThan(0);
  const told = JSON.stringify(report.findings);
  expect([told.includes(AWS_KEY), told.includes(KEY)]).toEqual([false, false]);
});
