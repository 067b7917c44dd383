import { loadCatalog } from "../../../packages/check/src/command/catalog-file.ts";
import { checkWorkflow } from "../../../packages/check/src/findings/check-workflow.ts";
import { PROFILES, type Finding } from "../../../packages/check/src/rules/finding.ts";
import { VALUES_NODE } from "../../../packages/check/src/read/nodes.ts";
import { parseWorkflowFile } from "../../../packages/check/src/read/strict-workflow.ts";
import { Subject } from "../../../packages/check/src/rules/subject.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import { templateNodes } from "../n8n/template-nodes.ts";
import { checkFixtures } from "./fixtures.ts";
import { checkFormAnswers } from "./form-answers.ts";
import { checkGuide } from "./guide.ts";
import { checkImages } from "./images.ts";
import { checkMessages } from "./messages.ts";
import { checkMetadata } from "./metadata.ts";
import { checkRecord } from "./record.ts";
import type { TemplateCheck, TemplateSubject } from "./subject.ts";
import { checkHistory } from "./workflow/history.ts";
import { checkHouseRules } from "./workflow/house-rules.ts";
import { checkLayout } from "./workflow/layout.ts";
import { checkLimits } from "./workflow/limits.ts";
import { checkValues } from "./workflow/values.ts";

const CHECKS: TemplateCheck[] = [
  checkUp,
  checkHouseRules,
  checkValues,
  checkLayout,
  checkLimits,
  checkHistory,
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
  const workflow = new Subject(file, loadCatalog());
  const documents = Object.fromEntries(
    DOCUMENTS.map((name) => [name, template.read(name)?.toString("utf8") ?? ""]),
  );
  const subject: TemplateSubject = {
    template,
    bytes,
    file,
    documents,
    nodes: templateNodes(workflow, types),
    edges: workflow.written,
  };
  return CHECKS.flatMap((check) => check(subject));
}

function checkUp({ file }: TemplateSubject): string[] {
  return checkWorkflow(file, { catalog: loadCatalog(), profiles: PROFILES })
    .findings.filter((finding) => !isValueToSet(finding))
    .flatMap(({ sentence, mend, consequences }) => [
      `${sentence} ${mend}`,
      ...consequences.map((one) => one.sentence),
    ]);
}

/** Whether a finding is about a placeholder in the node in which users fill in their values. */
function isValueToSet({ rule, nodes }: Finding): boolean {
  return rule === "stand-in-left" && nodes.every((name) => name === VALUES_NODE);
}
