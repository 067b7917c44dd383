import type { Edge } from "../../../packages/check/src/read/edges.ts";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import type { TemplateNode } from "../n8n/template-nodes.ts";

export type TemplateSubject = {
  template: TemplateFolder;
  bytes: Buffer;
  file: WorkflowFile;
  /** The texts that lie beside the workflow, by their file names, such as `configuration.md`. */
  documents: Readonly<Record<string, string>>;
  nodes: readonly TemplateNode[];
  edges: readonly Edge[];
};

/** A check of one template. @returns a sentence for each finding */
export type TemplateCheck = (subject: TemplateSubject) => string[];
