import type { Subject } from "../../../src/workflow/check/subject.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import type { LoadedWorkflow } from "../n8n/loaded-workflow.ts";

/** What the checks look at that need more than the workflow: its folder, or n8n's own code. */
export type TemplateSubject = Subject & {
  template: TemplateFolder;
  /** `workflow.json` as it is on disk. */
  bytes: Buffer;
  loaded: LoadedWorkflow;
};

/** A sentence per finding. */
export type TemplateCheck = (subject: TemplateSubject) => string[];
