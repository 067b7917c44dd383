import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { MutationScore, RunRecord } from "../../../src/workflow/record/run-record.ts";
import { checksumOf, checksumOfCases } from "../build/checksum.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { findTemplates, type TemplateFolder } from "../library/template-folder.ts";
import { Expected } from "../library/expected.ts";
import { loadNodeTypes, type NodeTypes } from "../n8n/node-types.ts";
import { openRecord } from "../record/open-record.ts";
import { recordText } from "../record/pack-record.ts";
import { runnable, type Runnable } from "../run/run-template.ts";
import { withN8n, type OpenN8n } from "../run/server/with-n8n.ts";
import { drawMutants } from "./draw.ts";
import type { Mutant } from "./mutants.ts";
import { weaknesses, weaknessesOfAll } from "./pass-mark.ts";
import { addCounts, countOf, scoreAgain, scoreOf, table } from "./score.ts";
import { isNoticed, NotRun } from "./try-mutant.ts";

type Options = {
  slugs: string[];
  seed?: number | undefined;
  most?: number | undefined;
};

/** Number of mutants that run at the same time in one n8n. */
const AT_ONCE = 4;

/**
 * Runs the recorded cases of the named templates on mutants: workflows with one fault. If no template is named, all
 * templates are tested. The scores are stored in the records, unless `seed` or `most` is given: `templates:check` does
 * not know these values, and could not draw the same mutants again.
 * @returns whether the cases noticed enough mutants
 * @throws Expected if a template's record was not made from its present files
 */
export async function mutateTemplates({ slugs, seed, most }: Options): Promise<boolean> {
  const subjects = findTemplates(slugs).map(openSubject);
  return withN8n(N8N_VERSION, async (n8n) => {
    const scores: MutationScore[] = [];
    const sentences: string[] = [];
    for (const subject of subjects) {
      const { template } = subject;
      const draw = drawMutants(subject.file, subject.record, seed, most);
      const score = await scoreOne(subject, draw, n8n);
      const { made, noticed } = countOf(score.places);
      console.log(`${template.slug}: ${noticed} of ${made} noticed`);
      for (const what of score.missed) console.log(`  missed: ${what}`);
      sentences.push(...weaknesses(score).map((sentence) => `${template.slug}: ${sentence}`));
      scores.push(score);
      if (seed === undefined && most === undefined) keep(template, subject.record, score);
    }
    console.log(`\n${table(addCounts(scores.map((score) => score.kinds)))}`);
    console.log(`\n${table(addCounts(scores.map((score) => score.places)))}`);
    if (slugs.length === 0) sentences.push(...weaknessesOfAll(scores));
    for (const sentence of sentences) console.log(sentence);
    return sentences.length === 0;
  });
}

type Subject = Runnable & { template: TemplateFolder; record: RunRecord };

function openSubject(template: TemplateFolder): Subject {
  const record = openRecord(template);
  const subject = runnable(template);
  const workflow = checksumOf(template.read("workflow.json") ?? Buffer.alloc(0));
  if (record?.workflow !== workflow || record.fixtures !== checksumOfCases(subject))
    throw new Expected(
      `${template.slug} has no record of its workflow.json and fixtures.json: npm run templates:run -- ${template.slug} --accept first.`,
    );
  return { ...subject, template, record };
}

async function scoreOne(subject: Subject, draw: Mutant[], n8n: OpenN8n): Promise<MutationScore> {
  const { record, cases, equivalent } = subject;
  const { score } = record;
  const isOfThis = score?.workflow === record.workflow && score.fixtures === record.fixtures;
  // The author lists harmless faults in fixtures.json. If only this list has changed, the new score is computed from
  // the old score, without running the workflow.
  if (isOfThis && isDeepStrictEqual(scoreAgain(score, draw, score.equivalent), score))
    return scoreAgain(score, draw, equivalent);
  const types = await loadNodeTypes();
  const noticed = new Map<Mutant, boolean>();
  const left = [...draw];
  const doubtful: Mutant[] = [];
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift())
      try {
        noticed.set(mutant, await isNoticed(mutant, cases, record, n8n, types));
      } catch (error) {
        if (!(error instanceof NotRun)) throw error;
        doubtful.push(mutant);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // A mutant that blocks n8n also disturbs the mutants that run at the same time. Mutants for which n8n did not run a
  // case are therefore tested again, one after the other.
  for (const mutant of doubtful) noticed.set(mutant, await isRefused(mutant, subject, n8n, types));
  const results = draw.map((mutant) => ({ mutant, noticed: noticed.get(mutant) ?? false }));
  return scoreOf(record, results, equivalent);
}

/**
 * Tests a mutant once more, because n8n did not run a case in the first test.
 * @returns whether a case notices the mutant. If n8n again does not run the mutant, but runs the original workflow as
 *   recorded, the mutant counts as noticed
 */
async function isRefused(
  mutant: Mutant,
  { file, cases, record }: Subject,
  n8n: OpenN8n,
  types: NodeTypes,
): Promise<boolean> {
  try {
    return await isNoticed(mutant, cases, record, n8n, types);
  } catch (error) {
    if (!(error instanceof NotRun)) throw error;
    if (await isNoticed({ ...mutant, file }, cases, record, n8n, types)) throw error;
    return true;
  }
}

function keep(template: TemplateFolder, record: RunRecord, score: MutationScore): void {
  // The record is read again, because another command may have added the results of an n8n release in the meantime.
  const newest = openRecord(template) ?? record;
  writeFileSync(join(template.folder, "run.json"), recordText({ ...newest, score }));
}
