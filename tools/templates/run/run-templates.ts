import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { errorMessage } from "../../../src/shared/text/error-message.ts";
import { readCases } from "../../../src/workflow/record/read-record.ts";
import { MAX_RECORD_SIZE, RunRecord } from "../../../src/workflow/record/run-record.ts";
import { cacheFolder } from "../install/cache-folder.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { findTemplates, type TemplateFolder } from "../library/template-folder.ts";
import { loadNodeTypes } from "../n8n/node-types.ts";
import {
  addRelease,
  compareRecords,
  differencesElsewhere,
  mergeRecords,
} from "../record/compare-records.ts";
import { makeRecord, today } from "../record/make-record.ts";
import { openRecord } from "../record/open-record.ts";
import { recordText } from "../record/pack-record.ts";
import { releaseOf, unreleasedChange } from "../record/release.ts";
import { runnable, runTemplate, type Outcomes } from "./run-template.ts";
import { withN8n, type OpenN8n } from "./server/with-n8n.ts";
import { linesOf, runVariants } from "./variants/run-variants.ts";

type Options = {
  slugs: string[];
  accept: boolean;
  n8n?: string | undefined;
};

/** Runs the cases of templates. @returns whether every case went as `fixtures.json` and the record (`run.json`) say */
export async function runTemplates({
  slugs,
  accept,
  n8n = N8N_VERSION,
}: Options): Promise<boolean> {
  const templates = findTemplates(slugs);
  return withN8n(n8n, async (open) => {
    let good = 0;
    for (const template of templates) if (await runSafely(template, open, accept)) good++;
    console.log(`\n${good} of ${templates.length} templates as recorded`);
    return good === templates.length && good > 0;
  });
}

/** Runs one template. If it fails, the other templates still run. */
async function runSafely(
  template: TemplateFolder,
  n8n: OpenN8n,
  accept: boolean,
): Promise<boolean> {
  try {
    return await runOne(template, n8n, accept);
  } catch (error) {
    console.log(`  NOT RUN: ${errorMessage(error)}`);
    return false;
  }
}

async function runOne(template: TemplateFolder, n8n: OpenN8n, accept: boolean): Promise<boolean> {
  console.log(`\n${template.slug}`);
  const subject = runnable(template);
  const outcomes = await runTemplate(n8n, subject);
  const { version } = n8n.installed;
  const isNewest = version === N8N_VERSION;
  for (const { name, differences, ms } of outcomes) {
    const verdict = differences.length === 0 ? "ok    " : isNewest ? "FAILED" : "differs";
    console.log(`  ${verdict} ${String(ms).padStart(5)} ms  ${name}`);
    for (const sentence of differences) console.log(`           ${sentence}`);
  }
  if (!isNewest) return noteRelease(template, outcomes, version, accept);
  if (outcomes.some(({ differences }) => differences.length > 0)) return false;
  const happened = outcomes.flatMap((outcome) => outcome.happened ?? []);
  const variants = await runVariants(n8n, subject, happened);
  const wrong = linesOf(variants.found, subject.variants);
  for (const line of wrong) console.log(`  FAILED ${line}`);
  if (wrong.length > 0) return false;
  const types = await loadNodeTypes();
  const made = {
    ...makeRecord(template, subject, happened, n8n.installed, types),
    variants: variants.ran,
  };
  const stored = openRecord(template);
  const release = releaseOf(template);
  const unreleased =
    stored && release ? unreleasedChange(stored, made.workflow, release, today()) : undefined;
  const { lines, isKept } = verdictOn(
    stored ? compareRecords(stored, made) : null,
    unreleased,
    accept,
  );
  for (const line of lines) console.log(`  ${line}`);
  if (isKept) return keep(template, mergeRecords(stored, made));
  const draft = join(cacheFolder("runs"), `${template.slug}.json`);
  writeFileSync(draft, recordText(mergeRecords(stored, made)));
  console.log(`  What happened is in ${draft}.`);
  return false;
}

/**
 * Decides whether a new record replaces the old one. The author has to accept the differences, and a changed workflow
 * needs a new version.
 * @param differences - differences from the old record; null if there is no old record
 * @param unreleased - a sentence if the workflow has changed without a new version
 */
export function verdictOn(
  differences: readonly string[] | null,
  unreleased: string | undefined,
  accept: boolean,
): { lines: string[]; isKept: boolean } {
  const differs = differences ?? ["Nothing is recorded yet."];
  const isKept = unreleased === undefined && (accept || differs.length === 0);
  const lines = differs.map((one) => `${isKept ? "taken over" : "DIFFERS"}: ${one}`);
  if (unreleased !== undefined) lines.push(unreleased);
  else if (!isKept)
    lines.push("Read what differs; if it is meant to, take it over with -- --accept.");
  return { lines, isKept };
}

/**
 * Compares a run in another n8n release with the recorded run in the newest release. Cases with a different result are
 * noted in the record if the author accepts them by `--accept`.
 * @returns whether the result is in the record
 */
function noteRelease(
  template: TemplateFolder,
  outcomes: Outcomes,
  n8n: string,
  accept: boolean,
): boolean {
  const stored = openRecord(template);
  const recorded = new Map(stored ? readCases(stored).map((one) => [one.name, one]) : []);
  if (!stored || outcomes.some(({ name }) => !recorded.has(name))) {
    console.log(`  There is no record of these cases in n8n ${N8N_VERSION} to compare with.`);
    return false;
  }
  // On a busy machine, n8n may not run a case. A missing run says nothing about the n8n release.
  if (outcomes.some(({ happened }) => !happened)) {
    console.log("  Some cases did not run, so nothing is noted. Run it again.");
    return false;
  }
  const otherwise = outcomes.flatMap(({ name, differences, happened }) => {
    const before = recorded.get(name);
    const differs = before && happened ? differencesElsewhere(before, happened) : [];
    const how =
      differs.length > 0 ? differs : differences.map((sentence) => sentence.replace(/\.$/, ""));
    return how.length === 0 ? [] : [{ case: name, how }];
  });
  const known = stored.tried.find((one) => one.n8n === n8n)?.otherwise ?? [];
  const isKnown = isDeepStrictEqual(otherwise, known);
  const verdict = isKnown ? "goes another way, as noted" : accept ? "taken over" : "DIFFERS";
  for (const one of otherwise) console.log(`  ${verdict}: ${one.case}: ${one.how.join("; ")}`);
  if (!isKnown && !accept && otherwise.length > 0) {
    console.log("  Read what differs; if it is meant to, take it over with -- --accept.");
    return false;
  }
  return keep(template, addRelease(stored, { n8n, on: today(), otherwise }));
}

function keep(template: TemplateFolder, record: RunRecord): boolean {
  // The fields are written in the order of the schema. `templates:build` writes them in the same order, so the bytes
  // and the checksum stay the same.
  const text = recordText(RunRecord.parse(record));
  const size = Buffer.byteLength(text);
  if (size > MAX_RECORD_SIZE) {
    console.log(`  The record has ${size} bytes; ${MAX_RECORD_SIZE} are allowed.`);
    return false;
  }
  writeFileSync(join(template.folder, "run.json"), text);
  return true;
}
