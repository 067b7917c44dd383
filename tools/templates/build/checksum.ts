import { createHash } from "node:crypto";
import type { FixtureCase } from "../run/fixtures.ts";

/** `sha256-` and the hex digest: how metadata and images name the workflow they were made from. */
export function checksumOf(bytes: Uint8Array): string {
  return `sha256-${createHash("sha256").update(bytes).digest("hex")}`;
}

/** However the file is laid out and whatever else it says. */
export function checksumOfCases({ cases }: { cases: readonly FixtureCase[] }): string {
  return checksumOf(Buffer.from(JSON.stringify(cases)));
}
