import { readCases, type RecordedCase } from "../../../src/workflow/record/read-record.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import { loadWorkflow } from "../n8n/loaded-workflow.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import { caseDifferences } from "../record/differences.ts";
import { dueTimes } from "../record/due-times.ts";
import type { FixtureCase } from "../run/fixtures.ts";
import { openWorkflow } from "../run/run-case.ts";
import type { OpenN8n } from "../run/server/with-n8n.ts";
import type { Mutant } from "./mutants.ts";

/**
 * Runs cases on a mutant (a workflow with one fault).
 * @returns whether a case, or a time at which a trigger starts, differs from the record of the original workflow
 * @throws NotRun if n8n does not run a case; Error if a case is not in the record
 */
export async function isNoticed(
  mutant: Mutant,
  cases: FixtureCase[],
  record: RunRecord,
  n8n: OpenN8n,
  types: NodeTypes,
): Promise<boolean> {
  if (mutant.place === "trigger" && !sameTimes(mutant, record, n8n.installed.modules, types))
    return true;
  const recorded = new Map(readCases(record).map((one) => [one.name, one]));
  const wanted = casesToRun(mutant, cases, recorded);
  const workflow = wanted.length > 0 && (await openWorkflow(n8n, mutant.file));
  for (const one of wanted) {
    const before = recorded.get(one.name);
    if (!workflow || !before) throw new Error(`The case "${one.name}" is not recorded.`);
    const { differences, happened } = await workflow.run(one);
    if (!happened) throw new NotRun(differences.join(" "));
    if (caseDifferences(before, happened).length > 0) return true;
  }
  return false;
}

/** Thrown if n8n did not run a case. The reason may be the fault of the mutant, or anything else. */
export class NotRun extends Error {}

function sameTimes(
  { file }: Mutant,
  { due }: RunRecord,
  modules: string,
  types: NodeTypes,
): boolean {
  try {
    return JSON.stringify(dueTimes(loadWorkflow(file, types), modules)) === JSON.stringify(due);
  } catch {
    return false;
  }
}

/**
 * Chooses the cases in which the changed node ran. A "Remove Duplicates" node remembers items from earlier cases. In a
 * workflow with this node, all cases before the last chosen case are therefore chosen too.
 */
function casesToRun(
  { node, file }: Mutant,
  cases: FixtureCase[],
  recorded: Map<string, RecordedCase>,
): FixtureCase[] {
  const concerns = ({ name }: FixtureCase) =>
    recorded.get(name)?.steps.some((step) => step.node === node || partOf(step.parts, node));
  if (!file.nodes.some(({ type }) => type.endsWith(".removeDuplicates")))
    return cases.filter(concerns);
  return cases.slice(0, cases.findLastIndex(concerns) + 1);
}

function partOf(parts: unknown, node: string): boolean {
  return typeof parts === "object" && parts !== null && node in parts;
}
