import type { Catalog } from "../facts/catalog.ts";
import type { WorkflowFile } from "../read/workflow-file.ts";
import { gapsOf, rememberGaps } from "../read/gaps.ts";
import { Subject } from "../rules/subject.ts";
import { REPAIRS, type Repair } from "./repairs.ts";

export type Mended = {
  file: WorkflowFile;
  /** Sentences about the changes, without secrets. */
  changes: { rule: string; sentence: string }[];
};

/**
 * Repairs mistakes in a copy of the workflow, as far as only one repair is possible.
 * @param rules - ids of the rules whose findings are repaired
 */
export function mendWorkflow(
  file: WorkflowFile,
  catalog: Catalog,
  rules: Iterable<string>,
): Mended {
  return mendBy(REPAIRS, file, catalog, rules);
}

export function mendBy(
  repairs: ReadonlyMap<string, Repair>,
  file: WorkflowFile,
  catalog: Catalog,
  rules: Iterable<string>,
): Mended {
  const copy = JSON.parse(JSON.stringify(file)) as WorkflowFile;
  rememberGaps(copy, [...gapsOf(file)]);
  const wanted = new Set(rules);
  const changes = [...repairs].flatMap(([rule, repair]) =>
    wanted.has(rule)
      ? repair(new Subject(copy, catalog)).map((sentence) => ({ rule, sentence }))
      : [],
  );
  return { file: copy, changes };
}
