import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readLibrary } from "../../../src/features/templates/server/sync/library-folder.ts";
import { signsFile } from "../../../src/features/templates/server/signs.ts";
import { TemplateMetadata } from "../../../src/features/templates/workflow-graph/template-metadata.ts";
import { readWorkflow } from "../../../src/features/templates/workflow-graph/workflow.ts";
import { findTemplates, LIBRARY } from "../library/template-folder.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import { loadNodeTypes } from "../n8n/node-types.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import { previewPicture } from "../picture/preview-picture.ts";
import { sharePicture } from "../picture/share-picture.ts";
import { deriveMetadata } from "./derive-metadata.ts";
import { sharePathOf } from "./share-path.ts";
import { writeMetadata } from "./write-metadata.ts";

/** What the cards of the library take their signs from. */
const SIGNS = "src/features/templates/ui/signs.svg";

/**
 * Builds all templates, or those named: the derived half of the metadata, the preview, the share image.
 * A template that cannot be built is named and the others go on.
 *
 * @returns Whether all of them were built.
 */
export async function buildTemplates(slugs: string[]): Promise<boolean> {
  const types = await loadNodeTypes();
  let allBuilt = true;
  for (const template of findTemplates(slugs)) {
    try {
      console.log(`${template.slug}: ${buildOne(template, types)}`);
    } catch (error) {
      allBuilt = false;
      console.error(
        `${template.slug}: not built. ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  const sketches = readLibrary(LIBRARY, () => (allBuilt = false)).map(({ sketch }) => sketch);
  writeIfChanged(SIGNS, Buffer.from(await signsFile(sketches)));
  return allBuilt;
}

function buildOne(template: TemplateFolder, types: NodeTypes): string {
  const bytes = template.read("workflow.json")!;
  const workflow = readWorkflow(JSON.parse(bytes.toString("utf8")));
  const metadata = TemplateMetadata.safeParse(
    JSON.parse(writeMetadata(template, deriveMetadata(bytes, types))),
  );
  if (!metadata.success) {
    const first = metadata.error.issues[0]!;
    throw new Error(`metadata.json, ${first.path.join(".")}: ${first.message}`);
  }
  const preview = previewPicture(workflow, metadata.data.ports, metadata.data.checksum);
  const share = sharePicture(workflow, metadata.data);
  writeIfChanged(join(template.folder, "preview.png"), preview);
  mkdirSync(dirname(sharePathOf(metadata.data.slug)), { recursive: true });
  writeIfChanged(sharePathOf(metadata.data.slug), share);
  return `metadata, preview.png ${kilobytes(preview)}, share image ${kilobytes(share)}`;
}

function writeIfChanged(path: string, bytes: Buffer): void {
  try {
    if (readFileSync(path).equals(bytes)) return;
  } catch {
    // There is no such file yet.
  }
  writeFileSync(path, bytes);
}

function kilobytes(bytes: Buffer): string {
  return `${Math.ceil(bytes.length / 1000)} kB`;
}
