import type { Catalog } from "../facts/catalog.ts";
import type { WorkflowFile } from "../read/workflow-file.ts";
import { gapsOf, rememberGaps } from "../read/gaps.ts";
import { Subject } from "../rules/subject.ts";
import { REPAIRS } from "./repairs.ts";

export type Mended = {
  /** A new workflow; the one that was given stays as it is. */
  file: WorkflowFile;
  /** Changes, a sentence each, without secrets. */
  changes: { rule: string; sentence: string }[];
};

/** Does what there is only one way to do. @param rules those of the findings to mend; others are left alone */
export function mendWorkflow(
  file: WorkflowFile,
  catalog: Catalog,
  rules: Iterable<string>,
): Mended {
  const copy = JSON.parse(JSON.stringify(file)) as WorkflowFile;
  rememberGaps(copy, [...gapsOf(file)]);
  const wanted = new Set(rules);
  const changes = [...REPAIRS].flatMap(([rule, repair]) =>
    wanted.has(rule)
      ? repair(new Subject(copy, catalog)).map((sentence) => ({ rule, sentence }))
      : [],
  );
  return { file: copy, changes };
}
