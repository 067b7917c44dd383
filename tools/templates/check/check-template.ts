import { checkWorkflow } from "../../../packages/check/src/check-workflow.ts";
import { subjectOf } from "../../../packages/check/src/rules/subject.ts";
import { parseWorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import { loadWorkflow } from "../n8n/loaded-workflow.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import { readFacts } from "../n8n/workflow-facts.ts";
import { checkFixtures } from "./fixtures.ts";
import { checkFormAnswers } from "./form-answers.ts";
import { checkGuide } from "./guide.ts";
import { checkImages } from "./images.ts";
import { checkLayout } from "./workflow/layout.ts";
import { checkMessages } from "./messages.ts";
import { checkMetadata } from "./metadata.ts";
import { checkParameters } from "./workflow/parameters.ts";
import { checkRecord } from "./record.ts";
import { checkSchemas } from "./workflow/schemas.ts";
import { checkStructure } from "./workflow/structure.ts";
import type { TemplateCheck } from "./subject.ts";
import { checkSyntax } from "./workflow/syntax.ts";
import { checkValues } from "./workflow/values.ts";

const CHECKS: TemplateCheck[] = [
  checkParameters,
  checkSchemas,
  checkSyntax,
  checkValues,
  checkLayout,
  checkMetadata,
  checkGuide,
  checkFixtures,
  checkFormAnswers,
  checkRecord,
  checkMessages,
  checkImages,
];

const DOCUMENTS = ["configuration.md", "metadata.json", "fixtures.json"] as const;

export function checkTemplate(template: TemplateFolder, types: NodeTypes): string[] {
  const bytes = template.read("workflow.json");
  if (!bytes) return ["There is no workflow.json."];
  const { file, problems } = parseWorkflowFile(bytes.toString("utf8"));
  if (!file) return problems.map((problem) => `workflow.json: ${problem}`);
  const refused = checkStructure(file);
  if (refused.length > 0) return refused;
  const loaded = loadWorkflow(file, types);
  const documents = Object.fromEntries(
    DOCUMENTS.map((name) => [name, template.read(name)?.toString("utf8") ?? ""]),
  );
  const subject = subjectOf(file, readFacts(file, loaded, types), documents);
  return [
    ...checkWorkflow(subject).map(({ sentence }) => sentence),
    ...CHECKS.flatMap((check) => check({ ...subject, template, bytes, loaded })),
  ];
}
