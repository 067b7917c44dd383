import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import { mutantsOf, type Mutant } from "./mutants.ts";
import { pickMutants } from "./pick.ts";

/**
 * Maximum number of mutants (workflows with one fault) of each kind of fault that are tested for a template. With 1,
 * testing all templates takes a quarter of an hour.
 */
const MOST = 1;

/**
 * Chooses the mutants of a workflow at random. The workflow alone determines the seed. Therefore nobody can choose the
 * mutants, a changed workflow gets new ones, and `templates:check` can repeat the draw.
 */
export function drawMutants(
  file: WorkflowFile,
  record: Pick<RunRecord, "workflow" | "cases">,
  seed = seedOf(record.workflow),
  most = MOST,
): Mutant[] {
  return pickMutants(mutantsOf(file, servicesOf(record)), most, seed);
}

function seedOf(checksum: string): number {
  return Number.parseInt(checksum.slice("sha256-".length).slice(0, 8), 16);
}

function servicesOf({ cases }: Pick<RunRecord, "cases">): Set<string> {
  return new Set(
    cases.flatMap(({ steps }) => steps.flatMap(({ node, told }) => (told ? [node] : []))),
  );
}
