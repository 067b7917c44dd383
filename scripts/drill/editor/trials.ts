import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findTemplates } from "../../../tools/templates/library/template-folder.ts";
import type { WorkflowFile } from "#check/read/workflow-file.ts";
import { setupOf, usualName } from "#workflow/setup/setup.ts";

export type Trial = {
  slug: string;
  /** `name` in the workflow, `label` on the page. */
  values: { name: string; label: string; text: string }[];
  /** In n8n they are called `name`; `nodes` sign in with them. */
  credentials: { type: string; label: string; name: string; nodes: string[] }[];
  /** In the order in which they stand in n8n's step. */
  order: string[];
};

export const TRIED = [
  "score-website-leads",
  "send-payment-reminders",
  "qualify-leads-book-calls",
  "answer-shop-questions",
  "summarize-documents-locally",
  "watch-n8n-failed-runs",
];

export function readTrial(slug: string): Trial {
  const [template] = findTemplates([slug]);
  const read = (file: string) => readFileSync(join(template!.folder, file), "utf8");
  const file = JSON.parse(read("workflow.json")) as WorkflowFile;
  const setup = setupOf(file, JSON.parse(read("metadata.json")) as never, read("configuration.md"));
  const wanted = setup.fields.filter(({ isExample }) => isExample);
  return {
    slug,
    values: wanted.map(({ name, label, value }) => ({ name, label, text: ownFor(String(value)) })),
    credentials: setup.credentials.map((one) => ({ ...one, name: usualName(one.label) })),
    order: setup.fields.map(({ name }) => name),
  };
}

function ownFor(example: string): string {
  const own = example
    .replaceAll("example.com", "klein-heating.test")
    .replace(/YOUR-[A-Z-]+/g, "1aB2cD3");
  return own === example ? "Klein Heating" : own;
}
