import type { TemplateFolder } from "../library/template-folder.ts";
import { loadWorkflow } from "../n8n/loaded-workflow.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import type { WorkflowFile } from "../n8n/workflow-file.ts";
import type { Check, Subject } from "./subject.ts";
import { checkConnections } from "./connections.ts";
import { checkErrorPath } from "./error-path.ts";
import { checkExpressions } from "./expressions.ts";
import { checkFixtures } from "./fixtures.ts";
import { checkGuide } from "./guide.ts";
import { checkInstanceMarks } from "./instance-marks.ts";
import { checkLayout } from "./layout.ts";
import { checkMetadata } from "./metadata.ts";
import { checkNames } from "./names.ts";
import { checkNodeTypes } from "./node-types.ts";
import { checkNotes } from "./notes.ts";
import { checkParameters } from "./parameters.ts";
import { checkPictures } from "./pictures.ts";
import { checkPrivateParts } from "./private-parts.ts";
import { checkSchemas } from "./schemas.ts";
import { checkStructure } from "./structure.ts";
import { checkValues } from "./values.ts";
import { checkWebhooks } from "./webhooks.ts";

/** Everything that is wrong with one template, one sentence each, naming node and field. */
export function checkTemplate(template: TemplateFolder, types: NodeTypes): string[] {
  const bytes = template.read("workflow.json");
  if (!bytes) return ["There is no workflow.json."];
  let file: unknown;
  try {
    file = JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    return [`workflow.json is not JSON (${(error as Error).message}).`];
  }
  const broken = checkStructure(file);
  if (broken.length > 0) return broken;
  const workflow = file as WorkflowFile;
  const subject: Subject = {
    template,
    bytes,
    file: workflow,
    types,
    loaded: loadWorkflow(workflow, types),
  };
  return CHECKS.flatMap((check) => check(subject));
}

const CHECKS: Check[] = [
  checkInstanceMarks,
  checkNodeTypes,
  checkParameters,
  checkSchemas,
  checkConnections,
  checkExpressions,
  checkPrivateParts,
  checkWebhooks,
  checkErrorPath,
  checkNames,
  checkValues,
  checkNotes,
  checkLayout,
  checkMetadata,
  checkGuide,
  checkFixtures,
  checkPictures,
];
