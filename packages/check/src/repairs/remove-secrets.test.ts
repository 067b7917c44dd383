import { expect, test } from "vitest";
import {
  checkWorkflow,
  mendWorkflow,
  readWorkflows,
  withoutSecretsInFile,
  type WorkflowFile,
} from "../checkup.ts";
import { LIGHT as catalog } from "../../../../tests/support/workflow-cases.ts";

// The key is joined from parts, so that secret scanners do not report this file.
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
])("a secret %s is removed completely", (_, parameters, secret) => {
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
  const serialized = JSON.stringify(report.findings);
  expect([serialized.includes(AWS_KEY), serialized.includes(KEY)]).toEqual([false, false]);
});

test("a secret is found and removed wherever it stands in the file", () => {
  const secret = ["q7Wm2Zp9", "Lk3Vb8Xn4T5s"].join("");
  const file: WorkflowFile = {
    ...workflowWith({
      headerParameters: { parameters: [{ name: "Authorization", value: `=Bearer ${secret}` }] },
      jsonBody: `={ "api_key": "${secret}" }`,
      url: `https://example.com/?apikey=${secret}`,
      jsCode: `const token = "${secret}";`,
    }),
    settings: { apiKey: secret },
    pinData: { Work: [{ json: { access_token: secret } }] },
    staticData: { global: { password: secret } },
  };
  const [first] = file.nodes;
  if (first) first["notes"] = `Our key: api key = "${secret}"`;
  const report = checkWorkflow(file, { catalog });
  const [finding] = report.findings.filter(({ rule }) => rule === "secret-in-file");
  expect(finding?.consequences.map(({ path }) => path).toSorted()).toEqual([
    "headerParameters.parameters[0].value",
    "jsCode",
    "jsonBody",
    "notes",
    "pinData.Work[0].json.access_token",
    "settings.apiKey",
    "staticData.global.password",
    "url",
  ]);
  expect(JSON.stringify(report)).not.toContain(secret);
  const mended = mendWorkflow(file, catalog, ["secret-in-file"]);
  expect(JSON.stringify(mended)).not.toContain(secret);
});

test("a file for sharing contains no secret, not even in a step's name", () => {
  const shown = withoutSecretsInFile({
    ...workflowWith({ apiKey: AWS_KEY }),
    name: `Key ${KEY}`,
    nodes: [
      { name: `Send ${KEY}`, type: "", typeVersion: 1, position: [0, 0], parameters: { a: KEY } },
    ],
    connections: { [`Send ${KEY}`]: { main: [[{ node: `Send ${KEY}`, type: "main", index: 0 }]] } },
  });
  expect(JSON.stringify(shown)).not.toContain(KEY);
  expect(Object.keys(shown.connections)).toEqual([shown.nodes[0]?.name]);
});
