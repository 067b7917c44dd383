import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCases } from "../../../src/workflow/record/read-record.ts";
import { MAX_RECORD_SIZE, type RunRecord } from "../../../src/workflow/record/run-record.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { findTemplates, type TemplateFolder } from "../library/template-folder.ts";
import { loadNodeTypes } from "../n8n/node-types.ts";
import {
  addRelease,
  compareRecords,
  isSameElsewhere,
  mergeRecords,
} from "../record/compare-records.ts";
import { makeRecord, today } from "../record/make-record.ts";
import { openRecord } from "../record/open-record.ts";
import { recordText } from "../record/pack-record.ts";
import { runnable, runTemplate, type Outcomes } from "./run-template.ts";
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
  const outcomes = await runTemplate(n8n, subject);
  for (const { name, said, ms } of outcomes) {
    const verdict = said.length === 0 ? "ok    " : "FAILED";
    console.log(`  ${verdict} ${String(ms).padStart(5)} ms  ${name}`);
    for (const sentence of said) console.log(`           ${sentence}`);
  }
  const { version } = n8n.installed;
  if (version !== N8N_VERSION) return noteRelease(template, outcomes, version);
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
  return keep(template, mergeRecords(kept, made));
}

/** In an older release it is only noted which cases go another way: what is recorded is the newest. */
function noteRelease(template: TemplateFolder, outcomes: Outcomes, n8n: string): boolean {
  const kept = openRecord(template);
  if (!kept) {
    console.log(`  There is no record of n8n ${N8N_VERSION} to compare with.`);
    return false;
  }
  const recorded = new Map(readCases(kept).map((one) => [one.name, one]));
  const otherwise = outcomes.flatMap(({ name, said, happened }) => {
    const before = recorded.get(name);
    const same = said.length === 0 && happened && before && isSameElsewhere(before, happened);
    return same ? [] : [name];
  });
  for (const name of otherwise) console.log(`  goes another way: ${name}`);
  return (
    keep(template, addRelease(kept, { n8n, on: today(), otherwise })) && otherwise.length === 0
  );
}

function keep(template: TemplateFolder, record: RunRecord): boolean {
  const text = recordText(record);
  const size = Buffer.byteLength(text);
  if (size > MAX_RECORD_SIZE) {
    console.log(`  The record has ${size} bytes; ${MAX_RECORD_SIZE} are allowed.`);
    return false;
  }
  writeFileSync(join(template.folder, "run.json"), text);
  return true;
}
