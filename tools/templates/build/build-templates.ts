import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  TemplateMetadata,
  type DerivedMetadata,
} from "../../../src/workflow/facts/template-metadata.ts";
import { readWorkflow } from "../../../packages/check/src/read/workflow.ts";
import { loadCatalog } from "../../../packages/check/src/command/catalog-file.ts";
import { parseWorkflowFile } from "../../../packages/check/src/read/strict-workflow.ts";
import { Subject } from "../../../packages/check/src/rules/subject.ts";
import { previewImage } from "../images/preview-image.ts";
import { shareImage } from "../images/share-image.ts";
import { findTemplates, type TemplateFolder } from "../library/template-folder.ts";
import { checkTemplate } from "../check/check-template.ts";
import { makePassport } from "../passport/make-passport.ts";
import { openRecord } from "../record/open-record.ts";
import { recordText } from "../record/pack-record.ts";
import { withVersion } from "../record/release.ts";
import { testedFacts } from "../record/tested-facts.ts";
import { loadNodeTypes, type NodeTypes } from "../n8n/node-types.ts";
import { templateNodes } from "../n8n/template-nodes.ts";
import { checksumOf } from "./checksum.ts";
import { deriveMetadata } from "./derive-metadata.ts";
import { sharePathOf } from "./share-path.ts";
import { writeMetadata } from "./write-metadata.ts";
import { errorMessage } from "../../../src/shared/text/error-message.ts";

/**
 * Writes the derived files of the named templates, or of all templates if none is named. If the build of one template
 * fails, the next templates are still built.
 * @returns whether all were built
 */
export async function buildTemplates(slugs: string[]): Promise<boolean> {
  const types = await loadNodeTypes();
  let allBuilt = true;
  for (const template of findTemplates(slugs)) {
    try {
      console.log(`${template.slug}: ${await buildOne(template, types)}`);
    } catch (error) {
      allBuilt = false;
      console.error(`${template.slug}: not built. ${errorMessage(error)}`);
    }
  }
  return allBuilt;
}

async function buildOne(template: TemplateFolder, types: NodeTypes): Promise<string> {
  const bytes = template.read("workflow.json") ?? Buffer.alloc(0);
  const workflow = readWorkflow(JSON.parse(bytes.toString("utf8")));
  const metadata = TemplateMetadata.safeParse(
    JSON.parse(writeMetadata(template, derive(template, bytes, types))),
  );
  if (!metadata.success) {
    const [first] = metadata.error.issues;
    throw new Error(`metadata.json, ${first?.path.join(".")}: ${first?.message}`);
  }
  const { slug, ports, checksum, version } = metadata.data;
  const record = withVersion(openRecord(template), checksum, version);
  if (record) writeIfChanged(join(template.folder, "run.json"), Buffer.from(recordText(record)));
  const preview = await previewImage(workflow, ports, checksum);
  const share = await shareImage(workflow, metadata.data);
  writeIfChanged(join(template.folder, "preview.png"), preview);
  mkdirSync(dirname(sharePathOf(slug)), { recursive: true });
  writeIfChanged(sharePathOf(slug), share);
  const findings = checkTemplate(template, types);
  const passport = Buffer.from(makePassport(template, findings));
  writeIfChanged(join(template.folder, "passport.json"), passport);
  const verdict = findings.length === 0 ? "green" : `RED (${findings.join(" ")})`;
  return `metadata, preview.png ${kilobytes(preview)}, share image ${kilobytes(share)}, passport ${verdict}`;
}

function derive(template: TemplateFolder, bytes: Buffer, types: NodeTypes): DerivedMetadata {
  const { file, problems } = parseWorkflowFile(bytes.toString("utf8"));
  if (!file) throw new Error(`workflow.json: ${problems.join(" ")}`);
  const nodes = templateNodes(new Subject(file, loadCatalog()), types);
  return {
    ...deriveMetadata(file, nodes),
    ...testedFacts(openRecord(template)),
    checksum: checksumOf(bytes),
  };
}

function writeIfChanged(path: string, bytes: Buffer): void {
  try {
    if (readFileSync(path).equals(bytes)) return;
  } catch {}
  writeFileSync(path, bytes);
}

function kilobytes(bytes: Buffer): string {
  return `${Math.ceil(bytes.length / 1000)} kB`;
}
