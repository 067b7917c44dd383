import { parseWorkflowFile } from "../../../packages/check/src/read/strict-workflow.ts";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import { Fixtures } from "./fixtures.ts";
import { openWorkflow, type Outcome } from "./run-case.ts";
import type { OpenN8n } from "./server/with-n8n.ts";

export type Runnable = { file: WorkflowFile } & Fixtures;

/**
 * Reads a template's workflow and test cases. @throws Error if something is unreadable, which `templates:check` reports
 */
export function runnable(template: TemplateFolder): Runnable {
  const { file, problems } = parseWorkflowFile(template.read("workflow.json")?.toString() ?? "");
  if (!file) throw new Error(`${template.slug}, workflow.json: ${problems.join(" ")}`);
  const fixtures = Fixtures.parse(JSON.parse(template.read("fixtures.json")?.toString() ?? "null"));
  return { file, ...fixtures };
}

export type Outcomes = (Outcome & { name: string; ms: number })[];

/** Runs all cases of a template. If n8n did not run a case, as happens on a busy machine, all cases run once more. */
export async function runTemplate(n8n: OpenN8n, subject: Runnable): Promise<Outcomes> {
  const outcomes = await runCases(n8n, subject);
  return outcomes.every(({ happened }) => happened) ? outcomes : runCases(n8n, subject);
}

async function runCases(n8n: OpenN8n, { file, cases }: Runnable): Promise<Outcomes> {
  const workflow = await openWorkflow(n8n, file);
  const outcomes: Outcomes = [];
  for (const one of cases) {
    const start = performance.now();
    const outcome = await workflow.run(one);
    outcomes.push({ ...outcome, name: one.name, ms: Math.round(performance.now() - start) });
  }
  return outcomes;
}
