/* All exports of this file work in Node and in browsers. */
export { readWorkflows, type Reading } from "./read/read-workflows.ts";
export type { ReadWorkflow } from "./read/normalize-workflow.ts";
export { openCatalog, type Catalog } from "./facts/catalog.ts";
export type { CatalogData } from "./facts/catalog-data.ts";
export { checkWorkflow, type CheckOptions } from "./findings/check-workflow.ts";
export {
  LEVELS,
  PROFILES,
  type Consequence,
  type Finding,
  type Level,
  type Profile,
  type Report,
} from "./rules/finding.ts";
export { reportMarkdown, reportText } from "./reports/report-text.ts";
export { dataMapOf } from "./data-map/data-map.ts";
export type { DataMap, Receiver } from "./data-map/receiver.ts";
export type { PersonalField } from "./rules/personal-fields.ts";
export { withoutSecrets } from "./rules/share/find-secrets.ts";
export { withoutSecretsInFile } from "./rules/share/secrets-in-file.ts";
export { mendWorkflow, type Mended } from "./repairs/mend-workflow.ts";
export type { NodeInFile, WorkflowFile } from "./read/workflow-file.ts";
