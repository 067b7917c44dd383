import { createHash } from "node:crypto";
import { brand } from "../../../content/site/brand.ts";
import { palette } from "../images/palette.ts";
import type { FixtureCase } from "../run/fixtures.ts";

/**
 * Hashes bytes as `sha256-` and hex digits, the form in which metadata and images name the workflow they were made
 * from.
 */
export function checksumOf(bytes: Uint8Array): string {
  return `sha256-${createHash("sha256").update(bytes).digest("hex")}`;
}

/** Hashes everything that a share image shows, including the consultancy's name. @param workflow its checksum */
export function checksumOfShareImage(workflow: string, shown: ShownWords): string {
  const { author = brand.name, title, outcome } = shown;
  return checksumOf(Buffer.from(JSON.stringify([workflow, author, title, outcome, palette])));
}
type ShownWords = { author?: string | undefined; title?: string; outcome?: string };

/** Hashes only the cases, so that neither the layout of the file nor its other fields count. */
export function checksumOfCases({ cases }: { cases: readonly FixtureCase[] }): string {
  return checksumOf(Buffer.from(JSON.stringify(cases)));
}
