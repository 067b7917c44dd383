import { expect, test } from "vitest";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { FixtureCase } from "./fixtures.ts";
import { runCopy } from "./run-copy.ts";

const node = (name: string, type: string) => ({
  id: name,
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion: 1,
  position: [0, 0] as [number, number],
  parameters: { operation: "read" },
});
const file = {
  name: "Copy",
  nodes: [node("Start", "scheduleTrigger"), node("Read", "googleSheets"), node("Tell", "slack")],
  connections: {},
  settings: {},
} as unknown as WorkflowFile;
const one: FixtureCase = {
  name: "normal: rows are told",
  trigger: "Start",
  pin: { Start: [{}], Tell: [{ ok: true }] },
  ran: ["Read"],
  notRan: [],
  json: {},
};
const services = { origin: "http://127.0.0.1:1", smtpPort: 2, open: () => "s0" };
const tables = { Invoices: [["Invoice"], ["R-1"]] };

test("a pinned node is replaced by a stand-in that knows its answer; all others stay unchanged", () => {
  const { nodes, pinData } = runCopy(file, one, services);
  expect(nodes.map(({ type }) => type.split(".")[1])).toEqual([
    "scheduleTrigger",
    "googleSheets",
    "standIn",
  ]);
  expect(JSON.parse(String(nodes[2]?.parameters["case"]))).toEqual({
    given: { operation: "read" },
    answer: [{ ok: true }],
  });
  expect(pinData).toEqual({ Start: [{ json: {}, pairedItem: { item: 0 } }] });
});

test("what the user has entered stands in place of the placeholders, and only in the node for values", () => {
  const holds = (name: string) => ({
    ...node(name, "set"),
    parameters: { at: "https://YOUR-SHOP.example" },
  });
  const asked = {
    ...file,
    nodes: [holds("Set your values"), holds("Tell")],
  } as unknown as WorkflowFile;
  const entered = { "YOUR-SHOP": "hill-shop" };
  const { nodes } = runCopy(asked, { ...one, pin: { Start: [{}] }, entered }, services);
  expect(nodes.map(({ parameters }) => parameters["at"])).toEqual([
    "https://hill-shop.example",
    "https://YOUR-SHOP.example",
  ]);
  const pinned = { ...one, pin: { Start: [{}], "Set your values": [{}] }, entered };
  expect(JSON.parse(String(runCopy(asked, pinned, services).nodes[0]?.parameters["case"]))).toEqual(
    {
      given: { at: "https://hill-shop.example" },
      answer: [{}],
    },
  );
});

test("Google Sheets nodes keep their parameters and work on the tables of the case, unless pinned", () => {
  const [, read] = runCopy(file, { ...one, sheets: tables }, services).nodes;
  expect(read).toMatchObject({ type: "CUSTOM.sheet", parameters: { operation: "read" } });
  expect(JSON.parse(String(read?.parameters["case"]))).toMatchObject({ tables });
  const pinned = { ...one, sheets: tables, pin: { ...one.pin, Read: [] } };
  expect(runCopy(file, pinned, services).nodes[1]?.type).toBe("CUSTOM.standIn");
});

test("a plain HTTP request goes to a service that gives the pinned answer, unless this is a failure", () => {
  const request = { ...node("Tell", "httpRequest"), parameters: { url: "https://example.com" } };
  const asking = { ...file, nodes: [request] } as unknown as WorkflowFile;
  const [sent] = runCopy(asking, one, services).nodes;
  expect(sent).toMatchObject({ type: "CUSTOM.http", parameters: { url: "https://example.com" } });
  expect(JSON.parse(String(sent?.parameters["case"]))).toMatchObject({
    answer: [{ ok: true }],
    key: "s0",
  });
  const failed = { ...one, pin: { ...one.pin, Tell: [{ error: "503" }] } };
  expect(runCopy(asking, failed, services).nodes[0]?.type).toBe("CUSTOM.standIn");
});

test("files come with the items of the trigger and of stand-ins, under the property that the case names", () => {
  const files = {
    Start: [{ receipt: "Scan (1).pdf (application/pdf)" }],
    Tell: [{ data: "a.png (image/png)" }],
  };
  const { nodes, pinData } = runCopy(file, { ...one, files }, services);
  const receipt = {
    data: Buffer.from("Scan (1).pdf").toString("base64"),
    fileName: "Scan (1).pdf",
    mimeType: "application/pdf",
  };
  expect(pinData).toEqual({ Start: [{ json: {}, binary: { receipt }, pairedItem: { item: 0 } }] });
  expect(JSON.parse(String(nodes[2]?.parameters["case"]))).toMatchObject({
    files: [{ data: { fileName: "a.png", mimeType: "image/png" } }],
  });
});
