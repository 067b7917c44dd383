import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWorkflow } from "#check/read/workflow.ts";
import { messagesOf } from "./messages.ts";
import { readCases, type RecordedCase } from "./read-record.ts";
import { RunRecord } from "./run-record.ts";

test("messages come in order, with their recipients", () => {
  const one: RecordedCase = {
    name: "normal: an invoice is late",
    trigger: "Start",
    status: "success",
    steps: [
      { node: "Start", from: [], out: [] },
      {
        node: "Mail",
        from: [],
        out: [],
        told: [
          { resource: "draft", sendTo: "mara@klein.example", subject: "Late", message: "Pay" },
        ],
      },
      {
        node: "Slack",
        from: [],
        out: [],
        told: [{ channelId: { __rl: true, mode: "name", value: "#finance" }, text: "1 draft" }],
      },
      { node: "Sheet", from: [], out: [], told: [{ resource: "sheet", text: "none" }] },
    ],
  };
  const types: Record<string, string> = {
    Mail: "n8n-nodes-base.gmail",
    Slack: "n8n-nodes-base.slack",
    Sheet: "n8n-nodes-base.googleSheets",
  };
  expect(messagesOf(one, (node) => types[node])).toEqual([
    {
      step: 1,
      type: "n8n-nodes-base.gmail",
      to: "mara@klein.example",
      subject: "Late",
      text: "Pay",
      isDraft: true,
    },
    {
      step: 2,
      type: "n8n-nodes-base.slack",
      to: "#finance",
      subject: "",
      text: "1 draft",
      isDraft: false,
    },
  ]);
});

const folders = globSync("templates/*/*/run.json").map((file) =>
  file.slice(0, -"/run.json".length),
);

test.each(folders)("every case of %s is recorded, and its messages have no gaps", (folder) => {
  const record = RunRecord.parse(JSON.parse(readFileSync(`${folder}/run.json`, "utf8")));
  const { nodes } = readWorkflow(JSON.parse(readFileSync(`${folder}/workflow.json`, "utf8")));
  const messages = readCases(record).flatMap((one) =>
    messagesOf(one, (name) => nodes.find((node) => node.name === name)?.type),
  );
  expect(messages.length).toBeGreaterThan(0);
  for (const { text } of messages) expect(text).not.toMatch(/\bundefined\b|\[object Object\]/);
});
