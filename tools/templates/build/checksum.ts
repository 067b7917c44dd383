import { createHash } from "node:crypto";
import { brand } from "../../../content/site/brand.ts";
import { palette } from "../images/palette.ts";
import type { FixtureCase } from "../run/fixtures.ts";

/** Returns `sha256-` and hex digits, the form of all checksums in metadata and images. */
export function checksumOf(bytes: Uint8Array): string {
  return `sha256-${createHash("sha256").update(bytes).digest("hex")}`;
}

/**
 * Hashes everything that a share image shows, including the business's name.
 * @param workflow - checksum of `workflow.json`
 */
export function checksumOfShareImage(workflow: string, shown: ShownWords): string {
  const { author = brand.name, title, outcome } = shown;
  return checksumOf(Buffer.from(JSON.stringify([workflow, author, title, outcome, palette])));
}
type ShownWords = { author?: string | undefined; title?: string; outcome?: string };

/**
 * Hashes the test cases in a fixtures file. The other fields do not count, because they do not change how the cases
 * run.
 */
export function checksumOfCases({ cases }: { cases: readonly FixtureCase[] }): string {
  return checksumOf(Buffer.from(JSON.stringify(cases)));
}
