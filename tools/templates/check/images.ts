import { existsSync, readFileSync } from "node:fs";
import { TemplateMetadata } from "../../../src/workflow/facts/template-metadata.ts";
import { sharePathOf } from "../build/share-path.ts";
import { checksumOf, checksumOfShareImage } from "../build/checksum.ts";
import { readPng } from "../images/read-png.ts";
import type { TemplateSubject } from "./subject.ts";

export function checkImages({ template, bytes }: TemplateSubject): string[] {
  const share = sharePathOf(template.slug);
  const workflow = checksumOf(bytes);
  return [
    ...judge(
      "preview.png",
      template.read("preview.png"),
      { width: 1600, height: 900 },
      workflow,
      "was not drawn from this workflow.json",
    ),
    ...judge(
      "The share image",
      existsSync(share) ? readFileSync(share) : null,
      { width: 1200, height: 630 },
      checksumOfShareImage(workflow, readWords(template)),
      "shows other words, colors or another workflow",
    ),
  ];
}

/**
 * Reads from the metadata the texts that the share image shows. Returns `{}` if these texts have faults, which
 * `checkMetadata` reports.
 */
function readWords(template: TemplateSubject["template"]) {
  try {
    return TemplateMetadata.pick({ author: true, title: true, outcome: true }).parse(
      JSON.parse(template.read("metadata.json")?.toString("utf8") ?? ""),
    );
  } catch {
    return {};
  }
}

const MAX_BYTES = 120_000;

function judge(
  name: string,
  bytes: Buffer | null,
  size: { width: number; height: number },
  checksum: string,
  fault: string,
): string[] {
  if (!bytes) return [`${name} is missing; run templates:build.`];
  const png = readPng(bytes);
  if (!png) return [`${name} is not a PNG.`];
  const found: string[] = [];
  if (png.madeFrom !== checksum) found.push(`${name} ${fault}; run templates:build.`);
  if (png.width !== size.width || png.height !== size.height)
    found.push(
      `${name} is ${png.width} × ${png.height} pixels instead of ${size.width} × ${size.height}.`,
    );
  if (bytes.length > MAX_BYTES)
    found.push(`${name} has ${bytes.length} bytes; at most ${MAX_BYTES} are allowed.`);
  return found;
}
