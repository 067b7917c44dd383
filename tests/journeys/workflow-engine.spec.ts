import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import type { NodeFacts, WorkflowFacts } from "#check/facts/node-facts.ts";
import type { TemplateMetadata } from "../../src/workflow/facts/template-metadata.ts";
import type { WorkflowFile } from "#check/read/workflow-file.ts";
import { examine } from "../support/workflow-engine.ts";

const TEMPLATE = "templates/lead_generation/score_website_leads_and_alert_sales_in_slack";
const text = readFileSync(`${TEMPLATE}/workflow.json`, "utf8");
const metadata = JSON.parse(readFileSync(`${TEMPLATE}/metadata.json`, "utf8")) as TemplateMetadata;
const whole = JSON.parse(text) as WorkflowFile;
const broken = text
  .replace('"Score the lead"', '"Score"')
  .replace("executionOrder", "errorWorkflow");

test("a workflow is judged in a browser's worker as it is in Node", async ({ page }) => {
  const script = await bundle();
  await page.route("http://engine.test/**", (route) =>
    route.request().url().endsWith("/engine.js")
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({ contentType: "text/html", body: "<title>engine</title>" }),
  );
  await page.goto("http://engine.test/");
  for (const one of [text, broken, "{"]) {
    const facts = factsOf();
    const here = examine(one, facts);
    const there = await page.evaluate(
      (asked) =>
        new Promise((resolve, reject) => {
          const worker = new Worker("/engine.js");
          worker.addEventListener("error", ({ message }) => reject(new Error(message)));
          worker.addEventListener("message", ({ data }) => resolve(data));
          worker.postMessage(asked);
        }),
      { text: one, facts },
    );
    expect(there).toEqual(here);
  }
});

test("what was broken is found, and nothing in what was not", () => {
  expect(examine(text, factsOf())).toMatchObject({ findings: [] });
  expect(examine(broken, factsOf())).toMatchObject({
    findings: expect.arrayContaining([
      {
        rule: "instance-marks",
        sentence: 'The setting "errorWorkflow" belongs to one installation; remove it.',
      },
      {
        rule: "connections",
        sentence: 'A connection comes from "Score the lead", which does not exist.',
      },
    ]),
  });
  expect(examine("{", factsOf())).toEqual({
    problems: [expect.stringContaining("This is not JSON")],
  });
});

/** One script without imports, as a worker needs it. */
async function bundle(): Promise<string> {
  const ENTRY = "virtual:worker";
  const engine = JSON.stringify(join(import.meta.dirname, "../support/workflow-engine.ts"));
  const built = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "worker",
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? `import { examine } from ${engine};
               onmessage = ({ data }) => postMessage(examine(data.text, data.facts));`
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: "iife" } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** What n8n says about the template's nodes, as far as its metadata tells. */
function factsOf(): WorkflowFacts {
  const nodeFacts = ({ name, type, parameters }: WorkflowFile["nodes"][number]): NodeFacts => {
    const known = metadata.nodes.find((one) => one.type === type);
    const signsIn = metadata.credentials.some(({ label }) => label.startsWith(known?.label ?? "–"));
    return {
      label: known?.label ?? "Sticky Note",
      defaultNames: [known?.label ?? ""],
      isTrigger: /Trigger$|\.webhook$/.test(type),
      isCore: known?.core ?? true,
      isAi: false,
      isHidden: false,
      hosts: [],
      parameters,
      ports: metadata.ports[name] ?? { in: [{ kind: "main" }], out: [{ kind: "main" }] },
      credentials: signsIn ? metadata.credentials.slice(0, 1) : [],
      unsetFields: [],
      offeredTexts: [],
    };
  };
  const { nodes } = whole;
  return {
    version: metadata.tested_with ?? "",
    types: Object.fromEntries(
      nodes.map(({ type, typeVersion }) => [
        type,
        { versions: [typeVersion], recommended: typeVersion },
      ]),
    ),
    nodes: Object.fromEntries(nodes.map((node) => [node.name, nodeFacts(node)])),
  };
}
