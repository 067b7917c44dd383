import { checkPage } from "#content/library/check-page.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { TextToCheck } from "../contract.ts";
import { readZip } from "./read-zip.ts";

const MAX_BYTES = 20 * 1024 * 1024;
const { input: labels } = checkPage;

/** Reads the files that the visitor has chosen. Only the JSON files of a zip file are read. */
export async function readFiles(
  files: readonly File[],
): Promise<{ texts: TextToCheck[]; problems: string[] }> {
  const texts: TextToCheck[] = [];
  const problems: string[] = [];
  for (const file of files) {
    try {
      if (file.size > MAX_BYTES) problems.push(interpolate(labels.tooLarge, { name: file.name }));
      else {
        const found = await textsIn(file);
        texts.push(...found.map((text) => ({ text, file: file.name })));
      }
    } catch {
      problems.push(interpolate(labels.unreadableFile, { name: file.name }));
    }
  }
  return { texts, problems };
}

/**
 * Whether a zip entry is a workflow file. For each file, macOS adds a hidden entry with the same file name extension,
 * which is no workflow. The JSON files of the packages in `node_modules` are no workflows either.
 */
function isWorkflowFile(name: string): boolean {
  return /\.json$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|node_modules\/|\._)/.test(name);
}

async function textsIn(file: File): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return [new TextDecoder().decode(bytes)];
  const entries = await readZip(bytes, isWorkflowFile);
  if (entries.length === 0) throw new Error("no JSON file in the zip");
  return entries;
}
