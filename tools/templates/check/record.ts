import { isDeepStrictEqual } from "node:util";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import { parsed } from "../../../src/workflow/passport/read-passport.ts";
import {
  MAX_RECORD_SIZE,
  RunRecord,
  type MutationScore,
} from "../../../src/workflow/record/run-record.ts";
import { checksumOf, checksumOfCases } from "../build/checksum.ts";
import { RELEASES } from "../install/node-packages.ts";
import { untriedBranches } from "../record/branches.ts";
import { drawMutants } from "../mutate/draw.ts";
import { weaknesses } from "../mutate/pass-mark.ts";
import { scoreAgain } from "../mutate/score.ts";
import { today } from "../record/make-record.ts";
import { releaseOf, unreleasedChange } from "../record/release.ts";
import { readFixtures, type Fixtures } from "../run/fixtures.ts";
import type { TemplateSubject } from "./subject.ts";

/** Checks that the recorded runs were made with this workflow and these cases, in all supported n8n releases. */
export function checkRecord({ template, bytes, file }: TemplateSubject): string[] {
  const text = template.read("run.json");
  if (!text) return ["There is no run.json; run templates:run -- --accept."];
  const found: string[] = [];
  if (text.length > MAX_RECORD_SIZE)
    found.push(`run.json has ${text.length} bytes; at most ${MAX_RECORD_SIZE} are allowed.`);
  const read = RunRecord.safeParse(parsed(text.toString("utf8")));
  if (!read.success) {
    const [first] = read.error.issues;
    return [...found, `run.json, field ${first?.path.join(".")}: ${first?.message}`];
  }
  const { workflow, fixtures, version, tried, score, variants } = read.data;
  const newest = releaseOf(template);
  if (workflow !== checksumOf(bytes)) {
    const unreleased = newest && unreleasedChange(read.data, checksumOf(bytes), newest, today());
    const again = "run.json was not recorded with this workflow.json; run templates:run.";
    return [...found, ...(unreleased ? [unreleased] : []), again];
  }
  const cases = readFixtures(template);
  if (newest && version !== newest.version)
    found.push(
      `run.json is of version ${version}, metadata.json of ${newest.version}; run templates:build.`,
    );
  // If the cases are unreadable, this function has nothing to compare. `checkFixtures` reports the unreadable file.
  if (!cases) return found;
  if (fixtures !== checksumOfCases(cases))
    return [...found, "run.json was not recorded with this fixtures.json; run templates:run."];
  if (!variants) found.push("The cases did not run with other data; run templates:run.");
  for (const release of RELEASES)
    if (!tried.some(({ n8n }) => n8n === release))
      found.push(`It did not run in n8n ${release}; run templates:run -- --n8n ${release}.`);
  return [
    ...found,
    ...checkBranches(file, read.data, cases),
    ...checkScore(score, read.data, file, cases),
  ];
}

/**
 * Checks each branch: a case must take the branch, or `untried` in `fixtures.json` must say why no case can take it.
 */
function checkBranches(file: WorkflowFile, record: RunRecord, { untried }: Fixtures): string[] {
  const branches = untriedBranches(file, record);
  const excused = untried.map(({ branch }) => branch);
  return [
    ...branches
      .filter((branch) => !excused.includes(branch))
      .map((branch) => `No case goes the way "${branch}"; write one, or say why not (untried).`),
    ...excused
      .filter((branch) => !branches.includes(branch))
      .map((branch) => `fixtures.json, field untried: a case goes the way "${branch}".`),
  ];
}

/**
 * Checks that the score of the mutation test is high enough, and that it belongs to this workflow, to these test cases,
 * and to the mutants (workflows with one fault) that the mutation test chooses for them.
 */
function checkScore(
  score: MutationScore | undefined,
  record: RunRecord,
  file: WorkflowFile,
  { equivalent }: Fixtures,
): string[] {
  if (!score) return ["Nobody put faults into it; run templates:mutate."];
  if (score.workflow !== record.workflow || score.fixtures !== record.fixtures)
    return ["No faults were put into this workflow.json with these cases; run templates:mutate."];
  if (!isDeepStrictEqual(score, scoreAgain(score, drawMutants(file, record), equivalent)))
    return ["The score is not one of the faults drawn for this workflow; run templates:mutate."];
  return weaknesses(score);
}
