import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MutationScore, RunRecord } from "../../../src/workflow/record/run-record.ts";
import { checksumOf } from "../build/checksum.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { findTemplates, type TemplateFolder } from "../library/template-folder.ts";
import { loadNodeTypes } from "../n8n/node-types.ts";
import { openRecord } from "../record/open-record.ts";
import { recordText } from "../record/pack-record.ts";
import { runnable } from "../run/run-template.ts";
import { withN8n, type OpenN8n } from "../run/with-n8n.ts";
import { mutantsOf, type Mutant } from "./mutants.ts";
import { pickMutants } from "./pick.ts";
import { addCounts, countOf, scoreOf, table } from "./score.ts";
import { isNoticed } from "./try-mutant.ts";

type Options = { slugs: string[]; seed: number; most: number };

/** Side by side in one n8n; each has a workflow of its own. */
const AT_ONCE = 4;

/**
 * Puts faults into the named templates (or all), one at a time, and counts those that their cases
 * show. The counts go into the records.
 *
 * @returns Whether enough of them were noticed.
 */
export async function mutateTemplates({ slugs, seed, most }: Options): Promise<boolean> {
  const templates = findTemplates(slugs);
  return withN8n(N8N_VERSION, async (n8n) => {
    const scores: MutationScore[] = [];
    for (const template of templates) {
      const score = await mutateOne(template, n8n, seed, most);
      const { made, noticed } = countOf(score.places);
      console.log(`${template.slug}: ${noticed} of ${made} noticed`);
      for (const what of score.missed) console.log(`  missed: ${what}`);
      scores.push(score);
    }
    const kinds = addCounts(scores.map((score) => score.kinds));
    const places = addCounts(scores.map((score) => score.places));
    console.log(`\n${table(kinds)}\n\n${table(places)}`);
    return isEnough(countOf(places), 0.85) && isEnough(places["service"], 0.8);
  });
}

function isEnough(count: { made: number; noticed: number } | undefined, share: number): boolean {
  return !count || count.noticed >= count.made * share;
}

async function mutateOne(
  template: TemplateFolder,
  n8n: OpenN8n,
  seed: number,
  most: number,
): Promise<MutationScore> {
  const subject = runnable(template);
  const record = openRecord(template);
  const workflow = checksumOf(template.read("workflow.json") ?? Buffer.alloc(0));
  if (record?.workflow !== workflow)
    throw new Error(
      `${template.slug} has no record of this workflow: npm run templates:run first.`,
    );
  const types = await loadNodeTypes();
  const mutants = pickMutants(mutantsOf(subject.file, servicesOf(record)), most, seed);
  const noticed = new Map<Mutant, boolean>();
  const left = [...mutants];
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift())
      noticed.set(mutant, await isNoticed(mutant, subject.cases, record, n8n, types));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const results = mutants.map((mutant) => ({ mutant, noticed: noticed.get(mutant) ?? false }));
  const score = { workflow, seed, ...scoreOf(results, subject.equivalent) };
  // Another release may have been noted meanwhile.
  const newest = openRecord(template) ?? record;
  writeFileSync(join(template.folder, "run.json"), recordText({ ...newest, score }));
  return score;
}

function servicesOf({ cases }: RunRecord): Set<string> {
  return new Set(
    cases.flatMap(({ steps }) => steps.flatMap(({ node, told }) => (told ? [node] : []))),
  );
}
