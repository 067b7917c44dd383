import type { KnownNode, WorkflowFacts } from "../../../packages/check/src/facts/node-facts.ts";
import type { Edge } from "../../../packages/check/src/read/edges.ts";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { Subject } from "../../../packages/check/src/rules/subject.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import type { LoadedWorkflow } from "../n8n/loaded-workflow.ts";

export type TemplateSubject = {
  template: TemplateFolder;
  /** Content of `workflow.json`. */
  bytes: Buffer;
  file: WorkflowFile;
  /** The texts that come with the workflow, by file name, such as `configuration.md`. */
  documents: Readonly<Record<string, string>>;
  /** The workflow as the check-up reads it. */
  workflow: Subject;
  loaded: LoadedWorkflow;
  /** Facts about the workflow, derived from n8n's own packages. */
  facts: WorkflowFacts;
  nodes: readonly KnownNode[];
  edges: readonly Edge[];
};

/** A check of one template. @returns one sentence per finding */
export type TemplateCheck = (subject: TemplateSubject) => string[];
