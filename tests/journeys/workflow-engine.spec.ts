import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { CatalogData } from "#check/checkup.ts";
import { build, type Rolldown } from "vite";
import { examine } from "../support/workflow-engine.ts";

const TEMPLATE = "templates/lead_generation/score_website_leads_and_alert_sales_in_slack";
const text = readFileSync(`${TEMPLATE}/workflow.json`, "utf8");
const facts = JSON.parse(
  readFileSync("packages/check/data/nodes-light.json", "utf8"),
) as CatalogData;
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
    const here = examine(one, facts);
    // The type of the facts contains itself, which is too deep for the types of Playwright.
    const asked: { text: string; facts: unknown } = { text: one, facts };
    const there = await page.evaluate(
      (question) =>
        new Promise((resolve, reject) => {
          const worker = new Worker("/engine.js");
          worker.addEventListener("error", ({ message }) => reject(new Error(message)));
          worker.addEventListener("message", ({ data }) => resolve(data));
          worker.postMessage(question);
        }),
      asked,
    );
    expect(there).toEqual(here);
  }
});

test("the engine finds the seeded faults, and none in a sound workflow", () => {
  // A template waits for its user's own values.
  expect(examine(text, facts)).toMatchObject([{ findings: [{ rule: "stand-in-left" }] }]);
  expect(examine(broken, facts)).toMatchObject([
    {
      findings: expect.arrayContaining([
        expect.objectContaining({ rule: "broken-connections", level: "will-not-run" }),
        expect.objectContaining({ rule: "installation-marks", level: "worth-knowing" }),
      ]),
    },
  ]);
  expect(examine("{", facts)).toEqual({
    problem: expect.stringContaining("This text holds no workflow"),
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
