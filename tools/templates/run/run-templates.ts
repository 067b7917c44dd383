import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_RECORD_SIZE } from "../../../src/workflow/record/run-record.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { findTemplates, type TemplateFolder } from "../library/template-folder.ts";
import { loadNodeTypes } from "../n8n/node-types.ts";
import { compareRecords, mergeRecords } from "../record/compare-records.ts";
import { makeRecord } from "../record/make-record.ts";
import { openRecord } from "../record/open-record.ts";
import { recordText } from "../record/pack-record.ts";
import { runnable, runTemplate } from "./run-template.ts";
import { withN8n, type OpenN8n } from "./with-n8n.ts";

type Options = {
  /** Empty for all. */
  slugs: string[];
  /** Take over what differs from the records. */
  accept: boolean;
  /** Release; the newest unless it is named. */
  n8n?: string | undefined;
};

/**
 * Runs every case of the named templates (or all) in the real n8n, and compares all that happened
 * with what is recorded.
 *
 * @returns Whether every case ended as its fixture says and did what its record says.
 */
export async function runTemplates({
  slugs,
  accept,
  n8n = N8N_VERSION,
}: Options): Promise<boolean> {
  const templates = findTemplates(slugs);
  return withN8n(n8n, async (open) => {
    let good = 0;
    for (const template of templates) if (await runOne(template, open, accept)) good++;
    console.log(`\n${good} of ${templates.length} templates as recorded`);
    return good === templates.length && good > 0;
  });
}

async function runOne(template: TemplateFolder, n8n: OpenN8n, accept: boolean): Promise<boolean> {
  console.log(`\n${template.slug}`);
  const subject = runnable(template);
  const outcomes = await runTemplate(n8n.client, subject);
  for (const { name, said, ms } of outcomes) {
    const verdict = said.length === 0 ? "ok    " : "FAILED";
    console.log(`  ${verdict} ${String(ms).padStart(5)} ms  ${name}`);
    for (const sentence of said) console.log(`           ${sentence}`);
  }
  if (outcomes.some(({ said }) => said.length > 0)) return false;
  const happened = outcomes.flatMap((outcome) => outcome.happened ?? []);
  const made = makeRecord(template, subject, happened, n8n.installed, await loadNodeTypes());
  const kept = openRecord(template);
  const said = kept ? compareRecords(kept, made) : ["Nothing is recorded yet."];
  for (const sentence of said) console.log(`  ${accept ? "taken over" : "DIFFERS"}: ${sentence}`);
  if (said.length > 0 && !accept) {
    console.log("  Read what differs; if it is meant to, take it over with -- --accept.");
    return false;
  }
  const text = recordText(mergeRecords(kept, made, said.length === 0));
  if (text.length > MAX_RECORD_SIZE) {
    console.log(`  The record has ${text.length} characters; ${MAX_RECORD_SIZE} are allowed.`);
    return false;
  }
  writeFileSync(join(template.folder, "run.json"), text);
  return true;
}
