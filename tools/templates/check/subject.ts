import type { Subject } from "../../../packages/check/src/rules/subject.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import type { LoadedWorkflow } from "../n8n/loaded-workflow.ts";

export type TemplateSubject = Subject & {
  template: TemplateFolder;
  bytes: Buffer;
  loaded: LoadedWorkflow;
};

export type TemplateCheck = (subject: TemplateSubject) => string[];
