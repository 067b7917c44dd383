import { existsSync, readFileSync } from "node:fs";
import { sharePathOf } from "../build/share-path.ts";
import { checksumOf } from "../build/checksum.ts";
import { readPng } from "../images/read-png.ts";
import type { TemplateSubject } from "./subject.ts";

export function checkImages({ template, bytes }: TemplateSubject): string[] {
  const share = sharePathOf(template.slug);
  return [
    ...judge(
      "preview.png",
      template.read("preview.png"),
      { width: 1600, height: 900 },
      checksumOf(bytes),
    ),
    ...judge(
      "The share image",
      existsSync(share) ? readFileSync(share) : null,
      { width: 1200, height: 630 },
      checksumOf(bytes),
    ),
  ];
}

const MAX_BYTES = 120_000;

function judge(
  name: string,
  bytes: Buffer | null,
  size: { width: number; height: number },
  checksum: string,
): string[] {
  if (!bytes) return [`${name} is missing; run templates:build.`];
  const png = readPng(bytes);
  if (!png) return [`${name} is not a PNG.`];
  const found: string[] = [];
  if (png.madeFrom !== checksum)
    found.push(`${name} was not drawn from this workflow.json; run templates:build.`);
  if (png.width !== size.width || png.height !== size.height)
    found.push(
      `${name} is ${png.width} × ${png.height} pixels instead of ${size.width} × ${size.height}.`,
    );
  if (bytes.length > MAX_BYTES)
    found.push(`${name} has ${bytes.length} bytes; at most ${MAX_BYTES} are allowed.`);
  return found;
}
